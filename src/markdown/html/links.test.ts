import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { extractLinks, fillLinks, type ResolvedLink } from './links';

const extract = (html: string) => {
  const root = fromHtml(html, { fragment: true });
  const links = extractLinks(root);
  return { links, html: toHtml(root) };
};
const to = (href: string, external = false): ResolvedLink => ({ href, external });

describe('extractLinks', () => {
  it('lists links in order with text and line', () => {
    const { links, html } = extract(
      '<a href="./a.md" data-line="3"> A <code>b</code> </a><a href="#x">C</a>',
    );
    expect(links).toEqual([
      { href: './a.md', text: 'A b', line: 3 },
      { href: '#x', text: 'C' },
    ]);
    expect(html).not.toContain('data-line');
    expect(html).not.toContain('./a.md');
  });

  it('leaves headings’ own links and anchors without a target', () => {
    const html = '<a class="heading-anchor" href="#a">#</a><a id="b"></a>';
    expect(extract(html)).toEqual({ links: [], html });
  });
});

describe('fillLinks', () => {
  const fill = (html: string, targets: ResolvedLink[]) => fillLinks(extract(html).html, targets);

  it('fills in targets, escaped', () => {
    expect(fill('<a href="1">a</a><a href="2">b</a>', [to('/a?b=1&c="2"'), to('/d')])).toBe(
      '<a href="/a?b=1&amp;c=&quot;2&quot;">a</a><a href="/d">b</a>',
    );
  });

  it('adds rel to external links, and keeps the author’s own', () => {
    expect(fill('<a href="1">a</a>', [to('https://a.example', true)])).toBe(
      '<a href="https://a.example" rel="noopener">a</a>',
    );
    expect(fill('<a href="1" rel="nofollow">a</a>', [to('https://a.example', true)])).toBe(
      '<a href="https://a.example" rel="nofollow">a</a>',
    );
  });

  it('copes with dollar signs and more than ten links', () => {
    const html = Array.from({ length: 12 }, (_, index) => `<a href="${index}">x</a>`).join('');
    const filled = fill(
      html,
      Array.from({ length: 12 }, (_, index) => to(`/$&-${index}`)),
    );
    expect([...filled.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      Array.from({ length: 12 }, (_, index) => `/$&amp;-${index}`),
    );
  });
});
