import matter from 'gray-matter';
import { parse } from 'yaml';
import { replaceKeys, toYaml } from './front-matter-text';

const TEXTS = [
  'plain, with (brackets) <and> a dot.',
  'a: b',
  'a #b',
  'ends:',
  'true',
  'No',
  'Nobody',
  'of no',
  'null',
  '~',
  '12',
  '1_000',
  '0x1F',
  '1:30',
  '1e5',
  '.inf',
  '2024-01-31',
  '=',
  '<<',
  '- a',
  '? a',
  '*a',
  '&a',
  '!a',
  '|',
  '> a',
  '%a',
  '@a',
  '`a`',
  '"a"',
  "'a'",
  "it's",
  '{a}',
  '[a]',
  'a\\b',
  'tab\there',
  ' leading',
  'trailing ',
  'two\nlines',
  'two\n\n  indented\n- list: x # y',
  '  indented\nfirst',
  'ends with a line\n',
  'three dots\n...\n---\nend',
  '---',
  'with \u2028 and \u0085 and \uFEFF',
  'emoji 🙂 and é',
  'a\n\ttab',
  'carriage\rreturn',
  '#',
  '',
];

it.each(TEXTS)('writes %j so that every parser reads it back', (text) => {
  const values = { a: text, list: [text, { b: text, c: [text] }] };
  const yaml = toYaml(values);
  expect(parse(yaml)).toEqual(values);
  expect(matter(`---\n${yaml}---\nbody`, {}).data).toEqual(values);
});

it('is human-readable if possible', () => {
  expect(toYaml({ name: 'Set<T>', on: true, list: ['a'], text: 'one\n\ntwo', none: [] })).toBe(
    'name: Set<T>\non: true\nlist:\n  - a\ntext: |-\n  one\n\n  two\nnone: []\n',
  );
});

it('writes what occurs twice in both places', () => {
  const same = { b: ['c'] };
  expect(toYaml({ a: same, d: same })).toBe('a:\n  b:\n    - c\nd:\n  b:\n    - c\n');
});

const SOURCE = `# About the file.
name: Room
# About the summary.
summary: >-
  Old
  text.

members:
- name: A
# Within the members.
- name: B
unlisted: false # for now
# The end.
`;

it('changes some keys and leaves the text of the others alone', () => {
  const keys = ['name', 'summary', 'members', 'unlisted'];
  const changes = new Map([
    ['summary', 'summary: New.\n'],
    ['members', undefined],
    ['uid', 'uid: A.Room\n'],
  ]);
  expect(replaceKeys(SOURCE, keys, changes)).toBe(`# About the file.
name: Room
uid: A.Room
# About the summary.
summary: New.
unlisted: false # for now
# The end.
`);
  expect(replaceKeys(SOURCE, keys, new Map())).toBe(SOURCE);
});

it('detects that keys cannot be told apart', () => {
  expect(replaceKeys('{ name: Room }\n', ['name'], new Map())).toBeUndefined();
});
