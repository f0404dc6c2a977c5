import { compile } from '@mdx-js/mdx';
import { compileLoosely } from './page-reader';
import { plainText } from './loose-markup';
import { renderMdx } from '../../../src/test/render-mdx';

async function shown(source: string) {
  let last = '';
  const result = await compileLoosely(source, 'a.md', async (text) => {
    last = text;
    try {
      return { code: String(await compile(text)) };
    } catch (failure) {
      return { failure };
    }
  });
  if (!('code' in result)) throw new Error(result.problem.message);
  const html = await renderMdx(last, []);
  return { html, lines: result.problems.map(({ line }) => line), problems: result.problems };
}

it.each([
  ['a type parameter', 'A RealtimeSet<TModel> here.', '<p>A RealtimeSet&lt;TModel&gt; here.</p>'],
  ['several type parameters', 'A Map<string, int> here.', '<p>A Map&lt;string, int&gt; here.</p>'],
  ['an escaped end', '\\[Promise<Config\\>]', '<p>[Promise&lt;Config&gt;]</p>'],
  ['comparisons', 'If a < 5 or a <5 or <= 6.', '<p>If a &lt; 5 or a &lt;5 or &lt;= 6.</p>'],
  ['braces with types', '(_{ [x]: (a) => any }_)', '<p>(<em>{ [x]: (a) =&gt; any }</em>)</p>'],
  ['braces in braces', 'A {b: {c d}} e', '<p>A {b: {c d}} e</p>'],
  ['a brace that is not closed', 'A {b\n\n`}`', '<p>A {b</p>\n<p><code>}</code></p>'],
  [
    'a line that starts like code',
    'A\n\nimport these things.',
    '<p>A</p>\n<p>import these things.</p>',
  ],
  [
    'tags without an end',
    'A<br>b <img src="c.png" alt="d">',
    '<p>A<br/>b <img src="c.png" alt="d"/></p>',
  ],
  ['a player without an end', 'A <embed src="b.svg"> c', '<p>A <embed src="b.svg"/> c</p>'],
  ['an end without a tag', 'A</br>b</p>', '<p>A<br/>b</p>'],
  ['paragraphs of HTML', 'A <p>b', '<p>A <p></p>b</p>'],
])('shows %s as it is written', async (_, source, expected) => {
  const { html, problems } = await shown(source);
  expect(html.trim()).toBe(expected);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.every(({ check }) => check === 'markup')).toBe(true);
});

it('keeps the components around, code, and the lines of mistakes', async () => {
  const { html, lines } = await shown(
    '<b>\n\nA {b c}\n\n</b>\n\n```js\n{d e <f\n```\n\nA `{g h}` List<int>',
  );
  expect(html).toContain('<b><p>A {b c}</p></b>');
  expect(html).toContain('{d e &lt;f');
  expect(html).toContain('A <code>{g h}</code> List&lt;int&gt;');
  expect(lines).toEqual([3, 11]);
});

it('changes nothing in a page that compiles', async () => {
  expect(await shown('A {1 + 1} <b>c</b>')).toMatchObject({
    html: '<p>A 2 <b>c</b></p>',
    problems: [],
  });
});

it('makes a plain text of a page that nothing else helps', () => {
  expect(plainText('import a\n\nA {b} <C> `{d}` \\<e\n\n```\n{f}\n```')).toBe(
    '&#105;mport a\n\nA \\{b} \\<C> `{d}` \\<e\n\n```\n{f}\n```',
  );
});
