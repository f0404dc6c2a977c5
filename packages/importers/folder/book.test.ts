import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { installMessages } from '../../../src/messages';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';
import { factsOf } from '../compare/page-facts';
import { pagesOf } from '../docfx/move';
import { planFolder } from './plan';

beforeAll(() => {
  installBasePath('');
  installMessages('en');
});

const CODE = `// ANCHOR: all
// ANCHOR: main
fn main() {
    # [b];
    // ANCHOR_END: main
}
// ANCHOR_END: all
`;

/** The page of a book with a text, and what was said. */
async function book(text: string, settings = '[book]\ntitle = "The Book"\n') {
  const root = path.join(tempFolder(), 'tandem');
  putFiles(root, {
    'book.toml': settings,
    'src/SUMMARY.md': '# Summary\n\n- [One](one.md)\n',
    'src/one.md': `# One\n\n${text}\n`,
    'listings/a.rs': CODE,
    'listings/b.txt': 'first\nsecond\nthird\n',
    'listings/part.md': 'A *part*.\n\n{{#include b.txt:2}}\n',
    'listings/self.md': '{{#include self.md}}\n',
  });
  const plan = await planFolder(root);
  const [page] = pagesOf(plan.plan);
  return {
    text: (plan.files.get('docs/one.md') ?? '').replace('# One\n\n', '').trim(),
    original: factsOf(page?.html() ?? ''),
    settings: plan.settings,
    files: [...plan.files.keys()],
    // That of the site's address has no line.
    said: plan.notes.flatMap(({ line, message }) => (line ? [`${line} ${message}`] : [])),
  };
}

const fence = (text: string, language = 'rust') => `\`\`\`${language}\n${text}\n\`\`\``;

it.each([
  ['a file', '{{#include ../listings/b.txt}}', 'first\nsecond\nthird'],
  ['a line', '{{#include ../listings/b.txt:2}}', 'second'],
  ['lines', '{{ #include ../listings/b.txt:2:3 }}', 'second\nthird'],
  ['lines up to one', '{{#include ../listings/b.txt::2}}', 'first\nsecond'],
  ['lines from one on', '{{#include ../listings/b.txt:2:}}', 'second\nthird'],
  ['a part', '{{#rustdoc_include ../listings/a.rs:main}}', 'fn main() {\n    # [b];'],
  ['a part with parts', '{{#playground ../listings/a.rs:all}}', 'fn main() {\n    # [b];\n}'],
  ['none that is escaped', '\\{{#include a}}', '{{#include a}}'],
])('puts %s into code', async (_, directive, code) => {
  const { text, said, original } = await book(fence(directive, 'text'));
  expect(text).toBe(fence(code, 'text'));
  expect(original.code).toMatchObject([{ text: code }]);
  expect(said).toEqual([]);
});

it('leaves out the lines of Rust that readers do not see', async () => {
  const lines = '# use a;\n#\n#[derive(A)]\n#![b]\n## c\n  # d';
  expect((await book(fence(lines))).text).toBe(fence('#[derive(A)]\n#![b]\n# c'));
  expect((await book(fence(lines, 'python'))).text).toBe(fence(lines, 'python'));
});

it('puts Markdown into Markdown, and reads no title of the browser as text', async () => {
  const { text } = await book('{{#title Other}}\n\n{{#include ../listings/part.md}}');
  expect(text).toBe('A _part_.\n\nsecond');
});

it('shows the caption of what a preprocessor reads', async () => {
  const { text, original } = await book(
    '<Listing number="1" caption="Two `>` _three_">\n\n```text\na\n```\n\n</Listing>',
  );
  expect(text).toBe('Two \\`>\\` \\_three\\_\n\n```text\na\n```');
  expect(original.words).toEqual(['one', 'two', 'three', 'a']);
});

it('says what is not included, at its line', async () => {
  const { said } = await book(
    '{{#include ../listings/part.md}}\n\n{{#include no.md}}\n{{#include ../listings/b.txt:no}}\n{{#include ../../b.md}}\n{{#include ../listings/self.md}}\n{{#quiz a.toml}}\n\n[a](no.md)',
  );
  expect(said).toEqual([
    '5 "no.md" does not exist, so nothing is included.',
    '6 "../listings/b.txt:no" has no such lines, so nothing is included.',
    '7 "../../b.md" is outside of the folder, so nothing is included.',
    '8 "self.md" includes itself, so nothing is included.',
    '9 "{{#quiz a.toml}}" stays as it is written.',
    expect.stringMatching(/^11 .*no\.md/),
  ]);
});

it('has the title of the book, and says which of its settings are not taken over', async () => {
  const { settings, said } = await book(
    '',
    '[book]\nsrc = "src"\ntitle = "The Book"\n\n[preprocessor.listing]\n[output.html]\nadditional-js = ["a.js"]',
  );
  expect(settings.title).toBe('The Book');
  expect(said).toEqual([
    '5 "preprocessor.listing" of the book is not taken over.',
    '7 "additional-js" of the book is not taken over.',
  ]);
});

it('leads readers on from the addresses that pages had', async () => {
  const { settings, said } = await book(
    '',
    '[output.html.redirect]\n"/a.html#b" = "one.html"\n"/old.html" = "one.html#part"\n"/in/index.html" = "../one.html"\n"/far/" = "https://far.example/#z"\n"/one.html" = "old.html"\n[other]\n"/b" = "c"\n',
  );
  expect(settings.redirects).toEqual([
    { from: '/old', to: '/one' },
    { from: '/in', to: '/one' },
    { from: '/far', to: 'https://far.example/#z' },
  ]);
  expect(said).toEqual([]);
});

it('compares with code below the definition of a link, and with signs before names', async () => {
  const { original } = await book('# By @name\n\n[a]: https://a.example\n\n```text\nb\nc\n```');
  expect(original.headings).toContainEqual({ level: 1, text: 'By @name' });
  expect(original.code).toMatchObject([{ text: 'b\nc' }]);
});

it('has the description of the book, and links to its sources', async () => {
  const { settings } = await book(
    '',
    '[book]\ndescription = "All of it"\n[output.html]\ngit-repository-url = "https://github.com/a/b"\nedit-url-template = "https://c.example/a/b/-/edit/dev/src/{path}"\n',
  );
  expect(settings).toMatchObject({ title: 'tandem', tagline: 'All of it' });
  expect(settings.editUrl).toBe('https://github.com/a/b/edit/dev/{path}');
  expect(settings.navbar.items[0]).toMatchObject({ href: 'https://github.com/a/b' });
});

it('begins with the first chapter', async () => {
  expect((await book('')).files).toEqual(expect.not.arrayContaining(['docs/index.md']));
});

it('makes alerts of boxes, and notes of those whose names have spaces', async () => {
  const { text, original } = await book(
    'A[^my note].\n\n<div class="warning">\n\nTake **care**.</div>\n\n<div class="warning">\n<div>\n\nC\n\n</div>\n</div>\n\n`<div class="warning">`\n\n[^my note]: B\n',
  );
  expect(text).toBe(
    'A[^my-note].\n\n:::warning\n\nTake **care**.\n\n:::\n\n<div className="warning">\n\n<div>\n\nC\n\n</div>\n\n</div>\n\n`<div class="warning">`\n\n[^my-note]: B',
  );
  expect(original.words).toEqual(expect.arrayContaining(['care', 'b']));
});
