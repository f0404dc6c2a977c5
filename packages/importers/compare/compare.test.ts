import path from 'node:path';
import { putFiles, tempFolder } from '../../../src/test/temp-folder';
import { compareSites, minutesFor, type OriginalPage } from './compare';
import { comparisonText, isWhole } from './report';
import { aligned, sideBySide } from './side-by-side';

const page = (body: string, around = '') => `<body>${around}<main><h1>A</h1>${body}</main></body>`;
const OUR_FRAME = `<header data-navbar><a class="Navbar_link" href="/base/a">Docs</a></header>
<div id="site-sidebar"><div data-menu-panel="main"><a href="/x">Menu</a></div><div data-menu-panel="docs">
<button data-collapse>Part</button><a href="/base/a">A</a><a href="/base/b">B</a></div></div>`;

/** Compares a built original with our documents. */
function compare(
  built: Readonly<Record<string, string>>,
  ours: Readonly<Record<string, string>>,
  pages: readonly Partial<OriginalPage>[] = [],
) {
  const root = tempFolder();
  putFiles(path.join(root, 'build'), built);
  putFiles(path.join(root, 'dist'), ours);
  const known = pages.map((one) => ({
    file: 'a.md',
    address: '/a',
    path: '/a',
    html: () => '',
    ...one,
  }));
  const dirs = { builtDir: path.join(root, 'build'), distDir: path.join(root, 'dist') };
  const comparison = compareSites({ ...dirs, root, pages: known, url: 'https://a.example/base/' });
  return { comparison, text: comparisonText(comparison, root), root };
}

it('gives each page a verdict', () => {
  const notice = '<p>A part of this page, “Chart”, cannot be shown here.</p>';
  const built = {
    'words.html': page('<p>Here: “x”, cannot be shown here.</p>'),
    'same/index.html': page('<p>b <a href="../changed/">c</a><a href="../same/#x">d</a></p>'),
    'changed/index.html': page('<p>b c</p>'),
    'notice.html': page('<p>b</p>'),
    'gone.html': page(''),
    'old.html': page('<p>moved</p>'),
    '404.html': page(''),
    'search/index.html': page(''),
    'in/search.html': page(''),
    'from.html': '<meta http-equiv="refresh" content="0; url=/same">',
  };
  const ours = {
    'words.html': page('<p>Here: “x”, cannot be shown here.</p>'),
    'same.html': page('<p>b <a href="/base/changed">c</a><a href="#x">d</a></p>'),
    'changed.html': page('<p>b</p>'),
    'in/search.html': page(''),
    'notice.html': page(`<p>b</p>${notice}`),
    'new.html': page('<p>moved</p>'),
    _redirects: '/old /new 301\n/:a/index.html /:a 301\n',
  };
  const { comparison, text } = compare(built, ours);
  expect(comparison.pages.map(({ address, verdict }) => [address, verdict])).toEqual([
    ['/changed', 'changed'],
    ['/gone', 'missing'],
    ['/in/search', 'as it was'],
    ['/notice', 'notice'],
    ['/old', 'as it was'],
    ['/same', 'as it was'],
    ['/words', 'as it was'],
  ]);
  expect(comparison.pages.map(minutesFor)).toEqual([2, 20, 0, 17, 0, 0, 0]);
  expect(isWhole(comparison)).toBe(false);
  expect(text.split('\n\n').slice(1)).toEqual([
    `Pages that need a look:
  /gone (missing, 20 min)
    is not here: nothing is at /gone
  /notice (notice, 17 min)
    shows a notice in the place of “Chart”
    adds 10 words: a part of this page chart cannot be shown here
  /changed (changed, 2 min)
    lacks 1 word: c`,
    '7 pages: 4 as it was, 1 changed, 1 with a notice in the place of something, 1 missing.',
    '3 pages and 0 differences around pages need a look: about 39 minutes, guessed by the kinds of differences.',
  ]);
});

it('counts what is done about a component once, however many pages had it', () => {
  const notice = (name: string) =>
    page(`<p>A part of this page, “${name}”, cannot be shown here.</p>`);
  const ours = { 'a.html': notice('A'), 'b.html': notice('A'), 'c.html': notice('C') };
  const pages = ['/a', '/b', '/c'].map((address) => ({ address, path: address }));
  const { text } = compare({}, ours, pages);
  expect(text).toContain('about 31 minutes');
  expect(text).toContain('(notice, 1 min)');
});

it('knows links within the site that a source writes with its address', () => {
  const html = () => '<h1>A</h1><p><a href="https://a.example/base/x.html#y">b</a></p>';
  const ours = { 'a.html': page('<p><a href="/base/x#y">b</a></p>') };
  expect(compare({}, ours, [{ html }]).comparison.pages[0]?.verdict).toBe('as it was');
  const gone = compare({}, { 'a.html': page('<p>b</p>') }, [{ html }]);
  expect(gone.text).toContain('lacks 1 link within the site');
});

it('compares with sources what was not built, and says so', () => {
  const source = { html: () => '<h1>A</h1><p>b</p>' };
  const same = compare({}, { 'a.html': page('<p>b and more</p>') }, [source]);
  expect(same.comparison.pages[0]?.verdict).toBe('as it was');
  expect(isWhole(same.comparison)).toBe(true);
  expect(same.text).toContain(
    'Compared with what the sources tell, because the original is not built',
  );
  const mixed = compare({ 'c.html': page('') }, { 'a.html': page(''), 'c.html': page('') }, [
    source,
  ]);
  expect(mixed.text).toContain('1 page is not there, and compared with its source.');
});

it.each([
  [
    'Docusaurus',
    `<nav class="navbar"><a class="navbar__brand" href="/">x</a><a class="navbar__link" href="/base/a">Docs</a><a class="navbar__link" href="https://far.example">Far</a></nav>
<ul class="theme-doc-sidebar-menu"><a class="menu__link">Part</a><a class="menu__link" href="/base/b">B</a><a class="menu__link" href="/base/a">A</a><a class="menu__link" href="/base/c">C</a></ul>
<footer class="footer"><a href="https://foot.example">Foot</a></footer>`,
    {},
  ],
  [
    'Material',
    `<header><a class="md-tabs__link" href="a">Docs</a><a href="https://far.example"> Far </a></header>
<nav class="md-nav--primary"><label class="md-nav__link">Part</label><label class="md-nav__link">B</label><a class="md-nav__link" href="b">B</a><nav class="md-nav--secondary"><a class="md-nav__link">Heading</a></nav><a class="md-nav__link" href="a">A</a><a class="md-nav__link" href="c">C</a></nav>
<footer class="md-footer"><a class="md-footer__link" href="b">Next</a><a href="https://foot.example">Foot</a></footer>`,
    {},
  ],
  [
    'DocFX',
    `<meta name="docfx:navrel" content="toc.html"><meta name="docfx:tocrel" content="b/toc.html"><header><nav class="navbar"><a class="navbar-brand" href="/">x</a></nav></header>
<footer><a href="https://foot.example">Foot</a></footer>`,
    {
      'toc.html': '<ul><a href="a.html">Docs</a><a href="https://far.example">Far</a></ul>',
      'b/toc.html':
        '<ul><a>Part</a><a href="../b.html">B</a><a href="../a.html">A</a><a>C</a></ul>',
    },
  ],
])('compares what is around pages of %s', (_, around, lists) => {
  const ours = { 'a.html': page('', OUR_FRAME) };
  const { comparison, text } = compare({ 'a.html': page('', around), ...lists }, ours);
  expect([...comparison.frames]).toEqual([
    ['The sidebar lacks "C"', ['/a']],
    ['The navbar lacks "Far"', ['/a']],
    ['The footer lacks "Foot"', ['/a']],
  ]);
  expect(comparison.pages[0]?.verdict).toBe('as it was');
  expect(isWhole(comparison)).toBe(false);
  expect(text).toContain('The footer lacks "Foot"\n    on /a');
  const shorter = around.replace(
    /<a class="menu__link" href="\/base\/c">C<\/a>|<a class="md-nav__link" href="c">C<\/a>/,
    '',
  );
  const fewer = {
    ...lists,
    ...('b/toc.html' in lists && { 'b/toc.html': lists['b/toc.html'].replace('<a>C</a>', '') }),
  };
  expect(
    [...compare({ 'a.html': page('', shorter), ...fewer }, ours).comparison.frames][0],
  ).toEqual(['The sidebar has "A" in another place', ['/a']]);
});

it('says where an entry leads, if that is another page', () => {
  const around = `<nav class="navbar"><a class="navbar__link" href="/base/1.0/a">Docs</a><a class="navbar__link" href="/base/c">docs</a></nav>`;
  const { comparison } = compare({ 'a.html': page('', around) }, { 'a.html': page('', OUR_FRAME) });
  expect([...comparison.frames]).toEqual([
    ['The navbar leads "Docs" to /a, not /1.0/a', ['/a']],
    ['The navbar leads "docs" to /a, not /c', ['/a']],
  ]);
});

it('shows only the part of the navigation that a tab of Material has', () => {
  const around = `<nav class="md-tabs"></nav><nav class="md-nav--primary"><li class="md-nav__item md-nav__item--active md-nav__item--nested"><label class="md-nav__link">Tab</label><a class="md-nav__link">A</a></li><li><a class="md-nav__link">Other tab</a></li></nav>`;
  const { comparison } = compare({ 'a.html': page('', around) }, { 'a.html': page('', OUR_FRAME) });
  expect(comparison.frames.size).toBe(0);
});

it('reads no lists outside of the built site', () => {
  const around = '<meta name="docfx:tocrel" content="../secret.html">';
  const root = compare({ 'a.html': page('', around) }, { 'a.html': page('', OUR_FRAME) });
  expect(root.comparison.frames.size).toBe(0);
});

it('writes both versions side by side, with marks, and pages that agree folded', () => {
  const built = { 'a.html': page('<p>one</p><p>&lt;two></p>'), 'b.html': page('<p>same</p>') };
  const { comparison } = compare(built, {
    'a.html': page('<p>one</p><p>2</p>'),
    'b.html': page('<p>same</p>'),
  });
  const html = sideBySide(comparison);
  expect(html).toContain('<details open><summary>/a: changed</summary>');
  expect(html).toContain('<details><summary>/b: as it was</summary>');
  expect(html).toContain('<tr><td>one</td><td>one</td></tr>');
  expect(html).toContain('<del>&lt;two&gt;</del>');
  expect(html).toContain('<ins>2</ins>');
  expect(html).not.toMatch(/\b(?:src|href)=/);
  expect(html).toContain(
    '</summary>\n<ul><li>lacks 1 word: two</li><li>adds 1 word: 2</li></ul>\n<table>',
  );
  expect(html).toContain('/b: as it was</summary>\n\n<table>');
  expect(html).not.toContain('Around the pages');
  const frames = new Map([['The navbar lacks "<A>"', ['/a', '/b']]]);
  expect(sideBySide({ ...comparison, frames })).toContain(
    '<h2>Around the pages</h2><ul><li>The navbar lacks &quot;&lt;A&gt;&quot; (on 2 pages)</li></ul>',
  );
});

it('names a few pages and entries of many, and counts hours', () => {
  const names = ['a', 'b', 'c', 'd'];
  const links = Array.from({ length: 8 }, (_, at) => `<a href="https://${at}.example">L${at}</a>`);
  const icons =
    '<a href="https://icon.example"></a><a>no link</a><a href="https://own.example"></a>';
  const around = `<header>${links.join('')}${icons}</header>`;
  const own = '<header data-navbar><a href="https://own.example">Own</a></header>';
  const pages = (frame: string) =>
    Object.fromEntries(names.map((name) => [`${name}.html`, page('', frame)]));
  const gone = Object.fromEntries([1, 2, 3, 4].map((at) => [`gone${at}.html`, page('')]));
  const { comparison, text } = compare({ ...pages(around), ...gone }, pages(own));
  const lacks = 'The navbar lacks "L0", "L1", "L2", "L3", "L4", "L5" and 3 more';
  expect([...comparison.frames]).toEqual([[lacks, names.map((name) => `/${name}`)]]);
  expect(text).toContain(`${lacks}\n    on /a, /b, /c and 1 more\n`);
  expect(text).toContain('4 pages and 1 difference around pages need a look: about 85 minutes,');
  const more = compare({ ...pages(around), ...gone, 'gone5.html': page('') }, pages(own)).text;
  expect(more).toContain('need a look: about 2 hours,');
  const all = comparisonText(comparison, '', true);
  expect(all).toContain('on /a, /b, /c, /d\n');
  const icon = compare(
    { 'a.html': page('', '<header><a href="https://i.example"></a></header>') },
    pages(own),
  );
  expect([...icon.comparison.frames.keys()]).toEqual(['The navbar lacks "https://i.example"']);
});

it('compares only addresses, anchors, links and pictures of pages of types', () => {
  const body = '<h2>Gone</h2><p>words</p><a href="https://x.example">x</a>';
  const { comparison, text } = compare(
    { 'a.html': page(body), 'b.html': page(body) },
    { 'a.html': page('<div class="api-members"></div>'), 'b.html': page(body) },
  );
  expect(comparison.pages.map(({ differences }) => differences.map((one) => one.text))).toEqual([
    ['lacks the link to https://x.example'],
    [],
  ]);
  expect(text).toContain(' Of 1 page of types, only addresses, anchors, links and pictures');
});

it('knows where redirects to other sites end', () => {
  const { comparison } = compare(
    { 'a.html': page('<a href="old">b</a>') },
    {
      'a.html': page('<a href="https://far.example/x">b</a>'),
      _redirects: '/old https://far.example/x 301\n',
    },
  );
  expect(comparison.pages[0]?.differences).toEqual([]);
});

it('aligns the lines of two texts', () => {
  expect(aligned(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual([
    ['a', 'a'],
    ['b', undefined],
    ['c', 'c'],
    [undefined, 'x'],
    ['d', 'd'],
  ]);
  expect(aligned([], ['a'])).toEqual([[undefined, 'a']]);
});
