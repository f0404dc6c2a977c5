import fs from 'node:fs';
import path from 'node:path';
import { installBasePath } from '../../../src/base-path';
import { installMessages } from '../../../src/messages';
import type { SidebarItem } from '../../../src/site/sidebars/schema';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';
import { moveSite } from '../command';
import { differences } from '../compare/differences';
import { factsOf } from '../compare/page-facts';
import type { ConvertedFile } from '../docfx/convert-file';
import type { MoveTools } from '../shared/move';
import { planMkdocs } from './plan';

/** What rendered pages lack of what their sources tell. */
const lossesIn = (files: ReadonlyMap<string, ConvertedFile>) =>
  [...files.values()].flatMap(({ plain, html = '' }) =>
    differences({ original: factsOf(plain?.() ?? ''), ours: factsOf(html), isBuilt: false }),
  );

beforeAll(() => {
  installBasePath('');
  installMessages('en');
});

const SETTINGS = `
site_name: Tandem Docs
site_url: !ENV [URL, "https://a.example/docs/"]
repo_url: https://github.com/a/b
edit_uri: edit/dev/docs/
copyright: Copyright &copy; <a href="https://a.example">A</a>
theme: { name: material, favicon: a.png, features: [content.tabs.link] }
extra: { social: [], own: 1 }
extra_css: [extra.css]
hooks: [hook.py]
exclude_docs: |
  drafts/
  # a comment
  /parts/*.md
  !.well-known
plugins:
  - search
  - macros
  - redirects:
      redirect_maps: { old.md: "guide/a.md#known", far.md: "https://b.example" }
markdown_extensions:
  - toc: { slugify: !!python/object/apply:pymdownx.slugs.slugify { kwds: { case: lower } } }
  - pymdownx.snippets: { base_path: [., snippets] }
  - pymdownx.arithmatex
  - pymdownx.magiclink: { repo_url_shorthand: true }
  - own.extension
`;

const FILES = {
  'docs/README.md': '# Home\n\n[a](guide/a.md) [old](old.md)\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/a.md': '---\nicon: x\n---\n\nText.\n\n## Known\n\n![](a.png)\n',
  'docs/guide/a.png': '',
  'docs/extra.css': '',
  'docs/rest.txt': '',
  'docs/drafts/b.md': '',
  'docs/parts/c.md': '',
  'docs/.hidden/d.md': '',
};

/** Plans the move of a project. */
async function plan(files: Readonly<Record<string, string>> = {}, more = '') {
  const dir = tempFolder();
  putFiles(dir, { 'mkdocs.yml': SETTINGS + more, ...FILES, ...files });
  const planned = await planMkdocs(dir);
  const said = planned.notes.map(
    ({ file, line, message }) => `${path.relative(dir, file)}:${line} ${message}`,
  );
  const sidebars: unknown = JSON.parse(planned.files.get('sidebars.json') ?? 'null');
  return { ...planned, said, sidebars };
}

it('takes the files that MkDocs publishes, and the settings', async () => {
  const { files, settings, copies, sidebars } = await plan();
  expect([...files.keys()]).toEqual(['docs/index.md', 'docs/guide/a.md', 'docs/guide/index.md']);
  expect([...copies.values()]).toEqual(['docs/guide/a.png', 'static/rest.txt']);
  expect(files.get('docs/index.md')).toContain('[a](./guide/a.md) [old](./guide/a.md)');
  expect(settings).toMatchObject({
    product: { name: 'Tandem' },
    title: 'Tandem Docs',
    url: 'https://a.example/docs',
    editUrl: 'https://github.com/a/b/edit/dev/{path}',
    footer: {
      copyright: 'Copyright © A',
      columns: [{ title: 'Links', links: [{ label: 'A', href: 'https://a.example' }] }],
    },
    markdownMath: true,
    redirects: [
      { from: '/old', to: '/guide/a' },
      { from: '/far', to: 'https://b.example' },
    ],
  });
  expect(settings.navbar.items[0]).toMatchObject({
    label: 'GitHub',
    href: 'https://github.com/a/b',
  });
  // Without a navigation, folders make the sidebar.
  expect(sidebars).toBeNull();
});

it('says what is not taken over, once for each setting', async () => {
  const { said } = await plan();
  expect(said).toEqual([
    'mkdocs.yml:9 "extra_css" is not taken over.',
    'mkdocs.yml:10 "hooks" is not taken over.',
    'mkdocs.yml:7 "theme.favicon" is not taken over.',
    'mkdocs.yml:8 "extra.social" is not taken over.',
    'mkdocs.yml:8 "extra.own" is not taken over.',
    'mkdocs.yml:17 The plugin "macros" is not known.',
    'mkdocs.yml:22 The Markdown extension "own.extension" is not known.',
  ]);
});

it('hides what headers hide, and says what it does not', async () => {
  const { files, said } = await plan({
    'docs/b.md': '---\nhide: [toc]\n---\n\n# B\n',
    'docs/c.md': '---\nhide: [toc, navigation]\nstatus: new\n---\n\n# C\n',
  });
  for (const name of ['b', 'c']) {
    expect(files.get(`docs/${name}.md`)).toMatch(/^---\nhide_table_of_contents: true\n---\n/);
  }
  expect(said.filter((one) => /^docs/.test(one))).toEqual([
    'docs/c.md:1 "hide" in the header has another meaning here, or none, and is left out.',
    'docs/c.md:1 "status" in the header has another meaning here, or none, and is left out.',
  ]);
});

const NAV = `
nav:
  - Home: README.md
  - Guide:
      - guide/index.md
      - First: guide/a.md
      - Far: https://b.example
      - Missing: guide/none.md
`;

it('loses no word of blocks, whatever is written beside their names', async () => {
  const body =
    '!!! note inline end\n    a\n\n??? tip "B c"\n    d\n\n=== "E f"\n\n    g\n\n!!!info "H"\n    i\n\n!!!tip\n    j\n\n???note\n    k\n';
  const { plan: own } = await plan({ 'docs/guide/a.md': body });
  expect(lossesIn(own.converted)).toEqual([]);
});

it('makes a sidebar of the navigation', async () => {
  const { sidebars, said } = await plan({}, NAV);
  const nav: SidebarItem[] = [
    'index',
    {
      type: 'category',
      label: 'Guide',
      link: { type: 'doc', id: 'guide/index' },
      items: ['guide/a', { type: 'link', label: 'Far', href: 'https://b.example' }],
    },
  ];
  expect(sidebars).toEqual({ nav });
  expect(said.filter((one) => one.includes('none.md'))).toEqual([
    'mkdocs.yml:34 The entry leads to "guide/none.md", which is no page in the folder.',
  ]);
});

it('makes a navbar of tabs, and a sidebar of each', async () => {
  const tabs = SETTINGS.replace('content.tabs.link', 'navigation.tabs') + NAV;
  const { sidebars, settings } = await plan({ 'mkdocs.yml': tabs });
  const labels = settings.navbar.items.map(
    (item) => 'label' in item && [item.label, 'href' in item && item.href],
  );
  expect(labels.slice(0, 3)).toEqual([
    ['Home', '/'],
    ['Guide', '/guide'],
    ['GitHub', 'https://github.com/a/b'],
  ]);
  expect(sidebars).toMatchObject({
    main: ['index'],
    guide: ['guide/index', 'guide/a', { label: 'Far' }],
  });
});

it('names entries by the signs that their entities stand for', async () => {
  const nav = 'nav: [{ "&#9733; A": [guide/b.md, { "B &amp; C": guide/none.md }] }]';
  const { sidebars, settings, said } = await plan({
    'mkdocs.yml': `${SETTINGS.replace('content.tabs.link', 'navigation.tabs')}\n${nav}`,
    'docs/guide/b.md': '# D &amp; E\n',
  });
  expect(settings.navbar.items).toContainEqual(expect.objectContaining({ label: '★ A' }));
  expect(sidebars).toMatchObject({ '-a': ['guide/b'] });
  expect(said.filter((one) => one.includes('no page'))).toEqual([
    expect.stringContaining('mkdocs.yml:28 '),
  ]);
});

it('lists the rest of the pages where awesome-pages does', async () => {
  const nav = `
nav:
  - README.md
  - All: ["..."]
  - Some: ["... | flat | guide/[b-c]*.md", "... | glob=**/d?.md", "... | regex=x"]
`;
  const rest = 'a-folder/e.md a-folder/index.md guide/b.md guide/c/f.md guide/d1.md'.split(' ');
  const files = Object.fromEntries(rest.map((file) => [`docs/${file}`, `# ${file}\n`]));
  const { sidebars, said } = await plan(files, nav);
  const [, all, some] = (sidebars as { nav: SidebarItem[] }).nav;
  const folder = (label: string, index: string, items: SidebarItem[]) => ({
    ...{ type: 'category', label, link: { type: 'doc', id: index }, items },
  });
  expect(all).toMatchObject({
    label: 'All',
    items: [
      folder('A folder', 'a-folder/index', ['a-folder/e']),
      folder('Guide', 'guide/index', [
        'guide/a',
        { type: 'category', label: 'C', items: ['guide/c/f'] },
      ]),
    ],
  });
  expect(some).toMatchObject({ label: 'Some', items: ['guide/b', { items: ['guide/d1'] }] });
  expect(said.filter((one) => one.includes('no page'))).toEqual([
    'mkdocs.yml:31 The entry leads to "... | regex=x", which is no page in the folder.',
  ]);
});

it('finds files that HTML names from the address of its page, as browsers do', async () => {
  const { files, said } = await plan({
    'docs/index.md': '<img src="../a.png"> [a](../guide/a/)\n',
    'docs/guide/a.md':
      '<img src="../b.png"> ![](../../../b.png#c)\n\n<img src="../none.png">\n\n[d](../../index.md)\n',
    'docs/a.png': '',
    'docs/guide/b.png': '',
    'docs/b.png': '',
  });
  expect(files.get('docs/index.md')).toContain('src="./a.png" /> [a](./guide/a.md)');
  expect(files.get('docs/guide/a.md')).toContain('src="../b.png" /> ![](../b.png#c)');
  expect(said.filter((one) => one.includes('"../'))).toEqual([
    'docs/guide/a.md:3 "../none.png" leads to nothing in the folder.',
    expect.stringContaining('docs/guide/a.md:5 "../../index.md" '),
  ]);
});

it('puts snippets in their places, and no file from outside of the folder', async () => {
  const { files, said } = await plan({
    'docs/index.md': 'x',
    'docs/guide/a.md':
      '--8<-- "a.md"\n\n```py\n--8<-- "b.py:part"\n--8<-- "b.py:1:1,5"\n```\n\n;--8<-- "a.md"\n\n--8<-- "../../etc/passwd"\n--8<-- "none.md"\n--8<-- "b.py:none"\n',
    'snippets/a.md': 'From a.\n--8<-- "snippets/c.md"\n--8<-- "a.md"\n',
    'snippets/c.md': 'From c.\n',
    'b.py': 'one\n# --8<-- [start:part]\ntwo\n# --8<-- [end:part]\nfive\n',
  });
  expect(files.get('docs/guide/a.md')).toBe(
    'From a.\nFrom c.\n\n```py\ntwo\none\nfive\n```\n\n\\--8\\<-- "a.md"\n',
  );
  const notes = said.filter((one) => one.includes('included'));
  expect(notes.map((one) => one.replace(/^.*?:|, so .*/g, ''))).toEqual([
    '3 "a.md" includes itself',
    '10 "../../etc/passwd" is outside of the folder',
    '11 "none.md" does not exist',
    '12 "b.py:none" has no such lines',
  ]);
});

it('shows fences with tab="…" as tabs', async () => {
  const { files } = await plan({
    'docs/guide/a.md':
      '- A\n\n    ```yaml tab="YAML"\n    a: 1\n    ```\n\n    ```toml tab=\'TOML\'\n    a = 1\n    ```\n\n    ```js\n    a\n    ```\n',
  });
  expect(files.get('docs/guide/a.md')).toContain(
    '<TabItem value="yaml" label="YAML">\n\n  ```yaml\n  a: 1\n  ```\n\n  </TabItem>\n\n  <TabItem value="toml" label="TOML">\n\n  ```toml\n  a = 1\n  ```\n\n  </TabItem>\n\n  </Tabs>\n\n  ```js',
  );
});

it('knows boxes without a space', async () => {
  const { files } = await plan({
    'docs/guide/a.md': '!!!tip "T"\n    A.\n\n!!!wow so cool\n\n!!! important\n\n        C\n',
  });
  expect(files.get('docs/guide/a.md')).toBe(
    ':::tip[T]\n\nA.\n\n:::\n\n!!!wow so cool\n\n:::tip[Important]\n\n```text\nC\n```\n\n:::\n',
  );
});

it('takes the names of pages from the navigation, also those of pages with other titles', async () => {
  const { files, sidebars } = await plan(
    {
      'docs/guide/a.md': '---\ntitle: Long A\n---\n\nText.\n',
      'docs/guide/b.md': '---\ntitle: Long B\n---\n\n# B\n',
      'docs/guide/index.md': '---\ntitle: All\n---\n\nText.\n',
    },
    'nav:\n  - <b>Short</b> <img src="a.png" alt="">: guide/a.md\n  - b: guide/b.md\n  - Part:\n      - guide/index.md\n      - Far: https://b.example\n',
  );
  expect(files.get('docs/guide/a.md')).toContain('title: Short\n');
  expect(files.get('docs/guide/b.md')).toContain('title: Long B\n');
  expect(files.get('docs/guide/index.md')).toContain('title: All\n');
  expect(sidebars).toMatchObject({
    nav: ['guide/a', { id: 'guide/b', label: 'b' }, { label: 'Part' }],
  });
});

it('leaves out the header of a page that is put into another', async () => {
  const { files } = await plan({
    'docs/guide/a.md': '--8<-- "docs/b.md"\n\n```md\n--8<-- "docs/b.md"\n```\n\n--8<-- "c.md"\n',
    'docs/b.md': '---\ntitle: B\n---\n\n# B\n',
    'c.md': '---\n**Beta**\n---\n',
  });
  expect(files.get('docs/guide/a.md')?.trim()).toBe(
    '# B\n\n```md\n---\ntitle: B\n---\n\n# B\n```\n\n---\n\n## **Beta**',
  );
});

it('reads items of lists and headings as Python-Markdown does, and keeps ids before a sign', async () => {
  const { files } = await plan({
    'docs/guide/a.md':
      '#\u00a0One\n\n##Why ?\n\n  * A:\n\n    * `B`\n\n   * C\n\n     ```yaml\n     a: 1\n     ```\n',
    'mkdocs.yml': 'site_name: Own\n',
  });
  expect(files.get('docs/guide/a.md')).toBe(
    '# \u00a0One \\{#one}\n\n## Why ? \\{#why}\n\n- A:\n\n  - `B`\n\n- C\n\n  ```yaml\n  a: 1\n  ```\n',
  );
});

it('keeps a rule that a page begins with', async () => {
  const { files } = await plan({ 'docs/guide/a.md': '---\n\nText.\n', 'docs/b.md': '# B\n' });
  expect(files.get('docs/guide/a.md')).toBe('\n---\n\nText.\n');
  expect(files.get('docs/b.md')).toBe('# B\n');
});

it('puts files that markdown_include names in their places', async () => {
  const { files } = await plan(
    { 'docs/guide/a.md': '```yaml\n{!docs/a.yaml!}\n```\n', 'docs/a.yaml': 'a: 1\n' },
    '  - markdown_include.include: { base_path: . }\n',
  );
  expect(files.get('docs/guide/a.md')).toBe('```yaml\na: 1\n```\n');
});

it('puts files that the plugin include-markdown names in their places', async () => {
  const { files, said } = await plan({
    'mkdocs.yml': 'site_name: Own\nplugins: [search, include-markdown]\n',
    'docs/guide/a.md':
      '{% include-markdown "parts/b.md" %}\n\n{%-\n  include "./c.md"\n  start="<!--x-->"\n  end="<!--x-->"\n-%}\n\n{% include "../a.md" end="none" %}\n\nIn {% include "c.md" %}\n',
    'docs/parts/b.md': 'From b.\n',
    'docs/guide/c.md': 'no\n<!--x-->\nFrom c.\n<!--x-->\nno\n',
    'docs/a.md': 'All of it.\n',
  });
  expect(files.get('docs/guide/a.md')).toMatch(/^From b\.\n\nFrom c\.\n\nAll of it\.\n\nIn \\\{/);
  expect(said.filter((one) => one.includes('include'))).toEqual([
    'docs/guide/a.md:11 "In {% include "c.md" %}" is not alone on its line, so nothing is included.',
  ]);
  const without = await plan({
    'mkdocs.yml': 'site_name: Own\n',
    'docs/guide/a.md': '```jinja\n{% include "a.md" %}\n```\n',
  });
  expect(without.files.get('docs/guide/a.md')).toContain('{% include "a.md" %}');
});

it('takes what settings inherit, below its own, and nothing from outside of the folder', async () => {
  const { settings, sidebars, said } = await plan({
    'mkdocs.yml': 'INHERIT: base.yml\nsite_name: Own\ntheme: { favicon: a.png }\n',
    'base.yml': `INHERIT: ../base.yml\nsite_name: Base\ntheme: { logo: a.png }\n${NAV}`,
  });
  expect(settings.title).toBe('Own');
  expect(sidebars).toMatchObject({ nav: ['index', { label: 'Guide' }] });
  expect(said.map((one) => /".*?"/.exec(one)?.[0]).slice(0, 4)).toEqual([
    '"INHERIT"',
    '"theme.logo"',
    '"theme.favicon"',
    '"guide/none.md"',
  ]);
});

it('calls a section without a name by the title of its index', async () => {
  const nav = 'nav: [{ "": [guide/index.md, guide/a.md] }]';
  const { sidebars } = await plan({ 'docs/guide/index.md': '# Guide { #guide }\n' }, nav);
  expect(sidebars).toMatchObject({ nav: [{ label: 'Guide', items: ['guide/a'] }] });
});

it('writes formulas and numbers of issues, notes macros, and loses no word', async () => {
  const body =
    'A $a_1$ and \\(b\\) cost \\$5, see #12.\n\n\\[\nc\n\\]\n\n{{ macro }} `{{ code }}`\n\n::: a.B\n    options: 1\n';
  const { files, said, plan: own } = await plan({ 'docs/guide/a.md': body });
  expect(files.get('docs/guide/a.md')).toBe(
    'A $a_1$ and $b$ cost $5, see [#12](https://github.com/a/b/issues/12).\n\n$$c$$\n\n\\{\\{ macro }} `{{ code }}`\n\n`a.B`\n',
  );
  expect(said.filter((one) => one.startsWith('docs'))).toEqual([
    'docs/guide/a.md:7 "{{ macro }}" stays as it is written.',
    'docs/guide/a.md:9 What was made of "a.B" is a name only.',
  ]);
  expect(lossesIn(own.converted)).toEqual([]);
});

it('is what the command writes for a folder with mkdocs.yml', async () => {
  const root = tempFolder();
  putFiles(root, {
    'site/mkdocs.yml': 'site_name: A',
    'site/docs/index.md': '# A\n\n!!! note\n    b\n',
  });
  const said: string[] = [];
  const [log, error] = [said, said].map((list) => (text: string) => void list.push(text));
  const format = (text: string) => Promise.resolve(text);
  const build = (dir: string, contentDir?: string) => {
    expect(contentDir).toBe(path.join(root, 'adopted'));
    const aside = '<aside><p>Note</p><p>b</p></aside>';
    putFiles(dir, { 'dist/index.html': `<main><h1>A</h1>${aside}</main>` });
    return true;
  };
  const tools = { log, error, format, copy: () => '', build } as MoveTools;
  expect(await moveSite(['site'], root, tools)).toBe(0);
  expect(said.join('\n')).toContain('Pages have all that their sources tell.');
  const page = fs.readFileSync(path.join(root, 'adopted/docs/index.md'), 'utf8');
  expect(page).toBe('# A\n\n:::note\n\nb\n\n:::\n');
  expect(fs.readFileSync(path.join(root, 'site.config.ts'), 'utf8')).toContain(
    'Made of mkdocs.yml.',
  );
});
