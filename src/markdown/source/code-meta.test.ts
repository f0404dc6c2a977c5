import { lineMistakes, metaMistakes, parseCodeMeta, unknownMeta } from './code-meta';

it.each([
  [null, { highlight: '' }],
  ['', { highlight: '' }],
  ['title="Player.cs"', { title: 'Player.cs', highlight: '' }],
  ['title=\'a "b"\'', { title: 'a "b"', highlight: '' }],
  ['{1,4-6}', { highlight: '{1,4-6}' }],
  ['{ 1, 4 - 6 }', { highlight: '{1,4-6}' }],
  ['title="A {3} b" {1}', { title: 'A {3} b', highlight: '{1}' }],
  ['title="A {3} b"', { title: 'A {3} b', highlight: '' }],
  ['title="showLineNumbers"', { title: 'showLineNumbers', highlight: '' }],
  ['showLineNumbers', { firstLine: 1, highlight: '' }],
  ['showLineNumbers=5 {2}', { firstLine: 5, highlight: '{2}' }],
  ['showLineNumbers={5}', { firstLine: 5, highlight: '' }],
  ['{numberLines: true}', { firstLine: 1, highlight: '' }],
  ['{1-2}{numberLines: 12}', { firstLine: 12, highlight: '{1-2}' }],
  ['no-compile="why \'so\'" title="x"', { noCompile: "why 'so'", title: 'x', highlight: '' }],
  [
    'context="Room room; int a;" context-class="B<C>" context-page="./d.mdx"',
    { context: 'Room room; int a;', contextClass: 'B<C>', contextPage: './d.mdx', highlight: '' },
  ],
  ['toolkit="Other 2" {3}', { toolkit: 'Other 2', highlight: '{3}' }],
  ['subtitle="x"', { highlight: '' }],
])('reads %j', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual(expected);
});

it.each([
  ['title="a b" {1,4-6} showLineNumbers=5 no-compile="why so" context="a b;"', []],
  ['{ 1, 4 - 6 }{numberLines: true} no-compile', []],
  ['titel="x" {a} title=y', ['titel="x"', '{a}', 'title=y']],
])('finds the unknown words in %j', (meta, expected) => {
  expect(unknownMeta(meta)).toEqual(expected);
});

describe('metaMistakes', () => {
  it.each([
    '',
    'title="titel=x" alt="A b" {1,4-6} showLineNumbers=5 no-compile="why" context="int a = 1;"',
    'showLineNumbers={5} {numberLines: true} no-compile',
    '{outputLines: 2-4} {promptUser: a}',
    'live noInline npm2yarn metastring="x" className="y"',
  ])('finds nothing wrong with %j', (meta) => {
    expect(metaMistakes(meta)).toEqual([]);
  });

  it.each([
    ['titel="a b"', 'Code blocks have no "titel".', 'Write "title", or remove it.'],
    [
      'showLineNumber',
      'Code blocks have no "showLineNumber".',
      'Write "showLineNumbers", or remove it.',
    ],
    [
      'contextclass="A"',
      'Code blocks have no "contextclass".',
      'Write "context-class", or remove it.',
    ],
    [
      '{a}',
      '"{a}" of the code block names no lines.',
      'Write the lines to highlight, such as {1,4-6}, or remove it.',
    ],
    [
      'showLineNumbers=abc',
      '"showLineNumbers=abc" of the code block cannot be read.',
      'Write showLineNumbers=1.',
    ],
    ['title=Player.cs', '"title=Player.cs" of the code block cannot be read.', 'Write title="…".'],
    [
      'data-x="y"',
      'Code blocks have no "data-x".',
      'Remove it. Code blocks can have title="…", alt="…", no-compile="why", toolkit="…", context="…", context-class="…", context-page="…", excerpt="…", showLineNumbers and {lines}.',
    ],
  ])('says what is wrong with %j', (meta, message, fix) => {
    expect(metaMistakes(meta)).toMatchObject([{ check: 'codeMeta', message, fix }]);
  });

  it('finds all of several', () => {
    expect(metaMistakes('titel="x" {1} alt=y')).toHaveLength(2);
  });
});

it('takes the properties of objects for unknown keys', () => {
  expect(metaMistakes('constructor="x"')).toMatchObject([
    { message: 'Code blocks have no "constructor".' },
  ]);
});

it.each([
  ['', 2, []],
  ['{1,2}', 2, []],
  ['{1-2}', 2, []],
  ['{99}', 2, ['{99}, and has lines 1 to 2']],
  ['{1,2-3}', 2, ['{2-3}, and has lines 1 to 2']],
  ['{0}', 1, ['{0}, and has one line']],
  ['{3-1}', 4, ['{3-1}, and has lines 1 to 4']],
])('%s in %i lines has the mistakes %j', (highlight, count, expected) => {
  expect(lineMistakes(highlight, count).map(({ message }) => message)).toEqual(
    expected.map((text) => `The code block highlights ${text}.`),
  );
});
