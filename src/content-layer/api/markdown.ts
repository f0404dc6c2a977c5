import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A description as HTML. Raw HTML in it is shown, not run: `List<T>` needs no backticks. */
export function blockMarkdown(text: string): string {
  return micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/** A description that stands within a line: its only paragraph is taken off. */
export function inlineMarkdown(text: string): string {
  const html = blockMarkdown(text).trim();
  const inner = /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html);
  return inner?.[1] ?? html;
}

/** A description without its markup, for `meta` elements and search. */
export function plainMarkdown(text: string): string {
  return inlineMarkdown(text)
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
