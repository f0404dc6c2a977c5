import { blockMarkdown } from '../../../../src/markdown/html/markdown';
import { outsideAllCode } from '../../../../src/markdown/source/prepare-source';
import { leadsSomewhere, type MarkupContext } from './inline';
import { decode } from './text';

/** A link whose address is in parentheses, as the import writes it. */
const LINK = /^\[(?:[^[\]\n]|\[[^[\]\n]*\])*\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/;

/**
 * Shows links as text that lead to no page: with a reference, with an address in angle brackets, and
 * whatever else Markdown knows. A build refuses links that lead nowhere, and an import must not write
 * what a build refuses.
 */
export function withoutStrayLinks(
  markdown: string,
  context: Pick<MarkupContext, 'isPage' | 'onDropped'>,
): string {
  if (!/\]\(|\]:|<xref:/.test(markdown)) return markdown;
  const strays = addressesIn(markdown).filter((address) => !leadsSomewhere(address, context));
  if (strays.length === 0) return markdown;
  strays.forEach((address) => context.onDropped(address));
  return outsideAllCode(markdown, (text) => asText(text, context));
}

/** As the build's own parser finds them. */
function addressesIn(markdown: string): string[] {
  const found = blockMarkdown(markdown).matchAll(/\s(?:href|src)="([^"]*)"/g);
  return [...found].map(([, address = '']) => decode(address));
}

/** Escapes the brackets of all links that the import has not written itself. */
function asText(text: string, context: Pick<MarkupContext, 'isPage'>): string {
  return text.replace(/(?<!\\)<(?=xref:)/g, '\\<').replace(/(?<!\\)\[/g, (bracket, at: number) => {
    const [, address] = LINK.exec(text.slice(at)) ?? [];
    return address !== undefined && leadsSomewhere(address, context) ? bracket : '\\[';
  });
}
