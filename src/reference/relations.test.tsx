import { renderToStaticMarkup } from 'react-dom/server';
import type { Mention } from './mentions';
import { createReference } from './reference';
import type { ReferenceType } from './reference-type';
import { fillRelations } from './relations';
import { Slot } from './sections';
import { apiType as type } from '../test/api-type';

const SEE_ALSO = { id: 'section-see-also', text: 'See also', depth: 2 };
const BODY = {
  html: renderToStaticMarkup(
    <>
      <Slot name="hierarchy" />
      <Slot name="kinds" />
      <div id="a" />
      <Slot name="calls" of="Do" />
      <Slot name="inherited" />
      <div id="section-see-also" />
      <Slot name="uses" />
    </>,
  ),
  headings: [{ id: 'a', text: 'A', depth: 2 }, SEE_ALSO],
};
const fill = (own: ReferenceType, others: ReferenceType[] = [], mentions: Mention[] = []) =>
  fillRelations(BODY, createReference([own, ...others]), own, mentions);
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\uE002\uE003]+/g, ' ');
const mention = (path: string, isType = false): Mention => ({ path, title: `T${path}`, isType });

it('leaves no trace of empty slots', () => {
  const html = '<div id="a"></div><div id="section-see-also"></div>';
  expect(fill(type('Room'))).toEqual({ html, headings: BODY.headings });
});

it('shows the bases from the root down to the type', () => {
  const { html } = fill(type('Move', { inherits: ['Base<Player>', 'Object'] }));
  expect(text(html)).toBe(' Inheritance Object Base &#x3C; Player > Move ');
});

it('uses the labels "Extends" and "Extended by" for interfaces', () => {
  const { html } = fill(type('IRoom', { kind: 'interface', implements: ['IThing'] }), [
    type('Room', { implements: ['IRoom'] }),
    type('ILobby', { kind: 'interface', implements: ['IRoom'] }),
  ]);
  expect(text(html)).toBe(' Extends IThing Extended by ILobby Implemented by Room ');
});

it('folds more than twelve derived types', () => {
  const own = type('Base');
  const derived = (length: number) =>
    Array.from({ length }, (_, index) => type(`D${index}`, { inherits: ['Base'] }));
  expect(fill(own, derived(12)).html).not.toContain('<details');
  expect(fill(own, derived(13)).html).toContain('<summary>13 types</summary>');
});

it('links inherited members to their class, folded, with a heading in the right place', () => {
  const base = type('Base', {
    members: [{ name: 'Do', kind: 'method', signature: 'void Do()', summary: 'See [it](/x).' }],
  });
  const { html, headings } = fill(type('Move', { inherits: ['Base'] }), [base], [mention('/g')]);
  expect(html).toMatch(
    /<details[^>]*>.*<li id="Do">.*<a href="\/r\/Base#Do"><code>Do\(\)<\/code><\/a>.*See it\./s,
  );
  expect(html).not.toContain('open');
  expect(headings.map(({ text: title }) => title)).toEqual([
    'A',
    'Inherited members',
    'See also',
    'Used by',
  ]);
});

it('lets the filter of a long page find inherited members, list by list', () => {
  const method = (name: string) => ({ name, kind: 'method', signature: 'void X()', summary: 'S.' });
  const bases = [
    type('Base', { inherits: ['Root'], members: [method('Do'), method('Undo')] }),
    type('Root', { members: [method('Go')] }),
  ];
  const own = (length: number) =>
    type('Move', {
      inherits: ['Base'],
      members: Array.from({ length }, (_, index) => method(`Own${index}`)),
    });
  const { html } = fill(own(21), bases);
  expect([...html.matchAll(/<(\w+)[^>]* data-filter-group/g)].map(([, tag]) => tag)).toEqual([
    'section',
    'details',
    'details',
  ]);
  expect([...html.matchAll(/data-filter-item="([^"]*)"/g)].map(([, words]) => words)).toEqual([
    'do() inherited members',
    'undo() inherited members',
    'go() inherited members',
  ]);
  expect(text(html)).toContain('Inherited members 3 ');
  expect(fill(own(20), bases).html).not.toContain('data-filter-item');
});

it('leaves an anchor to the overload that the type has itself', () => {
  const method = (type_: string) => ({
    name: 'Do',
    kind: 'method',
    signature: `void Do(${type_} x)`,
    summary: 'S.',
    parameters: [{ name: 'x', type: type_ }],
  });
  const own = type('Move', { inherits: ['Base'], members: [method('int')] });
  const { html } = fill(own, [type('Base', { members: [method('string')] })]);
  expect(html).toContain('<ul class="types-list"><li><span');
});

it('lists the members that take and give the type, before what mentions it', () => {
  const rooms = type('Rooms', {
    members: [
      { name: 'Add', kind: 'method', signature: 'public void Add(Room room)', summary: 'S.' },
      ...Array.from({ length: 13 }, (_, index) => ({
        name: `room${index}`,
        kind: 'property',
        signature: `public Room room${index} { get; }`,
        summary: 'S.',
      })),
    ],
  });
  const { html, headings } = fill(type('Room'), [rooms], [mention('/g')]);
  expect(headings.slice(2).map((one) => one.text)).toEqual(['Used by']);
  expect(html).toContain('<a href="/r/Rooms#Add"><code>');
  expect(text(html)).toMatch(
    /Used by # Accepted by Rooms.*Add ?\(\) Returned by 13 members .*Mentioned in T\/g /,
  );
  expect(html.match(/id="section-(?!see)[^"]+"/g)).toEqual([
    'id="section-used-by"',
    'id="section-accepted-by"',
    'id="section-returned-by"',
    'id="section-mentioned-in"',
  ]);
  expect(fill(type('Room', { unlisted: true }), [rooms]).html).not.toContain('Rooms');
});

it('lists the samples that use a member with it', () => {
  const slots = ['Join', 'Leave'].map((of) => <Slot key={of} name="calls" of={of} />);
  const body = { html: renderToStaticMarkup(slots), headings: [] };
  const [own, calls] = [type('Room'), { Join: [mention('/a#b:~:text=Join()')] }];
  const { html } = fillRelations(body, createReference([own]), own, [], calls);
  expect(html).toMatch(
    /^<div [^>]*><p [^>]*>Used in<.*<a href="\/a#b:~:text=Join\(\)">T.*<\/div>$/,
  );
});

describe('mentions', () => {
  it('are listed by guides and types, those of which there are many folded', () => {
    const guides = Array.from({ length: 13 }, (_, index) => mention(`/g${index}`));
    const { html } = fill(type('Room'), [], [...guides, mention('/c', true)]);
    expect(text(html)).toMatch(/Mentioned in 13 guides T\/g0 .* T\/g12 T\/c $/);
  });

  it('are not shown on an unlisted page', () => {
    expect(fill(type('Room', { unlisted: true }), [], [mention('/g')]).html).not.toContain(
      'Mentioned',
    );
  });
});
