import { blocksOf } from './blocks';

const VARIABLES = { Product: 'Tandem', 'facts.a.digits': '1024' };

function read(...lines: string[]) {
  return blocksOf(lines.join('\n'), 'content/docs/a.mdx', VARIABLES);
}

it('finds the C# blocks with their lines, and replaces variables', () => {
  const { blocks, problems } = read(
    '---',
    'title: A',
    '---',
    '```csharp title="{Product}.cs" {1-2} showLineNumbers',
    'using {Product};',
    'int a = {facts.a.digits};',
    '```',
    '```bash',
    '```csharp',
    '```',
    '~~~cs',
    'b',
    '~~~',
  );
  expect(problems).toEqual([]);
  expect(blocks).toEqual([
    {
      file: 'content/docs/a.mdx',
      line: 5,
      code: 'using Tandem;\nint a = 1024;',
      title: 'Tandem.cs',
    },
    { file: 'content/docs/a.mdx', line: 12, code: 'b' },
  ]);
});

it('removes the indentation of lists and quotes', () => {
  const { blocks } = read(
    '1. x',
    '   ```csharp',
    '   a',
    '     b',
    '   ```',
    '> ```cs',
    '> c',
    '> ```',
  );
  expect(blocks.map(({ code }) => code)).toEqual(['a\n  b', 'c']);
});

it('takes the result of a diff, keeping line numbers', () => {
  const { blocks } = read('```diff-csharp', '- a();', '+ b();', '  c();', '```');
  expect(blocks.map(({ code }) => code)).toEqual(['\n b();\n c();']);
});

it('reads what a fragment assumes', () => {
  const meta = `context="{Product} a;" context-class='B<C>' context-page="./d.mdx" excerpt="./e.mdx"`;
  expect(read(`\`\`\`csharp ${meta}`, 'x', '```').blocks).toMatchObject([
    { context: 'Tandem a;', contextClass: 'B<C>', contextPage: './d.mdx', excerpt: './e.mdx' },
  ]);
});

it.each([
  'no-compile',
  'no-compile=""',
  'no-compile="  "',
  'no-compile=why',
  'no-compile title="a"',
])('requires a reason for %s', (meta) => {
  const { blocks, problems } = read(`\`\`\`csharp ${meta}`, 'x', '```');
  const missing = problems.find(({ message }) => message.includes('does not say why'));
  expect(missing?.line).toBe(1);
  expect(blocks[0]?.noCompile).toBeDefined();
});

it('accepts a reason', () => {
  const { blocks, problems } = read('```csharp no-compile="pseudo code"', 'x', '```');
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([{ noCompile: 'pseudo code' }]);
});

it('leaves out what is written for another toolkit', () => {
  const { blocks, problems } = read('```csharp toolkit="Other 2" {1}', 'x', '```');
  expect(blocks).toEqual([]);
  expect(problems).toEqual([]);
});

it('reports unknown keys', () => {
  const { problems } = read('', '```csharp titel="a" title=b', 'x', '```');
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, '"titel="a"" is not an option of code blocks.'],
    [2, '"title=b" is not an option of code blocks.'],
  ]);
});
