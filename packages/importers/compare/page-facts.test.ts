import { factsOf } from './page-facts';

/** The same page, in the HTML of each system. */
const DOCUSAURUS = `<nav class="navbar navbar--fixed-top"><a href="/">A</a></nav><main><article>
<nav class="theme-doc-breadcrumbs">Home</nav><div class="theme-doc-toc-mobile"><button>On this page</button></div>
<div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>
<h2 class="anchor" id="one-two">One <code>two</code><a class="hash-link" href="#one-two">\u200b</a></h2>
<p>f<b>i</b>rst <a href="/x">link</a><img alt="shown" src="/assets/images/a-0123456789abcdef.png"></p>
<div class="language-js codeBlockContainer"><div><pre class="prism-code language-js"><code><span class="token-line">const a;<br></span><span class="token-line">  b<br></span></code></pre><button>Copy</button></div></div>
<table><tr><th>C</th></tr><tr><td>d <em>e</em></td></tr></table></div><footer>Edit</footer></article></main>`;

const MKDOCS = `<main class="md-main"><div class="md-content"><article class="md-content__inner">
<a class="md-content__button" href="edit">Edit</a><h1 id="page">Page<a class="headerlink" href="#page">¶</a></h1>
<h2 id="one-two">One <code>two</code><a class="headerlink" href="#one-two">¶</a></h2>
<p>f<b>i</b>rst <a href="/x">link</a><img alt="shown" src="../a.png"></p>
<div class="language-js highlight"><pre><span></span><code><span id="__span-0-1"><a id="__codelineno-0-1" href="#__codelineno-0-1"></a>const a;
</span><span>  b
</span></code></pre></div>
<table><tr><th>C</th></tr><tr><td>d <em>e</em></td></tr></table></article></div></main>`;

const DOCFX = `<main><div class="content"><div class="actionbar"><nav>x</nav></div><article data-uid="">
<h1 id="page">Page</h1><h2 id="one-two">One <code>two</code></h2>
<p>f<b>i</b>rst <a href="/x">link</a><img alt="shown" src="../images/a.png"></p>
<pre><code class="lang-js">const a;
  b
</code></pre><table><tr><th>C</th></tr><tr><td>d <em>e</em></td></tr></table></article></div></main>`;

const OURS = `<main id="content"><details class="CopyPage_copy">Copy page</details><h1>Page</h1><nav>On this page</nav><article>
<h2 id="one-two">One <code>two</code><a class="heading-anchor" href="#one-two">#</a></h2>
<p>f<b>i</b>rst <a href="/x">link</a><img alt="shown" src="/assets/a-0123456789.png"></p>
<figure><figcaption><span class="code-language">JS</span><button>Copy</button></figcaption><pre class="language-javascript"><code>const a;
  b</code></pre></figure>
<table><tr><th>C</th></tr><tr><td>d <em>e</em></td></tr></table><footer>Edit</footer></article></main>`;

it.each([
  ['Docusaurus', DOCUSAURUS],
  ['Material', MKDOCS],
  ['DocFX', DOCFX],
  ['this site', OURS],
])('reads what a page of %s shows', (_, html) => {
  const { words, lines, anchors, ids, ...facts } = factsOf(html);
  expect(words.join(' ')).toBe('page one two first link shown const a b c d e');
  expect(anchors.filter((id) => !id.startsWith('__'))).toEqual(['one-two']);
  expect(ids).toContain('one-two');
  expect(lines).toEqual(expect.arrayContaining(['# Page', '## One two', 'const a;', '  b']));
  expect(facts).toEqual({
    headings: [
      { level: 1, text: 'Page' },
      { level: 2, text: 'One two' },
    ],
    code: [{ language: 'javascript', text: 'const a;\n  b' }],
    rows: ['C', 'd e'],
    pictures: ['a.png'],
    links: ['/x'],
  });
});

it.each(['', '<p>a</p>'])('reads the title above a text that has a title after “%s”', (start) => {
  const html = `<main><h1>One</h1><article>${start}<h1>Two</h1></article></main>`;
  expect(factsOf(html).headings.map(({ text }) => text)).toEqual(['One', 'Two']);
});

it('reads tabs and cards, and no numbers of lines or footnotes', () => {
  const html = `<main><ul role="tablist"><li role="tab">One</li></ul><button role="tab">Two</button>
<a class="card" href="/a">Three</a><a class="card" href="/b">Four</a><p>five<sup>6</sup><a class="footnote-ref" href="#fn">7</a></p>
<table class="highlighttable"><tr><td class="linenos"><pre>1</pre></td><td><pre><code>eight</code></pre></td></tr></table>
<section role="tabpanel" aria-hidden="true">nine</section><span aria-hidden="true">ten</span></main>`;
  const { words, rows } = factsOf(html);
  expect(words.join(' ')).toBe('one two three four five 6 eight nine');
  expect(rows).toEqual([]);
});

it('reads no text of drawings, which stand in a line', () => {
  const html = '<main><p>one<svg><title>no</title></svg>two<sup>3</sup></p><p>four</p></main>';
  expect(factsOf(html).lines).toEqual(['one  two 3', 'four']);
});

it('knows diagrams, which browsers draw from their sources', () => {
  const diagram = { language: 'mermaid', text: 'graph TD' };
  const written = ['<pre class="diagram-source">', '<pre class="mermaid">', '<pre>'].map(
    (tag) => factsOf(`<main>${tag}<code>graph TD</code></pre></main>`).code[0],
  );
  expect(written).toEqual([diagram, diagram, { ...diagram, language: 'none' }]);
});

it('knows pictures by the names that a build gives them', () => {
  const { pictures } = factsOf(
    '<main><img src="../0.8%20a@2x.png"><img src="/assets/0-8-a-2x-0123456789.png"></main>',
  );
  expect(pictures).toEqual(['0-8-a-2x.png', '0-8-a-2x.png']);
});
