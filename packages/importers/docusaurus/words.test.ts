import { factsOfCommonMark, factsOfMarkdown } from './words';

const words = (raw: string) => factsOfMarkdown(raw).words.join(' ');

it.each([
  ['text and its marks', '# One *two*\n\n- three\n> four', 'one two three four'],
  ['the title', '---\ntitle: One\nslug: /two\n---\nthree', 'one three'],
  [
    'texts of links, and their titles',
    '[one](./two.md "three") <https://f.example>',
    'one three https f example',
  ],
  ['a link in parentheses with parentheses', '([one](https://a.example/b_(c)))', 'one'],
  ['a picture in a link', '[![one](./a.png)](https://two.example)', 'one'],
  ['references without their targets', '[one][1]\n\n[1]: https://two.example "three"', 'one'],
  ['references before a colon', '[one][two]: three\n\n[two]: https://two.example', 'one three'],
  ['footnotes without their labels', 'one[^1] two\n\n[^1]: three', 'one two three'],
  ['references to nothing as they are', '[one][1] [two]', 'one 1 two'],
  ['a fence that follows another one', '```js\none\n```\n```js two\nthree\n```', 'one three'],
  ['a backtick alone', 'one` [two](three)\n\n[four](five) `six`', 'one two four six'],
  ['inline code as it is', '`one <Two>` ``three ` {four}``', 'one two three four'],
  [
    'code blocks with their titles',
    '```js title="one.js" {2}\nconst two = 3;\n```',
    'one js const two 3',
  ],
  ['no comments', 'one <!-- two --> {/* three */} four', 'one four'],
  ['no imports', 'import A from "./a";\nimport {\n  B\n} from "b";\n\none', 'one'],
  ['no markers of lines', '```js\n// highlight-next-line\none\n```', 'one'],
  [
    'admonitions and their titles',
    ':::tip[One two]\nthree\n:::\n:::note four\n:::',
    'one two three four',
  ],
  [
    'texts of tags',
    '<Tabs groupId="a"><TabItem value="b" label="One">two</TabItem></Tabs>',
    'one two',
  ],
  ['tags with expressions', '<A b={() => { return "x > y"; }}>one</A>', 'one'],
  ['texts of expressions', 'one{" "}{props.two} {\'three\'}', 'one three'],
  ['entities and escapes', 'one&nbsp;two &lt;three&gt; \\<four\\>', 'one two three four'],
  ['braces in texts of expressions', "one {['{ a', 'b'].join()} two", 'one two'],
  ['an escaped underscore as one', '<code>one\\_two</code>', 'onetwo'],
  ['ids of headings not', '## One {#two}\n## Two {/* #three */}', 'one two'],
  ['the mark of a task not', '- [x] one', 'one'],
  ['no parts of addresses', '<a href="https://a.example/?b&title=" target="c">one</a>', 'one'],
  ['numbers of lists not', '1. one\n   2) two\n\n3 three', 'one two 3 three'],
  [
    'fences around parts of the page not',
    '```mdx-code-block\nimport A from "a";\n\n<A>one</A>\n```',
    'one',
  ],
  ['emoji not', 'one :tada: two', 'one two'],
])('reads %s', (_, raw, expected) => {
  expect(words(raw)).toBe(expected);
});

it('takes the texts of tags in headings, but no other angle brackets, as anchors', () => {
  const raw = '## `one` <div className="two">Three</div>\n## A <B c="d" />\n## `E<f>` to < 5\n';
  expect(factsOfMarkdown(raw).anchors).toEqual(['one Three', 'A ', 'E<f> to < 5']);
});

it('counts in CommonMark what looks like code', () => {
  const raw = "---\ntitle: One\n---\n\nimport two from 'three'\n\n{four} List<five> <b>six</b>\n";
  expect(factsOfCommonMark(raw).words.join(' ')).toBe(
    'one import two from three four list five six',
  );
});

it('counts links, pictures and anchors', () => {
  const raw = `# Title
## One \`two\`
## Three {#own}
[a](b) ![c](d.png) <a href="e">f</a> <Link to="/g">h</Link> <img src="i.png" />
\`[no](link)\`
`;
  expect(factsOfMarkdown(raw)).toMatchObject({
    links: 3,
    pictures: 2,
    anchors: ['One two', 'own'],
  });
  const references =
    '## A [`b()`](c.md) \\[d&lt;e&gt;]\n\n[a][Of  B] [of b] [`of b`][] [![c][of b]][of b] [none]\n\n[of b]: https://b.example\n[`of b`]: https://b.example\n';
  expect(factsOfMarkdown(references)).toMatchObject({
    links: 5,
    pictures: 1,
    anchors: ['A b() [d<e>]'],
  });
});

it('reads the ids of headings with escaped underscores', () => {
  expect(factsOfMarkdown('## \\_is _A_ B\\_c\n').anchors).toEqual(['_is A B_c']);
});
