import { renderMdx } from '../../test/render-mdx';
import remarkCodeFigures from './remark-code-figures';

const render = (source: string) => renderMdx(source, [remarkCodeFigures]);
const figures = (html: string) => [...html.matchAll(/<figure [^>]*>/g)].map(([tag]) => tag);

it.each([
  ['cs', 'csharp'],
  ['C#', 'csharp'],
  ['CSharp', 'csharp'],
  ['sh', 'bash'],
  ['Dockerfile', 'docker'],
  ['yml', 'yaml'],
  ['js{1,2}', 'javascript'],
  ['{1,2}', 'none'],
  ['text', 'none'],
  ['', 'none'],
  ['brainfuck', 'brainfuck'],
])('reads the language of %j as %s', async (info, language) => {
  expect(figures(await render(`\`\`\`${info}\na\n\`\`\``))).toEqual([
    `<figure data-code="${language}">`,
  ]);
});

it('passes on title, first line and highlighted lines', async () => {
  const html = await render('```cs title="A & B.cs" {1,3} showLineNumbers=7\na\n```');
  expect(figures(html)).toEqual([
    '<figure data-code="csharp" data-title="A &amp; B.cs" data-first-line="7">',
  ]);
  expect(html).toContain('class="language-csharp"');
});

it('keeps a diff’s own language', async () => {
  const html = await render('```diff-cs\n+a\n```');
  expect(figures(html)).toEqual(['<figure data-code="csharp">']);
  expect(html).toContain('class="language-diff-csharp"');
});

it('keeps a diagram’s whole source, with its texts and its line', async () => {
  const html = await render(
    'Text\n\n```mermaid title="Flow" alt="A leads to B"\ngraph TD\n  A -->|"x"| B\n```',
  );
  expect(html).toContain(
    '<figure data-diagram="graph TD\n  A --&gt;|&quot;x&quot;| B" data-title="Flow" data-alt="A leads to B" data-line="3"></figure>',
  );
});

it('takes comments that highlight lines out of plain text, where Prism does not find them', async () => {
  const html = await render('```text\n// highlight-start\na\n// highlight-end\n# b\n```');
  expect(html).not.toContain('highlight');
  expect(html).toContain('a\n# b');
});

it('escapes plain text for Prism, which does not, and leaves code to Prism', async () => {
  expect(await render('```\n<a> & b\n```')).toContain('&amp;lt;a&gt; &amp;amp; b');
  expect(await render('```cs\n<a> & b\n```')).toContain('&lt;a&gt; &amp; b');
});

it('frames every fence: in lists, in quotes and one after another', async () => {
  const source = '```\na\n```\n```\nb\n```\n\n- x\n\n  ~~~cs\n  c\n  ~~~\n\n> ```bash\n> d\n> ```';
  const html = await render(source);
  expect(figures(html)).toEqual([
    '<figure data-code="none">',
    '<figure data-code="none">',
    '<figure data-code="csharp">',
    '<figure data-code="bash">',
  ]);
  expect(html.match(/<pre>/g)).toHaveLength(4);
});

it('leaves fences inside a fence as text', async () => {
  const html = await render('````md\n```cs\na\n```\n````');
  expect(figures(html)).toEqual(['<figure data-code="markdown">']);
  expect(html).toContain('```cs\na\n```');
});

it('puts mistakes of a fence before it, with its line', async () => {
  const html = await render('Text\n\n- ```charp titel="x"\n  <a>\n  ```\n\n```cs\nb\n```');
  const mistakes = [...html.matchAll(/<template ([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(mistakes).toEqual([
    expect.stringMatching(
      /"charp&quot; is|&quot;charp&quot; is.*data-check="codeLanguages" data-line="3"/,
    ),
    expect.stringMatching(/&quot;titel&quot;.*data-check="codeMeta" data-line="3"/),
  ]);
  expect(figures(html)).toHaveLength(2);
  expect(html).toContain('&amp;lt;a&gt;');
});

it('checks the language of a diff, but not of a diagram', async () => {
  expect(await render('```diff-charp\n+a\n```')).toContain('&quot;charp&quot;');
  expect(await render('```mermaid title="A"\ngraph TD\n```')).not.toContain('<template');
  expect(await render('```diff\n+a\n```')).not.toContain('<template');
});
