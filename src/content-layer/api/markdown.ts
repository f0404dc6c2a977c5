import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { outsideCode, xrefLinks } from '../mdx/prepare-source';
import { highlightCSharp } from './highlight';

/** A description as HTML. Raw HTML in it is shown, not run: `List<T>` needs no backticks. */
export function blockMarkdown(text: string): string {
  // The parser empties links with a protocol that it does not know: `xref:` passes as an anchor.
  const safe = text.replace(/^.*$/gm, (line) =>
    outsideCode(line, (part) => xrefLinks(part).replace(/(\]\(<?)xref:/g, `$1${XREF_ANCHOR}`)),
  );
  const html = micromark(safe, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html
    .replaceAll(`href="${XREF_ANCHOR}`, 'href="xref:')
    .replace(FENCE, (_, language: string | undefined, code: string) =>
      codeFigure(language ?? 'none', code.replace(/\n$/, '')),
    );
}

const FENCE = /<pre><code(?: class="language-([^"]+)")?>([\s\S]*?)<\/code><\/pre>/g;

/** A fence as `html/code-blocks.ts` expects it: with a frame and a copy button to come. */
function codeFigure(language: string, code: string): string {
  const content = language === 'csharp' ? highlightCSharp(decoded(code)) : code;
  const name = `class="language-${language}"`;
  return `<figure data-code="${language}"><pre ${name}><code ${name}>${content}</code></pre></figure>`;
}

const XREF_ANCHOR = '#xref:';

/** A description that stands within a line: its only paragraph is taken off. */
export function inlineMarkdown(text: string): string {
  const html = blockMarkdown(text).trim();
  const inner = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html);
  return inner?.[1] ?? html;
}

/** A description without its markup, for `meta` elements and search. */
export function plainMarkdown(text: string): string {
  return decoded(inlineMarkdown(text).replace(/<[^>]+>/g, ''));
}

/** Undoes what micromark does to characters that mean something in HTML. */
function decoded(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** A summary that stands in a list: without links, and without the sign that switches one off. */
export function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '').replace(/<code>!(?=[^<])/g, '<code>');
}
