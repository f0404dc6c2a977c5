import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { differences } from '../compare/differences';
import { factsOf } from '../compare/page-facts';
import { type ConvertedFile, convertText } from './convert-file';
import { type Note, notesText } from '../shared/notes';
import { pagesOf } from './move';
import { planProject } from './plan';
import { missingNamesText } from './report';
import { putFile, tempFolder } from '../../../src/test/temp-folder';

/** What rendered pages lack of what their sources tell. */
const lossesIn = (files: ReadonlyMap<string, ConvertedFile>) =>
  [...files.values()].flatMap(({ plain, html = '' }) =>
    differences({ original: factsOf(plain?.() ?? ''), ours: factsOf(html), isBuilt: false }),
  );

let dir: string;
beforeEach(() => {
  installBasePath('');
  dir = tempFolder();
  put('docfx.json', JSON.stringify(PROJECT));
  put('index.md', '# Home\n');
});

const PROJECT = {
  metadata: [{ dest: 'api' }],
  build: {
    content: [
      { files: ['api/**.yml'] },
      { files: ['**/*.md', '**/toc.yml'], exclude: ['parts/**'] },
    ],
    resource: [{ files: ['images/**', 'robots.txt'] }],
    overwrite: [{ files: ['apidoc/**.md'] }],
    globalMetadata: { _appTitle: 'Tandem Docs', _appLogoPath: 'logo.svg' },
  },
};

const put = (file: string, content: string) => putFile(path.join(dir, file), content);

const planned = () => planProject(dir);

/** The text of a page, converted alone. */
async function page(body: string): Promise<string> {
  put('page.md', body);
  const { files } = await planned();
  return files.get('docs/page.md') ?? '';
}

describe('text', () => {
  it.each([
    ['alerts', '> [!NOTE]\n> A **note**.', ':::note\n\nA **note**.\n\n:::\n'],
    [
      'alerts whose name is the title',
      '> [!CAUTION]\n> Hot.',
      ':::danger[Caution]\n\nHot.\n\n:::\n',
    ],
    [
      'two alerts in one quote',
      '> [!TIP]\n> One.\n>\n> [!WARNING]\n> Two.',
      ':::tip\n\nOne.\n\n:::\n\n:::warning\n\nTwo.\n\n:::\n',
    ],
    [
      'an alert right below another',
      '> [!TIP]\n> One.\n> [!WARNING]\n> Two.',
      ':::tip\n\nOne.\n\n:::\n\n:::warning\n\nTwo.\n\n:::\n',
    ],
    [
      'a picture in a sentence',
      'Select :::image type="icon" source="https://a.example/a.png" alt-text="Add":::, then :::image source="https://a.example/b.png":::.',
      'Select ![Add](https://a.example/a.png), then ![](https://a.example/b.png).\n',
    ],
    ['a quote', '> [NOTE] is no alert', '> \\[NOTE] is no alert\n'],
    [
      'tabs',
      '# [Windows](#tab/win)\n\nA\n\n# [Linux](#tab/linux)\n\nB\n\n---\n\nC',
      '<Tabs groupId="linux-win">\n\n<TabItem value="win" label="Windows">\n\nA\n\n</TabItem>\n\n<TabItem value="linux" label="Linux">\n\nB\n\n</TabItem>\n\n</Tabs>\n\nC\n',
    ],
    [
      'tabs that depend on others',
      '# [C#](#tab/cs/win)\n\nA\n\n# [C#](#tab/cs/mac)\n\nB\n\n***\n',
      '<Tabs groupId="cs">\n\n<TabItem value="cs-win" label="C# (win)">\n\nA\n\n</TabItem>\n\n<TabItem value="cs-mac" label="C# (mac)">\n\nB\n\n</TabItem>\n\n</Tabs>\n',
    ],
    ['generics and braces', 'A List<T> of {x}', 'A List\\<T> of \\{x}\n'],
    [
      'variables in code',
      '`{product}`\n\n    {Product}\n',
      '`\\{product}`\n\n```text\n\\{Product}\n```\n',
    ],
    ['words of modules', 'import it\nand so on', '&#105;mport it\nand so on\n'],
    ['HTML in a line', 'a<br>b <font color=red>c</font>', 'a<br />b <font color="red">c</font>\n'],
    [
      'a block of HTML',
      '<table class="x">\n<tr><td colspan=2>a *b*</td></tr>\n</table>',
      '<table className="x">\n\n<tr>\n\n<td colSpan="2">a \\*b\\*</td>\n\n</tr>\n\n</table>\n',
    ],
    [
      'styles',
      '<p style="color: red; margin-top: 1px">a</p>',
      "<p style={{ color: 'red', marginTop: '1px' }}>a</p>\n",
    ],
    ['comments', 'a\n\n<!-- b -->\n', 'a\n\n{/* b */}\n'],
    ['anchors', '<a name="old">\n\n# T', '<a id="old" name="old"></a>\n\n# T\n'],
    [
      'preformatted text',
      '<pre><code class="lang-cs">a &lt; b\n</code></pre>',
      '```csharp\na < b\n```\n',
    ],
    ['unclosed lists', '<ul><li>a<li>b</ul>', '<ul>\n\n<li>a</li>\n\n<li>b</li>\n\n</ul>\n'],
    [
      'languages of code',
      '```C#\na\n```\n\n```lang-xml\n```',
      '```csharp\na\n```\n\n```xml\n```\n',
    ],
    [
      'videos',
      '> [!Video https://www.youtube.com/embed/x]',
      '<iframe src="https://www.youtube.com/embed/x" title="Video" width="640" height="360" allowFullScreen></iframe>\n',
    ],
    [
      '.NET names',
      '<xref:System.String> and @System.Int32.',
      '[`String`](https://learn.microsoft.com/dotnet/api/system.string) and [`Int32`](https://learn.microsoft.com/dotnet/api/system.int32).\n',
    ],
    ['addresses of people', 'Ask @somebody.', 'Ask @somebody.\n'],
    [
      'rows and columns',
      ':::row:::\n:::column span="2":::\nA\n:::column-end:::\n:::column:::\nB\n:::column-end:::\n:::row-end:::',
      '<Columns>\n\n<div>\n\nA\n\n</div>\n\n<div>\n\nB\n\n</div>\n\n</Columns>\n',
    ],
    ['ids that differ', '## Half ½\n\n## A_b', '## Half ½ \\{#half-}\n\n## A_b\n'],
    [
      'alerts in one another',
      '> [!NOTE]\n> a\n>\n> > [!TIP]\n> > b\n> >\n> > > [!CAUTION]\n> > > c',
      ':::::note\n\na\n\n::::tip\n\nb\n\n:::danger[Caution]\n\nc\n\n:::\n\n::::\n\n:::::\n',
    ],
    ['what a div holds', '> [!div class="x"]\n> a', 'a\n'],
    ['an alert that a line ends', '> [!NOTE]\\\n> a\n>\n> b', ':::note\n\na\n\nb\n\n:::\n'],
    ['an alert with a text beside it', '> [!NOTE] a\n> b', '> \\[!NOTE] a\n> b\n'],
    [
      'films in paragraphs',
      '[!Video https://f.example/a.webm?x"y]\n\na [!Video b.mp4] c',
      '<video src="https://f.example/a.webm?x%22y" controls></video>\n\na \\[!Video b.mp4] c\n',
    ],
    [
      'pictures that are films',
      '![A](https://www.youtube.com/watch?v=a-1)\n\n![B](https://youtu.be/b)\n\n![C](https://vimeo.com/1)\n\n![D](https://vimeo.com/2) d',
      [
        ...['www.youtube.com/embed/a-1', 'www.youtube.com/embed/b', 'player.vimeo.com/video/1'].map(
          (address) =>
            `<iframe src="https://${address}" title="Video" width="640" height="360" allowFullScreen></iframe>\n\n`,
        ),
        '![D](https://vimeo.com/2) d\n',
      ].join(''),
    ],
    [
      'words after the language of code',
      '```cs foo bar {1,3}\na\n```\n\n```cs {x} title=a\nb\n```',
      '```csharp {1,3}\na\n```\n\n```csharp\nb\n```\n',
    ],
    [
      'ids of headings',
      '## A½\n\n## A½\n\n## <a id="x"></a>B½\n\n## _C ½\n\n##',
      '## A½ \\{#a}\n\n## A½ \\{#a-1}\n\n## <a id="x"></a>B½ \\{#b}\n\n## <a id="_c-"></a>\\_C ½\n\n##\n',
    ],
    [
      'drawings',
      '<svg stroke-width="2" viewBox="0 0 1 1" data-a-b="c" xlink:href="#a"><path fill-rule="evenodd"/></svg>',
      '<svg strokeWidth="2" viewBox="0 0 1 1" data-a-b="c" xlinkHref="#a"><path fillRule="evenodd"></path></svg>\n',
    ],
    [
      'properties and marks of styles',
      '<p style="--x: 1px; color:red !important ;border-top-width:0!important;font-family:\'a  b\'">a</p>',
      "<p style={{ '--x': '1px', color: 'red', borderTopWidth: '0', fontFamily: '\\'a b\\'' }}>a</p>\n",
    ],
    [
      'attributes without a value, and what would run',
      '<input disabled value="a &amp; b" onclick="x()"> <a href="javascript:x()">b</a>',
      '<input disabled value="a &amp; b" /> <a>b</a>\n',
    ],
    ['scripts and styles', '<style>a{}</style>\n\n<script></script>\n\nb', 'b\n'],
    [
      'type parameters',
      'List<T>, <T>a</T> and Dictionary<K,V>',
      'List\\<T>, \\<T>a\\</T> and Dictionary\\<K,V>\n',
    ],
    ['a comment in a line', 'a <!-- b\nc --> d', 'a {/* b c */} d\n'],
    ['a comment for a browser', '<!--[if IE]>x<![endif]-->a', 'a\n'],
    ['blocks in a paragraph', '<p>a<div>b</div></p>', '<div>\n\na\n\n<div>b</div>\n\n</div>\n'],
    ['tags that nothing opened', 'x</br>y</foo></b>', 'x<br />y\\</foo>\n'],
    [
      'places without an end',
      '<a name="x"> a\n\n<span id="y"> b',
      '<a id="x" name="x"></a> a\n\n<span id="y"></span> b\n',
    ],
    ['tags in preformatted text', '<pre>a\n  <b>c</b>\n</pre>', '```text\na\n  c\n```\n'],
    ['names as tags', 'a <xref href="A.X" text="y"/> <xref uid="A.Y">z</xref>', 'a y z\n'],
    [
      'tags of components, whose labels stay',
      '<Foo title="A" x>b</Foo> c <Bar caption="d" />',
      'Ab c d\n',
    ],
    ['a heading that is no tab', '# [A](#tab/a) b\n\nc', '# [A](#tab/a) b\n\nc\n'],
    [
      'tabs up to a rule',
      '# [A](#tab/a&b)\n\nb\n\n***\n\nc\n\n***',
      '<Tabs groupId="a&amp;b">\n\n<TabItem value="a&amp;b" label="A">\n\nb\n\n</TabItem>\n\n</Tabs>\n\nc\n\n---\n',
    ],
    [
      'pictures, films and versions between colons',
      ':::image source="https://a.example/a.png" alt-text="x":::\n\n:::video source="https://f.example/a":::\n\n:::moniker range="1":::\na\n:::moniker-end:::\n\n:::row-end:::\n\n:::row:::',
      '![x](https://a.example/a.png)\n\n<iframe src="https://f.example/a" title="Video" width="640" height="360" allowFullScreen></iframe>\n\na\n',
    ],
    [
      'names of Unity, and how much of a name is shown',
      '<xref:UnityEngine.Vector3.x> <xref:System.String.Join(System.String)?displayProperty=nameWithType> <xref:System.List`1?displayProperty=fullName> <xref:A.B?text=c> <xref:A.B?alt=d> [e](xref:System.Int32) <xref:System.String.#ctor> <xref:System.A.System%23B%23C> <xref:System.A#f>',
      '[`x`](https://docs.unity3d.com/ScriptReference/Vector3.x.html) [`String.Join`](https://learn.microsoft.com/dotnet/api/system.string.join) [`System.List`](https://learn.microsoft.com/dotnet/api/system.list-1) c d [e](https://learn.microsoft.com/dotnet/api/system.int32) [`String`](https://learn.microsoft.com/dotnet/api/system.string.-ctor) [`C`](https://learn.microsoft.com/dotnet/api/system.a.system-b-c) [`A`](https://learn.microsoft.com/dotnet/api/system.a)\n',
    ],
    [
      'names after a sign, in quotes, in brackets and at the end of a sentence',
      '@"System.Int32" @\'System.Int32\' (@System.Int32). @System.Int32! a@System.Int32',
      '[`Int32`](https://learn.microsoft.com/dotnet/api/system.int32) [`Int32`](https://learn.microsoft.com/dotnet/api/system.int32) ([`Int32`](https://learn.microsoft.com/dotnet/api/system.int32)). [`Int32`](https://learn.microsoft.com/dotnet/api/system.int32)! a\\@System.Int32\n',
    ],
    [
      'links and pictures that run',
      '[a](javascript:x) ![b](javascript:x) ![c](data:image/png;base64,a) [d][e] [f]()\n\n[e]: javascript:x',
      'a b ![c](data:image/png;base64,a) d f\n',
    ],
    ['signs by their names', 'a :smile: `:smile:` :none:', 'a 😄 `:smile:` :none:\n'],
    ['signs in ids', '## B½ c½', '## B½ c½ \\{#b-c}\n'],
    [
      'a name as a tag among blocks',
      '<div>\n<xref href="System.Int32"></xref><p>a</p>\n</div>',
      '<div>\n\n[`Int32`](https://learn.microsoft.com/dotnet/api/system.int32)\n\n<p>a</p>\n\n</div>\n',
    ],
    ['a style without a value', '<p style xml:lang="a" a.b="c">d</p>', '<p>d</p>\n'],
    ['addresses in a text', 'https://a.example', '[https://a.example](https://a.example)\n'],
    ['code with a break, and marks', '`a\nb` `!c` `!=` `!C`', '`a b` `!c` `!=` `!!C`\n'],
    ['directives', 'x ::b[c] :d[e]', 'x :\\:b\\[c] \\:d\\[e]\n'],
  ])('%s', async (_, body, expected) => {
    expect(await page(body)).toBe(expected);
  });

  it('keeps the texts of a page whose tags cannot be kept', async () => {
    expect(await page('<b>a</b> <i dangerouslySetInnerHTML="b">c</i>\n\n@A.B <xref:A.C>')).toBe(
      'a c\n\n@A.B `C`\n',
    );
    const { notes, plan } = await planned();
    expect(notes.filter(({ kind }) => kind === 'HTML')).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          /^The page cannot be built as it is \(.+\)\. Its HTML tags/,
        ) as string,
      }),
    ]);
    expect([...plan.missingNames]).toEqual([['A.C', ['page.md:3']]]);
  });

  it('shows as it is written what cannot be built', async () => {
    const notes: Note[] = [];
    const reader = { plain: String, convert: () => '<b>' };
    const site = { reader, variables: {}, onNote: (note: Note) => void notes.push(note) };
    const file = { site: site as never, file: 'a.md', out: 'a.md', bodyLine: 1 };
    const { text, html } = await convertText('a\n```\nb\n```\n````c````\n\n', file);
    expect(text).toBe('`````text\na\n```\nb\n```\n````c````\n`````\n');
    expect(html).toContain('````c````');
    expect(notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The page cannot be built as it is \(.+\)\. It is shown as/),
    ]);
  });
});

describe('what pages include', () => {
  it('imports a file that is included, and puts one into a line', async () => {
    put('parts/intro.md', '---\ntitle: x\n---\nSee [home](../index.md).');
    put('parts/word.md', 'a **word**');
    const text = await page(
      '[!INCLUDE [intro](~/parts/intro.md)]\n\nIt is [!INCLUDE [w](parts/word.md)] here.',
    );
    expect(text).toBe(
      "import Intro from './parts/_intro.md';\n\n<Intro />\n\nIt is a **word** here.\n",
    );
    const { files } = await planned();
    expect(files.get('docs/parts/_intro.md')).toBe('See [home](../index.md).\n');
  });

  it('is compared where it is put in', async () => {
    put('parts/intro.md', '## Why\n\n## How\n');
    put('parts/word.md', 'a **word**');
    put(
      'page.md',
      '# A\n\nIt is [!INCLUDE [w](parts/word.md)].\n\n[!INCLUDE [intro](parts/intro.md)]\n\n## Related\n\n[b][x]\n\n[x]: xref:No.Such\n',
    );
    const { plan } = await planned();
    const original = pagesOf(plan).find(({ file }) => file.endsWith('page.md'));
    const { headings, links, words } = factsOf(original?.html() ?? '');
    expect(headings.map(({ text }) => text)).toEqual(['A', 'Why', 'How', 'Related']);
    expect(links).toEqual([]);
    expect(words.join(' ')).toBe('a it is why how related b');
  });

  it('shows regions and lines of code, with what is marked', async () => {
    put('code/A.cs', '#region one\n    int a;\n\n    int b;\n#endregion\nint c;\n');
    expect(
      await page('[!code-csharp[Main](code/A.cs#one)]\n[!code[](code/A.cs?range=6&highlight=1)]'),
    ).toBe('```csharp\nint a;\n\nint b;\n```\n\n```csharp {1}\nint c;\n```\n');
  });

  it('calls parts by names that components may have, each its own', async () => {
    for (const name of ['1', 'b/1', 'tabs', 'two words']) put(`parts/${name}.md`, 'a');
    put('parts/x.txt', 'text');
    const names = ['1.md', 'tabs.md', 'b/1.md', '1.md', 'x.txt', 'two words.md'];
    expect(await page(names.map((name) => `[!INCLUDE[](parts/${name})]`).join('\n\n'))).toBe(
      [
        "import Part1 from './parts/_1.md';\nimport TabsPart from './parts/_tabs.md';",
        "\nimport Part12 from './parts/b/_1.md';\nimport TwoWords from './parts/_two words.md';",
        '\n\n<Part1 />\n\n<TabsPart />\n\n<Part12 />\n\n<Part1 />\n\ntext\n\n<TwoWords />\n',
      ].join(''),
    );
  });

  it('takes parts from around the folder, each by its name', async () => {
    const body = '[!INCLUDE[](../x/a.md)]\n\n[!INCLUDE[](../y/_a.md)]\n';
    put('docs/docfx.json', JSON.stringify({ build: { content: ['*.md'] } }));
    for (const name of ['docs/page', 'docs/index']) put(`${name}.md`, body);
    for (const name of ['x/a', 'y/_a']) put(`${name}.md`, name);
    const { files } = await planProject(path.join(dir, 'docs'), dir);
    expect([...files].filter(([name]) => name.includes('parts'))).toEqual([
      ['docs/parts/_a.md', 'x/a\n'],
      ['docs/parts/_a2.md', 'y/\\_a\n'],
    ]);
  });

  it('puts texts of files into headings, cells and lines, with code between', async () => {
    put('parts/two.md', 'p\n\n- q');
    put('code/A.cs', 'a\nb\n');
    const line = '[!INCLUDE[w](parts/two.md)]';
    expect(
      await page(
        `## a ${line}\n\n| ${line} |\n| - |\n\nb ${line} c\n[!code[](code/A.cs?range=1)]\nd`,
      ),
    ).toBe('## a p q\n\n| p q |\n| --- |\n\nb p q c\n\n\n```csharp\na\n```\n\n\nd\n');
  });

  it.each([
    ['?start=2&end=3', 'b\n  c'],
    ['?start=2', 'b'],
    ['#L2-L3', 'b\n  c'],
    ['#l1', 'a'],
    ['?range=1,3-4;5-,x', 'a\n  c\n// d\ne'],
    ['?range=3&dedent=1', ' c'],
    ['?name=part', 'c\n#region r\n#endregion'],
    ['#d', 'e'],
  ])('shows the lines of code that are named by %s', async (query, expected) => {
    put('code/A.js', '\ufeffa\r\nb\r\n  c\r\n// d\r\ne\r\n');
    put(
      'code/B.js',
      'a\n// <snippetPart>\n\t  c\n// <inner>\n// </inner>\n\t  #region r\n\t  #endregion\n// </part>\nd\n',
    );
    put('code/C.cs', '#pragma region d\n#region i\ne\n#endregion\n#pragma endregion\nf\n');
    const name = query === '#d' ? 'C.cs' : query === '?name=part' ? 'B.js' : 'A.js';
    const language = name === 'C.cs' ? 'csharp' : 'js';
    expect(await page(`[!code[](code/${name}${query})]`)).toBe(
      `\`\`\`${language}\n${expected}\n\`\`\`\n`,
    );
  });

  it('reads code between colons', async () => {
    put('code/A.cs', 'a\nb\nc\n');
    expect(
      await page(
        ':::code source="code/A.cs" range="1,3-" language="js" highlight="1,2-3":::\n\n:::code source="code/A.cs" id="none":::',
      ),
    ).toBe('```js {1,2-3}\na\nc\n```\n');
  });

  it('says why nothing is included', async () => {
    put('parts/loop.md', 'a [!INCLUDE[](loop.md)] b');
    put('code/A.cs', 'a\n');
    const text = await page(
      '[!INCLUDE[](parts/loop.md)]\n\n[!INCLUDE [title](no.md "t")]\n\n[!code[](code/A.cs#x)]\n\n[!code[c](code/A.cs?range=9)]\n\n[!code[](../../x.cs)]',
    );
    expect(text).toBe("import Loop from './parts/_loop.md';\n\n<Loop />\n\ntitle\n\nc\n");
    const { notes } = await planned();
    expect(
      notes.flatMap(({ line, message }) =>
        message.includes('nclude') ? [`${line} ${message}`] : [],
      ),
    ).toEqual([
      '3 The file "no.md" does not exist, so nothing is included.',
      '5 The file "code/A.cs" has no "x", so nothing is included.',
      '7 The file "code/A.cs" has no "?range=9", so nothing is included.',
      '9 The file "../../x.cs" is outside of the folder, so nothing is included.',
      '1 The file includes "loop.md", which includes it.',
    ]);
  });

  it('notes files that do not exist, with their lines', async () => {
    put('page.md', '---\ntitle: P\n---\n\nA\n\n[!INCLUDE [x](nowhere.md)]\n');
    const { notes } = await planned();
    expect(notes).toContainEqual(
      expect.objectContaining({ kind: 'inclusions', line: 7, file: path.join(dir, 'page.md') }),
    );
  });
});

describe('links', () => {
  it('leads to pages by file, by built address, by uid and from the root', async () => {
    put('articles/a.md', '---\nuid: my-a\n---\n# Page A\n');
    const body =
      '[1](articles/a.md#x) [2](articles/a.html) <xref:my-a> @my-a [5](~/articles/a.md) [6](Articles/A.md)';
    expect(await page(body)).toBe(
      '[1](./articles/a.md#x) [2](./articles/a.md) [Page A](./articles/a.md) [Page A](./articles/a.md) [5](./articles/a.md) [6](./articles/a.md)\n',
    );
  });

  it('copies the pictures that pages show, and serves the others as they are', async () => {
    put('images/a.png', 'a');
    put('images/b.png', 'b');
    put('robots.txt', 'r');
    put('images/c d.pdf', 'c');
    expect(
      await page('![A](~/images/a.png) <img src="images/a.png"> [C](images/c%20d.pdf#page=2)'),
    ).toBe('![A](./images/a.png) <img src="./images/a.png" /> [C](/images/c%20d.pdf#page=2)\n');
    const { copies } = await planned();
    expect([...copies.values()].sort()).toEqual([
      'docs/images/a.png',
      'static/images/b.png',
      'static/images/c d.pdf',
      'static/robots.txt',
    ]);
  });

  it('finds files by the addresses that DocFX gave them', async () => {
    const resource = [{ files: ['*.png'], src: 'res', dest: 'pictures' }];
    put('docfx.json', JSON.stringify({ build: { content: ['**.md'], resource } }));
    put('res/a.png', 'a');
    expect(await page('![A](Pictures/a.png)')).toBe('![A](./pictures/a.png)\n');
  });

  it('leads to places in pages, and says what leads nowhere', async () => {
    put('articles/a (1).md', '---\nuid: my-a\n---\n# Page A\n');
    const text = await page(
      '[1](~/none.md) [2](api/) [3](xref:my-a#x) [](xref:my-a) [5](page.md#y) [6](articles/a%20(1).md?tabs=x#z) [7](../out.md) <a href="xref:my-a">8</a> <a href="xref:none">9</a> <img src="no.png?a&amp;b">',
    );
    const a = './articles/a%20%281%29.md';
    expect(text).toBe(
      `[1](/none.md) [2](/reference) [3](${a}#x) [Page A](${a}) [5](#y) [6](${a}#z) [7](../out.md) <a href="${a}">8</a> <a>9</a> <img src="no.png?a&amp;b" />\n`,
    );
    const { notes } = await planned();
    const messages = notes.filter(({ file }) => file.endsWith('page.md'));
    expect(messages.map(({ message }) => message)).toEqual([
      '"~/none.md" leads to nothing in the folder.',
      '"../out.md" leads to a file outside of the folder, which is not copied.',
      '"no.png?a&b" leads to nothing in the folder.',
    ]);
  });

  it('keeps the texts of links to names that nothing has, and sums them up', async () => {
    expect(await page('<xref:A.B.C> and [text](xref:A.B.C)')).toBe('`C` and text\n');
    const { plan } = await planned();
    expect([...plan.missingNames]).toEqual([['A.B.C', ['page.md:1', 'page.md:1']]]);
  });
});

it('treats names in definitions as in links', async () => {
  expect(await page('[a][x] and [b][y]\n\n[x]: xref:A.B\n[y]: xref:System.Int32')).toBe(
    'a and [b][y]\n\n[y]: https://learn.microsoft.com/dotnet/api/system.int32\n',
  );
});

it('keeps the space between tags in a block of HTML', async () => {
  expect(await page('<p>\n<b>1</b>\n<i>2</i>\n</p>')).toBe('<p> <b>1</b> <i>2</i> </p>\n');
});

it('compares words as readers see them: a link may end inside one', async () => {
  await page(
    '[Room](xref:A.Room)s, <xref:A.Room>s and **ro**om\n\n[!Video https://films.example/x]',
  );
  expect(lossesIn((await planned()).plan.converted)).toEqual([]);
});

it('misses no name that a type has, no word beside one, and none that nobody translates', async () => {
  const name = 'xref:System.String.Join(System.String)';
  const body = `The \`Form1\`<${name}> of WPF<${name}>, **Save**<${name}>, <${name}>**As** and :::no-loc text="Z-order":::.
[one](<xref:System.String>) [two](${name}?displayProperty=nameWithType)`;
  put('page.md', body);
  const { plan } = await planned();
  expect(plan.converted.get('page.md')?.html).toContain('Z-order');
  expect(lossesIn(plan.converted)).toEqual([]);
});

it('reads code whose file is named with other letters or is in UTF-16, as Windows has it', async () => {
  put('code/Main.cs', 'main();');
  fs.writeFileSync(path.join(dir, 'code/b.xaml'), Buffer.from('\ufeff<!--<b>-->\n<B/>', 'utf16le'));
  put('code/my project/d.vb', 'd');
  const text = await page(
    '[!code[](code/main.cs)]\n[!code-vb[](code/my project/d.vb)]\n\n[!code[](code/b.xaml#b)]\n\n[!code[](none/c.cs)]',
  );
  expect(text).toBe('```csharp\nmain();\n```\n\n```vbnet\nd\n```\n\n```xml\n<B/>\n```\n');
});

it('shows formulas, and what is in containers of other names', async () => {
  put('index.md', '# Home\n\n::: answer\n**A**\n:::\n\n:::\n');
  put('a.md', '# A\n\n$$a^2$$\n\nIt is $b_{1}$, for $5 and $6.\n');
  put('b.md', '# B\n\n`$a_b$` ${x_y}$\n');
  const { files, settings } = await planned();
  expect(files.get('docs/index.md')).toBe(
    '# Home\n\n<div className="answer">\n\n**A**\n\n</div>\n\n\\:::\n',
  );
  expect(files.get('docs/a.md')).toBe('# A\n\n$$a^2$$\n\nIt is $b_{1}$, for $5 and $6.\n');
  expect(files.get('docs/b.md')).toContain('`$a_b$` $');
  expect(settings.markdownMath).toBe(true);
});

it('makes lists of cards of rows and carousels of Bootstrap', async () => {
  const card = (title: string) =>
    `<div class="my-card h-100" style="width: 18rem"><h5 class="card-title">${title}</h5>Text</div>`;
  const text = await page(`<div class="row">
<div class="col-md-4">
<!-- One -->
${card('A')}
</div>
<div class="col">${card('B')}</div>
</div>

<div class="row"><div class="col">Other</div></div>

<div id="tour" class="carousel slide"><ol class="carousel-indicators"><li>1</li></ol>
<div class="carousel-inner"><div class="carousel-item active"><img src="https://a.example/a.png" alt="x"></div></div>
<a class="carousel-control-next" href="#tour"><span>Next</span></a></div>
`);
  expect(text.match(/<(?:div|a) [^>]*>/g)).toEqual([
    '<div className="cards">',
    ...['card', 'card', 'row', 'col'].map((name) => `<div className="${name}">`),
    '<div id="tour" className="carousel slide">',
    '<div className="cards">',
    '<div className="card">',
  ]);
  expect(text).not.toMatch(/Next|<li/);
  expect(lossesIn((await planned()).plan.converted)).toEqual([]);
});

it('loses nothing of films, bars in the code of tables, comments in HTML and names in cells', async () => {
  const comment = '<div>\n    <p>a</p>\n    <!--\n    <p>b</p>\n    -->\n    <p>c</p>\n</div>';
  const table = '| d | e |\n| - | - |\n| or ` | ` and | f |';
  const names = '| h | i |\n| - | - |\n| <xref:A.B`1> | j |\n\n<xref:C.D`1> k';
  const text = await page(`${comment}\n\n${table}\n\n![Figure 1](g.webm)\n\n${names}`);
  expect(text).toMatch(/\| or ` ?\\\| ?` and \| f +\|/);
  expect(lossesIn((await planned()).plan.converted)).toEqual([]);
});

describe('addresses', () => {
  it('keeps those that the names of files would change', async () => {
    put('articles/01-first.md', '---\nuid: u\ntitle: 1.0\nlayout: Conceptual\n---\nText');
    put('articles/README.md', '---\nlayout: landing\n---\n# Read me\n');
    const { files } = await planned();
    expect(files.get('docs/articles/01-first.md')).toBe(
      '---\ntitle: "1"\nslug: /articles/01-first\n---\n\nText\n',
    );
    expect(files.get('docs/articles/README.md')).toContain('---\nslug: /articles/README\n---\n');
  });

  it('keeps what headers say of pages, and says what it cannot keep', async () => {
    put(
      'a.md',
      '---\n_description: "x\n  y"\n_disableAffix: true\nkeywords: b , c,\nms.date: 2024-01-31\nslug: /z\nlayout: x\nuid: u\n_layout: w\nsidebar_position: no\n---\n# A\n',
    );
    put('b.md', '---\na: [\n---\n\n# B\n');
    put('c.md', '---\r\n- d\r\n---\r\n\r\n# C\r\n');
    const { files, notes } = await planned();
    expect(files.get('docs/a.md')).toBe(
      '---\ndescription: x y\nhide_table_of_contents: true\nkeywords:\n  - b\n  - c\nms.date: 2024-01-31\n---\n\n# A\n',
    );
    expect(files.get('docs/b.md')).toBe('# B\n');
    expect(files.get('docs/c.md')).toContain('# C\n');
    const headers = notes.filter(({ kind }) => kind === 'headers');
    expect(headers.map(({ message }) => message)).toEqual([
      '"layout" in the header has another meaning here, or none, and is left out.',
      '"sidebar_position" in the header has another meaning here, or none, and is left out.',
      expect.stringMatching(/^The YAML header cannot be read: \S/),
    ]);
  });

  it('makes redirects of pages that only send readers on', async () => {
    put('old.md', '---\nredirect_url: index.html\n---\n');
    const { settings, files } = await planned();
    expect(settings.redirects).toEqual([{ from: '/old', to: '/' }]);
    expect([...files.keys()]).toEqual(['docs/index.md']);
  });

  it('reads entities in the titles of headers', async () => {
    put('index.md', '---\ntitle: B&#233;zier &amp; Co\n---\n');
    expect((await planned()).files.get('docs/index.md')).toContain('title: Bézier & Co\n');
  });

  it('leads to the page where another one at its address only sends readers there', async () => {
    put('about.md', '# About\n');
    put('about/index.md', '---\nredirect_url: ../about.html\n---\n');
    put('us.md', '---\nredirect_url: about.html\n---\n');
    put('index.md', '# Home\n\n[About](us.md)\n');
    const { settings, files } = await planned();
    expect(settings.redirects).toEqual([{ from: '/us', to: '/about' }]);
    expect(files.get('docs/index.md')).toContain('[About](./about.md)');
  });

  it('makes only redirects that a build takes, and leads links to where they end', async () => {
    const send = (to: string) => `---\nredirect_url: ${to}\n---\n`;
    put('index.md', send('guide/index.html'));
    put('guide.md', send('guide/index.html'));
    put('api/Index.md', '# API\n');
    put('guide/index.md', '# Guide\n\n[1](../first.md) [2](../away.md) [3](../round.md)\n');
    const senders = {
      ...{ first: 'second.md', second: 'guide/index.md', 'two words': 'guide/index.md' },
      ...{ away: 'https://a.example', away2: 'away.md', round: 'round2.md', round2: 'round.md' },
    };
    for (const [name, to] of Object.entries(senders)) put(`${name}.md`, send(to));
    put('toc.yml', '- name: First\n  href: first.md\n- name: Away\n  href: away.md\n');
    const { settings, files, notes } = await planned();
    expect(settings.redirects).toEqual([
      { from: '/api/Index', to: '/api' },
      { from: '/away', to: 'https://a.example' },
      { from: '/away2', to: 'https://a.example' },
      { from: '/first', to: '/guide' },
      { from: '/second', to: '/guide' },
    ]);
    expect(files.get('docs/guide/index.md')).toContain('[1](./index.md) [2](https://a.example)');
    expect(files.get('docs/index.md')).toContain('- [First](/guide)\n- [Away](https://a.example)');
    expect(JSON.parse(files.get('sidebars.json') ?? '')).toEqual({
      main: [{ type: 'doc', id: 'guide/index', label: 'First' }],
    });
    expect(notes.filter(({ kind }) => kind === 'redirects')).toHaveLength(4);
  });
});

describe('navigation', () => {
  it('makes sidebars and a navbar of tables of contents', async () => {
    put(
      'toc.yml',
      '- name: Articles\n  href: articles/\n- name: Code\n  href: https://code.example\n',
    );
    put(
      'articles/toc.yml',
      'items:\n- name: First\n  href: a.md\n- href: b.md\n- name: More\n  href: more/toc.md\n  topicHref: more/c.md\n- name: Gone\n  href: gone.md\n- name: Section\n- uid: d\n- href: ../images/sheet.pdf\n',
    );
    put('articles/more/toc.md', '# [Deep](d.md)\n');
    put('images/sheet.pdf', '');
    for (const [name, title] of Object.entries({ a: 'A', b: 'B', 'more/c': 'C' })) {
      put(`articles/${name}.md`, `# ${title}\n`);
    }
    put('articles/more/d.md', '---\nuid: d\n---\n# Deep\n');
    const build = { ...PROJECT.build, content: { files: ['**.md', '**/toc.yml'] } };
    put('docfx.json', JSON.stringify({ ...PROJECT, build }));
    const { files, settings, notes, copies } = await planned();
    const expected: unknown = {
      articles: [
        { type: 'doc', id: 'articles/a', label: 'First' },
        'articles/b',
        {
          type: 'category',
          label: 'More',
          link: { type: 'doc', id: 'articles/more/c' },
          items: ['articles/more/d'],
        },
        {
          type: 'category',
          label: 'Section',
          collapsible: false,
          items: [{ type: 'ref', id: 'articles/more/d' }],
        },
      ],
    };
    expect(JSON.parse(files.get('sidebars.json') ?? '')).toEqual(expected);
    expect(settings.navbar.items.slice(0, 2)).toEqual([
      { type: 'link', label: 'Articles', href: '/articles/a', position: 'left' },
      { type: 'link', label: 'Code', href: 'https://code.example', position: 'left' },
    ]);
    const entries = notes.filter(({ kind }) => kind === 'tables of contents');
    expect(entries.map(({ line }) => line)).toEqual([8, 12]);
    // At its old address: no page has it.
    expect([...copies.values()]).toEqual(['static/images/sheet.pdf']);
  });

  it('puts pages that no table of contents names beside that of the nearest one', async () => {
    put('toc.yml', '- name: Guide\n  href: guide/\n- name: Home\n  href: index.md\n');
    put('guide/toc.yml', '- href: a.md\n- name: Deep\n  href: deep/toc.yml\n');
    put('guide/deep/toc.yml', '- href: b.md\n');
    const unnamed = ['guide/more/c.md', 'guide/deep/d.md', 'about.md'];
    for (const name of ['guide/a.md', 'guide/deep/b.md', ...unnamed]) put(name, '# T\n');
    const { files } = await planned();
    const sidebarOf = (name: string) =>
      /displayed_sidebar: (.*)/.exec(files.get(`docs/${name}`) ?? '')?.[1];
    expect(unnamed.map(sidebarOf)).toEqual(['guide', 'guide', 'main']);
    for (const name of ['index.md', 'guide/a.md', 'guide/deep/b.md']) {
      expect(sidebarOf(name)).toBeUndefined();
    }
  });

  it('gives a page the sidebar of the table in its folder, also where another names it', async () => {
    put('index.md', '# Home\n');
    put('toc.yml', '- name: Home\n  href: index.md\n- name: All\n  href: guide/a.md\n');
    put('guide/toc.yml', '- href: a.md\n- href: b.md\n');
    for (const name of ['a', 'b']) put(`guide/${name}.md`, `# ${name}\n`);
    const { files } = await planned();
    expect(JSON.parse(files.get('sidebars.json') ?? '')).toEqual({
      main: ['index', { type: 'ref', id: 'guide/a', label: 'All' }],
      guide: ['guide/a', 'guide/b'],
    });
  });

  it('calls a page without a title what its table of contents calls it', async () => {
    put('index.md', 'Text.\n\n# Reference\n');
    put('a.md', '![Logo](a.png)\n\n# A\n');
    put('Two words.md', 'Text.\n');
    put('toc.yml', '- name: Begin\n  href: index.md\n- name: Not A\n  href: a.md\n');
    put('__proto__/toc.yml', '- name: Spaced\n  href: ~/two%20words.md\n');
    const { files } = await planned();
    expect(files.get('docs/index.md')).toBe('---\ntitle: Begin\n---\n\nText.\n\n# Reference\n');
    expect(files.get('docs/a.md')).not.toContain('title:');
    expect(files.get('docs/Two words.md')).toContain('title: Spaced\n');
    expect(files.get('sidebars.json')).toMatch(/"__proto__": \[\s*"Two words"/);
  });

  it('leads to pages at their old addresses, and says which names nothing has', async () => {
    put('articles/01-first.md', '---\ntitle: First\n---\n');
    put(
      'toc.yml',
      '- name: One\n  name: Two\n  href: articles/01-first.md\n- name: Gone\n  uid: Nowhere\n',
    );
    const { settings, notes } = await planned();
    expect(settings.navbar.items[0]).toMatchObject({ href: '/articles/01-first' });
    expect(notes.filter(({ kind }) => kind === 'tables of contents')).toContainEqual(
      expect.objectContaining({
        line: 4,
        message: 'The entry leads to "Nowhere", which is no page in the folder.',
      }),
    );
  });

  it('reads tables of contents in Markdown', async () => {
    put('a.md', '---\nuid: u\n---\n# A\n\n## B\n');
    put(
      'toc.md',
      '# [Top](a.md "t") #\n\n## <xref:u>\n\n## @u\n\n## [Named](xref:u)\n\n### [B](<a.md#b>)\n\n# [Part]\n\n# [](index.md)\n',
    );
    put('???/toc.yml', '- name: C\n  href: ../a.md\n');
    const { files, settings } = await planned();
    const expected: unknown = {
      main: [
        {
          type: 'category',
          label: 'Top',
          link: { type: 'doc', id: 'a' },
          items: [
            'a',
            { type: 'ref', id: 'a' },
            {
              type: 'category',
              label: 'Named',
              link: { type: 'doc', id: 'a' },
              items: [{ type: 'link', label: 'B', href: '/a#b' }],
            },
          ],
        },
        { type: 'category', label: 'Part', collapsible: false, items: ['index'] },
      ],
      docs: [{ type: 'ref', id: 'a', label: 'C' }],
    };
    expect(JSON.parse(files.get('sidebars.json') ?? '')).toEqual(expected);
    expect(settings.navbar.items.slice(0, 2)).toMatchObject([
      { label: 'Top', href: '/a' },
      { label: 'Home', href: '/' },
    ]);
  });

  it('makes a first page where there is none', async () => {
    fs.rmSync(path.join(dir, 'index.md'));
    put('toc.yml', '- name: Start\n  href: a.md\n');
    put('a.md', '# A\n');
    const { files } = await planned();
    expect(files.get('docs/index.md')).toBe('# Tandem Docs\n\n- [Start](/a)\n');
    put('toc.yml', '- name: API\n  href: api/\n- name: Start\n  href: a.md\n');
    expect((await planned()).notes).toContainEqual(
      expect.objectContaining({ line: 1, fix: 'Run "docfx metadata", and this command again.' }),
    );
  });
});

it('lists pages that are no Markdown, and not YAML that is no page', async () => {
  const build = { content: ['**.md', '**.yml'] };
  put('docfx.json', JSON.stringify({ build }));
  put('filter.yml', 'apiRules: []\n');
  put('hub.yml', '### YamlMime:Hub\ntitle: T\n');
  const { notes } = await planned();
  const others = notes.filter(({ kind }) => kind === 'other pages').map(({ file }) => file);
  expect(others).toEqual([path.join(dir, 'hub.yml')]);
});

it('takes settings from docfx.json, and notes what they lack', async () => {
  const { settings, notes } = await planned();
  expect(settings).toMatchObject({
    product: { name: 'Tandem', slug: 'tandem' },
    title: 'Tandem Docs',
    url: 'https://docs.example',
    checks: { frontMatterValues: 'warn', frontMatterKeys: 'ignore' },
  });
  expect(notes.filter(({ kind }) => kind === 'settings').map(({ message }) => message)).toEqual([
    'The address of the site is not known.',
    '"_appLogoPath" is not taken over.',
  ]);
});

it('takes the language, the address for edits, and no search where there is none', async () => {
  const settingsFor = async (globalMetadata: object, sitemap = {}, fileMetadata?: object) => {
    put(
      'docfx.json',
      JSON.stringify({ build: { content: ['*.md'], globalMetadata, fileMetadata, sitemap } }),
    );
    const { settings, notes } = await planned();
    return { settings, said: notes.map(({ message, fix }) => `${message} ${fix}`).join('\n') };
  };
  const { settings, said } = await settingsFor(
    {
      _enableSearch: false,
      _lang: 'xx',
      _gitContribute: { repo: 'https://git.example/a/b.git' },
      _appFooter: '<b>F &amp; G</b>',
      _googleAnalyticsTagId: 'G',
      _own: 1,
      _off: false,
      _empty: '',
    },
    { baseUrl: 'http://a.example/docs//' },
    { _disableAffix: { 'index.md': true } },
  );
  expect(settings).toMatchObject({
    search: false,
    url: 'https://a.example/docs',
    editUrl: 'https://git.example/a/b/edit/main/{path}',
    footer: { copyright: 'F & G' },
    navbar: { items: [{ type: 'colorModeToggle' }] },
  });
  expect(settings).not.toHaveProperty('lang');
  expect(said).toContain('The interface has no texts in "xx".');
  expect(said).toContain(
    '"_googleAnalyticsTagId" is not taken over. The setting "analytics" counts',
  );
  expect(said).toContain('"fileMetadata" is not taken over. Where readers see it');
  expect(said).toContain('"_own" is not taken over. Nothing, unless a template');
  expect(said).not.toMatch(/_off|_empty|address of the site/);
  const branch = { repo: 'https://git.example/a/b/', branch: 'dev' };
  const more = await settingsFor(
    { _gitContribute: branch, _lang: 'en' },
    { baseurl: 'https://b.example' },
  );
  expect(more.settings).toMatchObject({
    url: 'https://b.example',
    lang: 'en',
    editUrl: 'https://git.example/a/b/edit/dev/{path}',
  });
  expect(more.settings).not.toHaveProperty('search');
  expect(more.said).toBe('');
  for (const off of [
    { _disableContribution: true, _gitContribute: branch },
    { _gitContribute: { repo: 'a/b' } },
    { _gitContribute: null },
  ]) {
    expect((await settingsFor(off)).settings).not.toHaveProperty('editUrl');
  }
});

it('sums up what is not taken over by kind, and names that nothing has', () => {
  const file = path.join(dir, 'a.md');
  const note = (kind: string, line?: number) => {
    return { file, line, kind, message: `"${kind}" m.`, fix: 'f.' };
  };
  expect(notesText([note('x', 2), note('y'), note('x', 3)], dir)).toBe(
    'Not taken over as it was: x (2)\n  a.md:2\n  a.md:3\n    "x" m.\n    → f.\n\nNot taken over as it was: y (1)\n  a.md\n    "y" m.\n    → f.',
  );
  const names: readonly (readonly [string, readonly string[]])[] = [
    ['A', ['a:1']],
    ['B', ['b:1', 'b:2']],
    ['C', ['c:1', 'c:2', 'c:3']],
  ];
  expect(missingNamesText(new Map())).toBe('');
  const three = missingNamesText(new Map(names));
  expect(three).toMatch(
    /^6 links to 3 names lead .*\n {2}C \(c:1\)\n {2}B \(b:1\)\n {2}A \(a:1\)\n {2}→ Run/,
  );
  expect(missingNamesText(new Map([...names, ['D', []]]))).toMatch(/A \(a:1\)\n {2}…\n {2}→ Run/);
});

it.each([
  [{ _appName: 'KIT Docs' }, 'docs', 'KIT Docs', 'KIT'],
  [{ _appName: 'My Kit' }, 'docs', 'My Kit', 'MyKit'],
  [{ _appName: '', _appTitle: 'Kit Documentation' }, 'docs', 'Kit Documentation', 'Kit'],
  [{}, 'kit/docs', 'kit', 'Kit'],
  [{}, 'kit/handbook', 'handbook', 'Handbook'],
])('takes the name of %j in %s', async (globalMetadata, folder, title, name) => {
  put(`${folder}/docfx.json`, JSON.stringify({ build: { content: ['a.md'], globalMetadata } }));
  put(`${folder}/a.md`, '# A\n');
  const { settings } = await planProject(path.join(dir, folder));
  expect([settings.title, settings.product.name]).toEqual([title, name]);
  expect(settings).not.toHaveProperty('supportEmail');
});
