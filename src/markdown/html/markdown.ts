import { compile, parse, postprocess, preprocess } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { outsideCode, xrefLinks } from '../source/prepare-source';
import { remembered } from '../../../packages/search/engine/remembered';
import { highlightCSharp } from './highlight';
import { unescapeHtml } from '../../page-model/escape-attribute';

/** A description as HTML. Raw HTML in it is shown as text, so `List<T>` needs no backticks. */
export function blockMarkdown(text: string): string {
  if (isPlain(text.replace(NAME, 'x'))) return `<p>${text.replace(NAME, '<code>$1</code>')}</p>`;
  // The parser empties links with unknown protocols, so `xref:` is disguised as an anchor.
  const safe = text.replace(/^.*$/gm, (line) =>
    outsideCode(line, (part) => xrefLinks(part).replace(/(\]\(<?)xref:/g, `$1${XREF_ANCHOR}`)),
  );
  return toHtml(safe)
    .replaceAll(`href="${XREF_ANCHOR}`, 'href="xref:')
    .replace(FENCE, (_, language: string | undefined, code: string) =>
      codeFigure(language ?? 'none', code.replace(/\n$/, '')),
    );
}

/** A name in backticks, the only markup of most descriptions. */
const NAME = /(?<!`)`([\w.]+)`(?!`)/g;

/** One line of words and harmless signs, from which no Markdown can come. */
function isPlain(text: string): boolean {
  return (
    /^[A-Za-z](?:[\p{L}\d ,.;:()'’%/?+=–—-]*[\p{L}\d.,;:)%?])?$/u.test(text) && !ADDRESS.test(text)
  );
}

/** Addresses become links without any sign around them. */
const ADDRESS = /:\/\/|www\./i;

/** Made once: a reference has tens of thousands of texts, and this takes longer than most of them. */
const parser = parse({ extensions: [gfm()] });

/** Texts are short, and the list of all types shows each summary again. */
const MAX_TEXTS = 20_000;

/** A summary is shown on several pages, and overloads and members of one kind say the same. */
const toHtml = remembered(render, MAX_TEXTS);

function render(text: string): string {
  // What a text defines is not known in the next one.
  Object.assign(parser, { defined: [], lazy: {}, gfmFootnotes: undefined });
  const events = parser.document().write(preprocess()(text, undefined, true));
  return compile({ htmlExtensions: [gfmHtml()] })(postprocess(events));
}

const FENCE = /<pre><code(?: class="language-([^"]+)")?>([\s\S]*?)<\/code><\/pre>/g;

/** A code block as `markdown/html/code-blocks.ts` expects it, which adds a frame and a copy button. */
function codeFigure(language: string, code: string): string {
  const content = language === 'csharp' ? highlightCSharp(unescapeHtml(code)) : code;
  const name = `class="language-${language}"`;
  return `<figure data-code="${language}"><pre ${name}><code ${name}>${content}</code></pre></figure>`;
}

const XREF_ANCHOR = '#xref:';

/** A description as inline HTML: if it is a single paragraph, the `<p>` is removed. */
export function inlineMarkdown(text: string): string {
  const html = blockMarkdown(text).trim();
  const inner = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html);
  return inner?.[1] ?? html;
}

/** A description without its markup, for `meta` elements and search. */
export function plainMarkdown(text: string): string {
  return unescapeHtml(inlineMarkdown(text).replace(/<[^>]+>/g, ''));
}

/** A summary for use in a list: without links, and without the `!` that prevents one. */
export function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '').replace(/<code>!(?=[^<])/g, '<code>');
}
