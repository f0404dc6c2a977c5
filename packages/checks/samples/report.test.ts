import { exemptionProblems, parseCompilerOutput, problemsOf, summary } from './report';
import type { SourceFile } from './units';

const block = { file: 'content/docs/a.mdx', line: 20, code: 'a\nb\nc' };
const FILES = new Map<string, SourceFile>([['u3_0.cs', { name: 'u3_0.cs', text: '', block }]]);

it('parses errors and nothing else', () => {
  const output = [
    "u3_0.cs(3,7): error CS1061: Type `A' does not contain a definition for `b'",
    'u3_0.cs(2,1): warning CS0168: x',
    "error CS2001: Source file `x.cs' could not be found",
    'Compilation failed: 2 error(s), 1 warnings',
  ].join('\n');
  expect(parseCompilerOutput(output)).toEqual([
    {
      file: 'u3_0.cs',
      line: 3,
      code: 'CS1061',
      message: "Type `A' does not contain a definition for `b'",
    },
    { line: 0, code: 'CS2001', message: "Source file `x.cs' could not be found" },
  ]);
});

it("maps errors to the page's lines, without the check's own names", () => {
  const errors = parseCompilerOutput(
    "u3_0.cs(3,7): error CS1061: Type `Sample3.A' does not contain `b'. Are you missing a using directive?",
  );
  expect(problemsOf(errors, FILES)).toMatchObject([
    {
      check: 'content',
      file: 'content/docs/a.mdx',
      line: 21,
      message: "CS1061: Type `A' does not contain `b'.",
    },
  ]);
});

it.each([
  [1, 20],
  [2, 20],
  [9, 22],
])('maps line %d of the source to line %d of the page, within the block', (line, expected) => {
  const errors = parseCompilerOutput(`u3_0.cs(${line},1): error CS1525: x`);
  expect(problemsOf(errors, FILES)[0]?.line).toBe(expected);
});

it('counts blocks, and refuses more than 3 % exempt', () => {
  expect(summary({ pages: 2, blocks: 100, exempt: 3, projects: 1 })).toBe(
    '100 C# blocks on 2 pages, 3 exempt (3.0 %); sample projects: 1',
  );
  expect(exemptionProblems({ pages: 2, blocks: 100, exempt: 3 })).toEqual([]);
  const [tooMany] = exemptionProblems({ pages: 2, blocks: 100, exempt: 4 });
  expect(tooMany?.message).toContain('4 of 100');
  expect(exemptionProblems({ pages: 0, blocks: 0, exempt: 0 })).toEqual([]);
});
