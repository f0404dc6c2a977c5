import { parseCodeMeta, unknownMeta } from './code-meta';

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
  ['subtitle="x"', { highlight: '' }],
])('reads %j', (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual(expected);
});

it.each([
  ['title="a b" {1,4-6} showLineNumbers=5 no-compile="why so" context="a b;"', []],
  ['{ 1, 4 - 6 }{numberLines: true} no-compile', []],
  ['titel="x" {a} title=y', ['titel="x"', '{a}', 'title=y']],
])('knows what it does not know in %j', (meta, expected) => {
  expect(unknownMeta(meta)).toEqual(expected);
});
