import { factsOf } from '../compare/page-facts';
import { plainPage } from './plain';

const facts = (raw: string) => factsOf(plainPage(raw));
const words = (raw: string) => facts(raw).words.join(' ');

it.each([
  ['text and its marks', '# One *two*\n\n- three\n> four', 'one two three four'],
  ['the title', '---\ntitle: One\nslug: /two\n---\nthree', 'one three'],
  ['no title that is hidden', '---\ntitle: One\nhide_title: true\n---\n&nbsp;\n\n# two', 'two'],
  [
    'texts of links, without their titles',
    '[one](./two.md "three") <https://f.example>',
    'one https f example',
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
  ['code blocks', '```js title="one.js" {2}\nconst two = 3;\n```', 'const two 3'],
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
  [
    'names of frames not',
    '<iframe\n  title="one"\n  src="https://a.example"\n></iframe> two',
    'two',
  ],
  ['what rests behind an abbreviation not', '<abbr title="two">one</abbr>', 'one'],
  ['the mark of a task not', '- [x] one', 'one'],
  ['no parts of addresses', '<a href="https://a.example/?b&title=" target="c">one</a>', 'one'],
  ['numbers of lists not', '1. one\n\n   2) two\n\n3 three', 'one two 3 three'],
  [
    'fences around parts of the page not',
    '```mdx-code-block\nimport A from "a";\n\n<A>one</A>\n```',
    'one',
  ],
  ['emoji not', 'one :tada: two', 'one two'],
])('reads %s', (_, raw, expected) => {
  expect(words(raw)).toBe(expected);
});

it('counts in CommonMark what looks like code', () => {
  const raw = "---\ntitle: One\n---\n\nimport two from 'three'\n\n{four} List<five> <b>six</b>\n";
  expect(factsOf(plainPage(raw, [], true)).words.join(' ')).toBe(
    'one import two from three four list five six',
  );
});

it('finds what stands in tags and references', () => {
  const raw = `## Three {#own}
[a](b) ![c](d.png) <a href="e">f</a> <Link to="/g">h</Link> <img src={"/i.png"} />
\`[no](link)\` [j][k] [![c][k]][k] [none]

[k]: https://k.example
`;
  expect(facts(raw)).toMatchObject({
    headings: [{ level: 2, text: 'Three' }],
    anchors: ['own'],
    links: ['b', 'e', '/g', 'https://k.example', 'https://k.example'],
    pictures: ['d.png', 'i.png', 'k.example'],
  });
});

it('takes the texts of tags in headings, but no other angle brackets, as headings', () => {
  const raw = '## `one` <div className="two">Three</div>\n## `E<f>` to < 5\n';
  expect(facts(raw).headings.map(({ text }) => text)).toEqual(['one Three', 'E<f> to < 5']);
});
