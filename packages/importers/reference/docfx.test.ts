import { lineOfItem, readDocfxFile } from './docfx';

const HEADER = '### YamlMime:ManagedReference\n';

it('reads scalars as strings, whatever they mean in YAML', () => {
  const { items, problems } = readDocfxFile(
    `${HEADER}items:\n- uid: A.Null\n  name: Null\n  type: Field\n  summary: =\n  syntax:\n    content: Null = 0x1F\n  source:\n    path: src/A.cs\n    startLine: 4\n`,
    'a.yml',
  );
  expect(problems).toEqual([]);
  expect(items).toMatchObject([
    {
      uid: 'A.Null',
      name: 'Null',
      summary: '=',
      declaration: 'Null = 0x1F',
      source: { path: 'src/A.cs', startLine: 5 },
    },
  ]);
});

it('does not publish local paths', () => {
  const source = (path: string) =>
    readDocfxFile(`${HEADER}items:\n- uid: A\n  source:\n    path: ${path}\n`, 'a.yml').items[0]
      ?.source;
  expect(source('C:/Users/me/A.cs')).toBeUndefined();
  expect(source('/home/me/A.cs')).toBeUndefined();
  expect(source('../A.cs')).toBeUndefined();
  expect(source('src\\A.cs')?.path).toBe('src/A.cs');
});

it.each([
  ['', 'has no header "### YamlMime:…"'],
  ['items:\n- uid: A\n', 'has no header "### YamlMime:…"'],
  ['### YamlMime:TableOfContent\n- uid: A\n', 'is TableOfContent'],
  [HEADER, 'has no items'],
  [`${HEADER}items: []\n`, 'has no items'],
])('skips %j', (text, reason) => {
  expect(readDocfxFile(text, 'a.yml')).toMatchObject({ skipped: reason, items: [], problems: [] });
});

it('reports where YAML is damaged', () => {
  const { problems } = readDocfxFile(`${HEADER}items:\n- uid: A\n  name: "x\n  type: B\n`, 'a.yml');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'a.yml', line: 6 });
  expect(problems[0]?.message).toMatch(/not valid YAML: unexpected end of the stream/);
  const twice = readDocfxFile(`${HEADER}items:\n- uid: A\n  uid: B\n`, 'a.yml').problems;
  expect(twice[0]).toMatchObject({
    line: 4,
    message: expect.stringMatching(/duplicated mapping/) as string,
  });
});

it.each(['', '~', 'null', '"null"', '" ~ "', '[a]'])('takes the summary %s for none', (summary) => {
  const { items } = readDocfxFile(`${HEADER}items:\n- uid: A\n  summary: ${summary}\n`, 'a.yml');
  expect(items[0]?.summary).toBe('');
});

it('finds the line of an item', () => {
  const text = `${HEADER}items:\n- uid: A.B\n- uid: 'A.#ctor'\n`;
  expect(lineOfItem(text, 'A.B')).toBe(3);
  expect(lineOfItem(text, 'A.#ctor')).toBe(4);
  expect(lineOfItem(text, 'A')).toBeUndefined();
});
