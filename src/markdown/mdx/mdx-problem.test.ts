import { renderMdx } from '../../test/render-mdx';
import { mdxProblem } from './mdx-problem';

/** The problem reported for a text that does not compile. */
async function problemOf(source: string) {
  const error: unknown = await renderMdx(source, []).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeDefined();
  return mdxProblem(error, 'content/docs/a.mdx');
}

it.each([
  ['Line\n\nA RealtimeSet<TModel> here.', 3, 'RealtimeSet<TModel>`, or write \\<TModel>'],
  ['A List<int> here.', 1, 'Close it with </int>, or write \\<'],
  ['A Dictionary<string, int> here.', 1, 'A "<" before "," starts a tag.'],
  ['\nIf a < 5 or a <5.', 2, 'A "<" before "5" starts a tag.'],
  ['\n\nA {b c} here.', 3, 'Braces hold JavaScript.'],
  ['A\n\nimport these things first.', 3, 'Lines that start with "import" or "export" are code.'],
  ['\nexport your project', 2, 'Lines that start with "import" or "export" are code.'],
])('explains how to write %j', async (source, line, fix) => {
  const problem = await problemOf(source);
  expect(problem).toMatchObject({ check: 'mdx', file: 'content/docs/a.mdx', line });
  expect(problem.column).toBeGreaterThan(0);
  expect(problem.message).toMatch(/^The page does not compile: \S/);
  expect(problem.fix).toContain(fix);
});

it.each([
  ['A {missing} value.', 'Import or export "missing" in this page'],
  ['<Unknown>a</Unknown>', 'If <Unknown> is a type parameter'],
  ['<p style="color: red">a</p>', 'Write style={{ color: "red" }}'],
  ['export const a = missing.name;', 'Import or export "missing" in this page'],
  ['export const a = null.name;', '"name" is read from what is null here. Define that first'],
  ['export const a = {}.list();', 'Import or export a function'],
  ['export const a = JSON.parse("{");', 'runs during the build: correct it'],
])('explains what is wrong with %j, which compiles but does not render', async (source, fix) => {
  const problem = await problemOf(source);
  expect(problem.fix).toContain(fix);
});

it('uses one line of a message, and no unknown position', () => {
  expect(mdxProblem(new Error('One.\nTwo.'), 'a.md')).toEqual({
    check: 'mdx',
    file: 'a.md',
    message: 'The page does not compile: One.',
    fix: 'Code in a page runs during the build: correct it, or write its result.',
  });
});

it('survives whatever is thrown', () => {
  expect(mdxProblem('text', 'a.md').message).toBe('The page does not compile: text');
  expect(mdxProblem(null, 'a.md').message).toBe('The page does not compile: null');
});
