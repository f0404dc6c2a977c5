import { referenceIndex, type IndexedType } from './reference-index';

const type = (name: string, category: string, namespace = 'A.B'): IndexedType => ({
  name,
  path: `/reference/classes/${name}`,
  kind: 'class',
  namespace,
  category,
  summary: `What [${name}](/x) is, with \`code\`.`,
});

const TYPES = [type('Room', 'Rooms'), type('Set<T>', 'Collections', 'A.C'), type('Log', 'Zeta')];

it('lists every type by category in the order given, and by namespace', () => {
  const { html } = referenceIndex(TYPES, ['Rooms', 'Unused']);
  const headings = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)</g)].map((match) => match.slice(1));
  expect(headings).toEqual([
    ['rooms', 'Rooms'],
    ['collections', 'Collections'],
    ['zeta', 'Zeta'],
    ['namespace-ab', 'A.B'],
    ['namespace-ac', 'A.C'],
  ]);
  expect(html.match(/href="\/reference\/classes\/Room"/g)).toHaveLength(2);
});

it('shows names and summaries as text, without the links of the summary', () => {
  const { html } = referenceIndex(TYPES, []);
  expect(html).toContain('<code translate="no">Set&lt;T&gt;</code>');
  expect(html).toContain('What Room is, with <code translate="no">code</code>.');
  expect(html).not.toContain('href="/x"');
});

it('shows the kind of a type beside its name, and its letter to the eye only', () => {
  const { html } = referenceIndex([{ ...type('Id', 'Rooms'), kind: 'struct' }], []);
  expect(html).toContain(
    '<span class="api-glyph api-glyph-struct" data-glyph="S" aria-hidden="true"></span>',
  );
  expect(html).toContain('<span class="type-kind">struct</span>');
});

it('shows the number of types, and the categories as table of contents', () => {
  const { html, toc } = referenceIndex(TYPES, ['Rooms']);
  expect(html).toContain('Filter the 3 types');
  expect(
    toc
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['Rooms', 'Collections', 'Zeta']);
});
