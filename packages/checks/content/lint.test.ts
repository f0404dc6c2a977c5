import fs from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { LOG_CODES, LOG_VARIABLES } from '../../../src/test/log-codes';
import { lintContent } from './lint';
import type { MdNode } from './page';
import { insertFacts } from './rules/facts';
import { passivesOf, sentencesOf } from './rules/sentences';
import { termsOf } from './rules/terms';
import { unknownWords } from './spelling';
import { tempFolder } from '../../../src/test/temp-folder';

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });
const variables = {
  ...LOG_VARIABLES,
  'facts.limits.roomName': '128',
  'facts.rpc.bytes': '1,024',
  'facts.rpc.bytes.digits': '1024',
  Product: 'Tandem',
};
const phrases = [
  { fact: 'limits.roomName', phrase: '{} characters' },
  { fact: 'rpc.bytes', phrase: '{} bytes' },
];
const rules = {
  variables,
  logCodes: LOG_CODES,
  phrases,
  terms: [{ write: 'datastore', avoid: 'data store' }],
  parse: (source: string) => processor.parse(source) as unknown as MdNode,
};
const DESCRIPTION = 'A description that says what the reader finds on this very page.';
const page = (body: string, frontMatter = `title: Title\ndescription: ${DESCRIPTION}`) =>
  `---\n${frontMatter}\n---\n\n${body}\n`;

function lint(...bodies: string[]) {
  const sources = bodies.map((raw, index) => ({
    file: `page${index + 1}.mdx`,
    raw,
    kind: 'doc' as const,
  }));
  return lintContent(sources, rules).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

it('finds nothing wrong with a good page', () => {
  const body = [
    '## One',
    '',
    '### Two',
    '',
    'Read [the datastore](/room/datastore) and `data store`.',
    '',
    '![A server between two clients](./a.svg)',
  ].join('\n');
  expect(lint(page(body))).toEqual([]);
});

it('finds headings that skip a level, are duplicates, or are a second title', () => {
  expect(lint(page('## One\n\n#### Deep\n\n## One\n\n# Title'))).toEqual([
    'page1.mdx:8 The heading "Deep" skips a level: h2 is followed by h4.',
    'page1.mdx:10 The heading "One" is used twice.',
    'page1.mdx:12 The page has a second title: "# Title".',
  ]);
});

it('finds pictures and diagrams without a text alternative', () => {
  const found = lint(page('![](./a.png)\n\n![a.png](./a.png)\n\n```mermaid\nflowchart\n```'));
  expect(found).toEqual([
    'page1.mdx:6 The picture ./a.png has no text alternative.',
    'page1.mdx:8 "a.png" does not say what the picture shows.',
    'page1.mdx:10 The diagram has no title that says what it shows.',
  ]);
});

it('finds links with meaningless texts', () => {
  expect(lint(page('Look [here](/room) or at [rooms](/room).'))).toEqual([
    'page1.mdx:6 The link "here" to /room does not say where it leads.',
  ]);
});

it('finds checkpoints that are only bold, and accepts the directive', () => {
  const body = [
    '**You see** a capsule.',
    '',
    '1. Press Play. **You see:** another.',
    '',
    ':::checkpoint',
    'Two capsules.',
    ':::',
    '',
    'You see the **second** one later, and `**You see**` is code.',
  ].join('\n');
  expect(lint(page(body))).toEqual([
    'page1.mdx:6 "**You see**" looks like a checkpoint, but is only bold.',
    'page1.mdx:8 "**You see:**" looks like a checkpoint, but is only bold.',
  ]);
});

it('finds descriptions that are missing, too short, or duplicates', () => {
  expect(
    lint(page('x'), page('x', 'title: A'), page('x', 'title: B\ndescription: Short.'), page('x')),
  ).toEqual([
    'page2.mdx:1 The page has no description.',
    'page3.mdx:3 The description has 6 characters.',
    'page4.mdx:3 The description is the same as that of page1.mdx.',
  ]);
});

const EXAMPLE = '```csharp\nrun();\n```\n';

it('checks the description that search engines show for a class', () => {
  const type = (name: string, summary: string) => ({
    file: `${name}.mdx`,
    raw: `---\nname: ${name}\nkind: class\nnamespace: N\nsummary: ${summary}\n---\n${EXAMPLE}`,
    kind: 'class' as const,
  });
  const sources = [type('A', 'Short.'), type('B', 'A summary that is long enough for a preview.')];
  expect(lintContent(sources, rules).problems).toMatchObject([
    { file: 'A.mdx', message: expect.stringContaining('characters') as unknown },
  ]);
});

it('finds words that the style guide replaces, in the front matter too, but not in code', () => {
  const own = 'title: Title\ndescription: The data store and all that a reader could want to know.';
  expect(lint(page('A data store, `data store`.\n\n```\ndata store\n```', own))).toEqual([
    'page1.mdx:3 "data store" is not a term that this site uses.',
    'page1.mdx:6 "data store" is not a term that this site uses.',
  ]);
});

it('finds the translated phrases that the style guide lists, as whole words', () => {
  const terms = termsOf(fs.readFileSync('docs/style-guide.md', 'utf8'));
  const raw = page(
    'Somebody sets the own score. The owner tells someone, amends it, and takes it back.',
  );
  const { problems } = lintContent([{ file: 'page.mdx', raw, kind: 'doc' }], { ...rules, terms });
  expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
    ['"Somebody" is not a term that this site uses.', 'Write "someone" (docs/style-guide.md).'],
    ['"the own" is not a term that this site uses.', 'Write "your own" (docs/style-guide.md).'],
  ]);
});

it('finds phrases that read as translated, and leaves their idiomatic neighbors alone', () => {
  const terms = termsOf(fs.readFileSync('docs/style-guide.md', 'utf8'));
  const translated = [
    'A late joiner gets the present values, as a rule with the next call of the method.',
    'The flag is without effect, also when you set it anew.',
    'The present owner tells why, in the order of arrival.',
  ].join('\n\n');
  const idiomatic = [
    'The value is close to the present, and its owner is present.',
    'It is also raised when you call it, in the order of sending, without an effect on others.',
    'A rejected change rolls back; you can roll back a property yourself.',
  ].join('\n\n');
  const found = (body: string) =>
    lintContent([{ file: 'page.mdx', raw: page(body), kind: 'doc' }], {
      ...rules,
      terms,
    }).problems.map(({ message }) => message.slice(1, message.indexOf('" is not')));
  expect(found(translated)).toEqual([
    'as a rule',
    'present values',
    'next call of',
    'anew',
    'without effect',
    'also when',
    'present owner',
    'in the order of arrival',
    'tells why',
  ]);
  expect(found(idiomatic)).toEqual([]);
});

it('finds sentences that are too long', () => {
  const long = `${Array.from({ length: 41 }, () => 'word').join(' ')}.`;
  expect(lint(page(`Short. ${long}`))).toEqual([
    expect.stringMatching(/^page1.mdx:6 A sentence has 41 words: "word word/),
  ]);
});

it('finds facts that are written out, and names of unknown facts', () => {
  expect(
    lint(page('At most 128 characters, {facts.limits.rooName} of them.\n\n`1,024 bytes`')),
  ).toEqual([
    'page1.mdx:6 There is no fact "facts.limits.rooName".',
    'page1.mdx:6 "128 characters" is written out, but the number is a fact.',
    'page1.mdx:8 "1,024 bytes" is written out, but the number is a fact.',
  ]);
});

it('finds unknown log codes, and codes that are written out', () => {
  expect(lint(page('{log.1004}, {log.1005}, DTX1004\n\nDTX1005'))).toEqual([
    'page1.mdx:6 There is no log code "{log.1005}".',
    'page1.mdx:8 There is no log code DTX1005.',
  ]);
  expect(lint(page('`{log.1004}` and `DTX1004`'))).toEqual([
    'page1.mdx:6 "DTX1004" is written out, but the code is in the registry.',
  ]);
});

it('does not take other numbers for facts', () => {
  expect(
    lint(page('10,128 characters, 0.128 characters, 1128 characters, $128 characters')),
  ).toEqual([]);
});

it('finds misleading units, in code too', () => {
  const body = [
    'A snapshot of 200 KB, and 1.5 KB a second.',
    '',
    '```csharp',
    'Log(rate + " KB/s");',
    '```',
    '',
    'A line of 200 kbps has 3 KiB to spare.',
  ].join('\n');
  expect(lint(page(body))).toEqual([
    'page1.mdx:6 "200 KB" counts by 1,024.',
    'page1.mdx:6 "1.5 KB" counts by 1,024.',
    'page1.mdx:9 "KB/s" counts by 1,024.',
    'page1.mdx:12 "kbps" is not a unit that this site uses.',
    'page1.mdx:12 "KiB" is not a unit that this site uses.',
  ]);
});

it('accepts the units of the style guide, and KB in limits that are facts', () => {
  expect(
    lint(page('200 kB, 24 kbit/s, 1.3 MB, 60 GB, `limits: 600Mi`, {facts.limits.roomName} KB.')),
  ).toEqual([]);
});

it('accepts any units in keywords', () => {
  const own = [
    'title: Title',
    'keywords: [kbps]',
    'sectionKeywords:',
    '  costs: [Mbps]',
    'description: What a line of 200 kbps carries, and all that a reader could want to know.',
  ].join('\n');
  expect(lint(page('## Costs', own))).toEqual([
    'page1.mdx:6 "kbps" is not a unit that this site uses.',
  ]);
});

describe('lines of code', () => {
  const columns = (count: number) => 'x'.repeat(count);
  const block = (code: string, language = 'csharp') => `\`\`\`${language}\n${code}\n\`\`\``;

  it('have at most 88 columns, in any language', () => {
    const body = `${block(columns(88))}\n\n- A step.\n\n  ${block(`ok\n  ${columns(89)}`, 'bash').replaceAll('\n', '\n  ')}`;
    expect(lint(page(body))).toEqual([
      `page1.mdx:14 A line of code has 91 columns: "${columns(50)}…".`,
    ]);
  });

  it('are counted as readers see them: with variables, in characters, a tab as four', () => {
    expect(lint(page(block(`{facts.rpc.bytes.digits}${columns(84)}\n${columns(87)}😀`)))).toEqual(
      [],
    );
    expect(lint(page(block(`{Product}${columns(83)}\n\t${columns(85)}`)))).toEqual([
      expect.stringContaining('page1.mdx:7 A line of code has 89 columns') as unknown,
      expect.stringContaining('page1.mdx:8 A line of code has 89 columns') as unknown,
    ]);
  });

  it('read the Input System, outside of tabs', () => {
    const old = block('if (Input.GetKeyDown(KeyCode.C)) Jump();');
    const tab = `<Tabs>\n<TabItem value="old" label="Old">\n\n${old}\n\n</TabItem>\n</Tabs>`;
    const now = block('InputSystem.Update();\n_input.Read(Keyboard.current);');
    expect(lint(page(`${now}\n\n${tab}`))).toEqual([]);
    expect(lint(page(old))).toEqual([
      'page1.mdx:7 This line reads the old Input Manager: "if (Input.GetKeyDown(KeyCode.C)) Jump();…".',
    ]);
  });

  it('have something on them where a highlight begins or ends', () => {
    const code = 'class A {\n\n  // Why.\n  void B() {}\n}';
    const lit = (lines: string) => lint(page(block(code, `csharp {${lines}}`)));
    expect(['1,4', '1-4', '3-4'].flatMap(lit)).toEqual([]);
    expect(['2', '1-2,4', '5', '4-5'].map(lit)).toEqual(
      [8, 8, 11, 11].map((line) => [
        `page1.mdx:${line} A highlight begins or ends at an empty line.`,
      ]),
    );
  });

  it('may be longer in diffs and diagrams', () => {
    expect(
      lint(
        page(
          [
            block(columns(89), 'diff'),
            block(columns(89), 'diff-csharp'),
            block(columns(89), 'mermaid title="A diagram with a title"'),
          ].join('\n\n'),
        ),
      ),
    ).toEqual([]);
  });

  it('are checked in the front matter of types too', () => {
    const raw = [
      '---',
      'name: A',
      'kind: class',
      'namespace: N',
      'summary: A summary that is long enough for the preview of a search engine.',
      'members:',
      '  - name: B',
      `    signature: ${columns(100)}`,
      '    example: |',
      '      Call it:',
      '',
      '      ```csharp',
      `      ${columns(88)}`,
      `      ${columns(89)}`,
      '      ```',
      '---',
    ].join('\n');
    const { problems } = lintContent([{ file: 'A.mdx', raw, kind: 'class' }], rules);
    expect(problems).toMatchObject([
      { line: 9, message: expect.stringContaining('89 columns') as unknown },
    ]);
  });
});

it('replaces values with their facts, except in fences', () => {
  const raw = page('128 characters and 1,024 bytes.\n\n```\n128 characters\n```');
  expect(insertFacts(raw, phrases, variables)).toBe(
    page(
      '{facts.limits.roomName} characters and {facts.rpc.bytes} bytes.\n\n```\n128 characters\n```',
    ),
  );
});

it('reports a page that does not parse, and continues', () => {
  expect(lint(page('<Open>'), page('Look [here](/room).', 'title: B'))).toEqual([
    expect.stringContaining('does not parse'),
    expect.stringContaining('"here"'),
    expect.stringContaining('no description'),
  ]);
});

describe('sentences', () => {
  it('end at periods, but not within numbers or abbreviations', () => {
    expect(sentencesOf('Unity 2021.3 is enough, e.g. on a Mac. It runs 0.5 s. Then?')).toEqual([
      { text: 'Unity 2021.3 is enough, e.g. on a Mac.', words: 8 },
      { text: 'It runs 0.5 s.', words: 4 },
      { text: 'Then?', words: 1 },
    ]);
  });

  it('are found if they are passive', () => {
    const prose = { line: 1, kind: 'paragraph' } as const;
    expect(passivesOf({ ...prose, text: 'The change is sent by the owner. You send it.' })).toEqual(
      ['The change is sent by the owner.'],
    );
    expect(passivesOf({ ...prose, text: 'The player is connected. It is red.' })).toEqual([]);
  });
});

it('reads the terms of the style guide', () => {
  const guide = '# Guide\n\n| Write | Not |\n| --- | --- |\n| use | utilize, make use of |\n\nText';
  expect(termsOf(guide)).toEqual([
    { write: 'use', avoid: 'utilize' },
    { write: 'use', avoid: 'make use of' },
  ]);
});

it('names words that the dictionary lacks, with their place and suggestions', () => {
  const root = tempFolder();
  fs.writeFileSync(path.join(root, 'a.mdx'), 'Clients\n\nTo recieve it.\n');
  const [found = '', ...others] = unknownWords(['a.mdx'], root);
  expect(others).toEqual([]);
  expect(found).toMatch(/^ {2}a\.mdx:3:4\n {4}"recieve" is not in the dictionary\./);
  expect(found).toMatch(/→ Write receive\*, .* or add the word to content\/dictionary\.txt\./);
});
