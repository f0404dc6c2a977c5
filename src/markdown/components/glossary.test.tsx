import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GlossaryTerm } from '../../config/project/glossary';
import { Glossary, Term } from './glossary';
import { RegistriesContext } from './registries';

const place = { source: '/site/glossary.ts', line: 7 };
const TERMS: readonly GlossaryTerm[] = [
  {
    id: 'owner',
    group: 'Ownership',
    name: 'Owner',
    also: ['Authority'],
    definition: 'The client that may change a [`model`](/room/models).',
    type: 'RealtimeView',
    see: ['tick'],
    place,
  },
  { id: 'tick', group: 'Motion', name: 'Tick', also: [], definition: 'A step.', see: [], place },
];

const render = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <RegistriesContext.Provider
      value={{ logCodes: [], terms: TERMS, decisionTables: {}, apiHistory: [] }}
    >
      {element}
    </RegistriesContext.Provider>,
  );

it.each([
  ['the text', <Term key="a">owners</Term>, 'owners'],
  [
    'the id',
    <Term key="b" id="owner">
      whoever <em>owns</em> it
    </Term>,
    'whoever <em>owns</em> it',
  ],
])('links to the term that %s names', (_, element, text) => {
  expect(render(element)).toBe(`<a class="term" href="/glossary#owner">${text}</a>`);
});

it.each([
  [<Term key="a">ownr</Term>, 'The glossary has no term "ownr". Write <Term id="owner">…</Term>.'],
  [
    <Term key="b">rollback</Term>,
    'The glossary has no term "rollback". Add it to glossary.ts, or write the id of a term: <Term id="owner">…</Term>.',
  ],
  [
    <Term key="c" />,
    '<Term> has no text. Write <Term>owner</Term>, or <Term id="owner">whoever owns it</Term>.',
  ],
])('reports a mistake with its line: %#', (element, mistake) => {
  const html = render(React.cloneElement(element, { 'data-line': '4' }));
  const [, message, fix] =
    /data-mistake="([^"]*)" data-fix="([^"]*)" data-line="4"/.exec(html) ?? [];
  const decoded = `${message} ${fix}`.replace(/&quot;/g, '"').replace(/&lt;/g, '<');
  expect(decoded.replace(/&gt;/g, '>')).toBe(mistake);
});

it('lists all terms by group, each with an anchor, its type and related terms', () => {
  const html = render(<Glossary />);
  expect(html).toContain('Filter the 2 terms');
  expect(html.match(/<h2 id="[^"]*"/g)).toEqual(['<h2 id="ownership"', '<h2 id="motion"']);
  expect(html.match(/<dt id="[^"]*"/g)).toEqual(['<dt id="owner"', '<dt id="tick"']);
  expect(html).toContain(
    '<a href="xref:RealtimeView" data-source="/site/glossary.ts" data-line="7">',
  );
  expect(html).toContain('<a data-source="/site/glossary.ts" data-line="7" href="/room/models">');
  expect(html).toContain('See also: <a href="#tick">Tick</a>');
});
