import type { SampleBlock } from '../../../src/features/samples/blocks';
import { classProblems, excerptProblems } from './one-class';

const block = (file: string, code: string, more: Partial<SampleBlock> = {}): SampleBlock => ({
  file,
  line: 5,
  code,
  ...more,
});
const DOOR = '[Model]\nclass Door {\n    int a; // the first\n\n    int b;\n    int c;\n}';

it.each<[string, Partial<SampleBlock>, string, number]>([
  ['the same but for spaces and comments', {}, '[Model] class Door { int a; int b; int c; }', 0],
  ['another', {}, '[Model] class Door { int a; }', 1],
  ['another attribute', {}, DOOR.replace('Model', 'Other'), 1],
  ['a later version', { contextPage: './a.mdx' }, 'class Door { }', 0],
  ['a later version of several pages', { contextPage: './z.mdx ./a.mdx' }, 'class Door { }', 0],
  ['a continuation of a page without it', { contextPage: './z.mdx' }, 'class Door { }', 1],
  ['a change', { diff: true }, 'class Door { }', 0],
])('compares a class with %s on another page', (_name, more, code, count) => {
  const earlier = block('docs/a.mdx', 'class Door { }');
  const problems = classProblems([
    earlier,
    block('docs/a.mdx', DOOR),
    block('docs/b.mdx', code, more),
  ]);
  const message = 'Door is not the Door of docs/a.mdx:5.';
  expect(problems).toMatchObject(Array(count).fill({ file: 'docs/b.mdx', line: 4, message }));
});

it.each([
  ['int a; // the first\nint b;', []],
  ['class Door {\n    // …\nint c;', []],
  ['int c;\n// …\nint b;', ['../a.mdx does not have this in "Door.cs":\nint b;\n']],
  ['int a;', ['../a.mdx does not have this in "Door.cs":\nint a;\n']],
])('compares the excerpt %j with its file', (code, messages) => {
  const whole = block('docs/a.mdx', DOOR, { title: 'Door.cs' });
  const excerpt = block('docs/b/c.mdx', code, { title: 'Door.cs', excerpt: '../a.mdx' });
  const found = excerptProblems([excerpt], ({ contextPage }) =>
    // On the page of the file, an excerpt may come after it.
    contextPage === '../a.mdx' ? [whole, { ...excerpt, code: 'int d;' }] : [],
  );
  expect(found.map(({ message }) => message)).toEqual(messages);
  const missing = excerptProblems([{ ...excerpt, title: 'Gate.cs' }], () => [whole]);
  expect(missing[0]?.message).toBe('../a.mdx has no file "Gate.cs".');
});
