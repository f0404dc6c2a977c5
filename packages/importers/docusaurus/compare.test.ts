import { factsOfDocument } from './built-page';
import { compareFacts } from './compare';
import { factsOfMarkdown } from './words';

const DOCUMENT = `<!doctype html><html><head><title>Page</title></head><body><nav>menu</nav>
<main><h1>Page</h1><h2 id="one-two">One <code>two</code><a class="heading-anchor" href="#one-two">#</a></h2>
<p>f<b>i</b>rst <a href="/x">link</a><img alt="shown" src="/a.png"></p>
<script>hidden()</script><pre><code><span>const</span> <span>a</span></code></pre></main></body></html>`;

it('reads a document as its reader does', () => {
  const { words, ...facts } = factsOfDocument(DOCUMENT);
  expect(words.join(' ')).toBe('page page one two first link shown const a');
  expect(facts).toEqual({ links: 1, pictures: 1, anchors: ['one-two'] });
});

it('finds nothing where nothing is lost', () => {
  const page =
    '---\ntitle: Page\n---\n## One `two`\nf**i**rst [link](x) ![shown](a.png)\n```\nconst a\n```\n';
  expect(compareFacts(factsOfMarkdown(page), factsOfDocument(DOCUMENT))).toEqual({
    words: [],
    anchors: [],
    links: 0,
    pictures: 0,
  });
});

it('names what is lost', () => {
  const page = '## Gone {#gone}\n[a](b) [c](d) ![e](f) ![g](h)';
  expect(compareFacts(factsOfMarkdown(page), factsOfDocument(DOCUMENT))).toEqual({
    words: ['gone', 'c', 'e', 'g'],
    anchors: ['gone'],
    links: 1,
    pictures: 1,
  });
});
