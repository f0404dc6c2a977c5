import path from 'node:path';
import { loadSearchContent } from './search-content';
import { putFile, tempFolder } from '../../test/temp-folder';

let root: string;
beforeEach(() => (root = tempFolder()));

const NOTHING = { synonyms: [], internals: [], ignoredHeadings: [], popular: [] };

function load(...lines: string[]) {
  const dir = path.join(root, 'content');
  putFile(path.join(dir, 'search.ts'), lines.join('\n'));
  return loadSearchContent(dir, root, { product: 'tandem', Product: 'Tandem' });
}

it('reads the file, with variables replaced', () => {
  expect(
    load(
      "const search: object = { synonyms: [{ said: 'cost', meant: '{product} pricing' }], internals: ['{Product} client'] };",
      'export default search;',
    ),
  ).toEqual({
    synonyms: [{ said: 'cost', meant: 'tandem pricing' }],
    internals: ['Tandem client'],
    ignoredHeadings: [],
    popular: [],
    problems: [],
  });
});

it('is empty without a file', () => {
  expect(loadSearchContent(path.join(root, 'content'), root, {})).toEqual({
    ...NOTHING,
    problems: [],
  });
});

it('reports each mistake with its line, and is then empty', () => {
  const { problems, ...content } = load(
    'const search = {',
    '  synonyms: [',
    "    { said: 'cost', meant: 'pricing' },",
    "    { said: '', meant: 'x' },",
    "    { said: 'lag' },",
    '  ],',
    '  internal: [],',
    "  ignoredHeadings: 'See also',",
    '};',
    'export default search;',
  );
  expect(content).toEqual(NOTHING);
  expect(
    problems
      .map(({ check, file, line, message }) => `${check} ${file}:${line ?? ''} ${message}`)
      .sort(),
  ).toEqual([
    expect.stringMatching(/^settings content\/search\.ts:4 "synonyms\.1\.said": /),
    'settings content/search.ts:5 "synonyms.2.meant" is missing.',
    'settings content/search.ts:7 Unknown key "internal".',
    expect.stringMatching(/^settings content\/search\.ts:8 "ignoredHeadings": /),
  ]);
  expect(problems.map(({ fix }) => fix)).toContain('Write "internals", or remove the key.');
});

it('reports a file that exports something else', () => {
  const [problem] = load('', 'export default 5;').problems;
  expect(problem?.message).toMatch(/^"the file": /);
});

it.each([
  ['does not parse', ['export default {', '  synonyms: [;', '};'], 'Unexpected ";"', 2],
  ['throws', ['throw new Error("no words");'], 'no words', undefined],
])('reports a file that %s', (_, lines, said, line) => {
  const { problems, ...content } = load(...lines);
  expect(content).toEqual(NOTHING);
  expect(problems).toEqual([
    expect.objectContaining({
      check: 'settings',
      file: 'content/search.ts',
      message: `The file cannot be read: ${said}`,
      ...(line && { line }),
    }),
  ]);
});
