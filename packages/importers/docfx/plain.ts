import { UNTOLD } from '../compare/page-facts';
import { plainHtml, withoutSyntax } from '../compare/plain-markdown';
import { SHORT_XREF } from './markdown/links';
import { escapeBars } from './markdown/tree';

/** The place of a file that is put in between paragraphs. */
export const PART = '\uE002';

/** What DocFX reads and does not show, with what it shows in its place. */
const SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/:::no-loc\s+text="([^"]*)":::/gi, '$1'],
  [/^[ \t>]*:{3,}.*$/gm, ''],
  [/:::image\s[^\n]*?\bsource="([^"]*)".*?:::/gi, '![](<$1>)'],
  [/^[ \t>]*\[!include[\w-]*\s*-?\s*\[[^\]]*\]\([^)]*\)\s*\][ \t]*$/gim, PART],
  [/\[!(?:include|code)[\w-]*\s*-?\s*\[[^\]]*\]\([^)]*\)\s*\]/gi, ''],
  [/\[!video\s[^\]\n]*\]/gi, ''],
  [/\[!(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION|DIV)\b[^\]\n]*\]/gi, ''],
  [/^#+\s+\[(.*?)\]\(#tab\/[^)]*\)/gm, '\n$1\n'],
  // Names that nothing has are no links.
  [/\[([^\]]*)\]\(<?xref:(?:\([^)]*\)|[^()])*\)/gi, '$1'],
  [/[\p{L}\p{N}\p{Co}*_]*<xref\b[^>]*>(?:<\/xref>)?[\p{L}\p{N}\p{Co}*_]*/giu, UNTOLD],
  [/\[xref:[^\]]*\]\([^)]*\)[\p{L}\p{N}]*/giu, UNTOLD],
  // Films have no text in their place.
  [/!\[[^\]]*\](?=\([^)\s]+\.(?:mp4|webm|mov|m4v|ogv)\b)/gi, '![]'],
  // A name in whose place another text is shown, with what is written next to it.
  [
    new RegExp(`[\\p{L}\\p{M}\\p{N}*_~]*${SHORT_XREF.source}[\\p{L}\\p{M}\\p{N}*_~]*`, 'gu'),
    UNTOLD,
  ],
  // What a tag says that only a component reads.
  [/<[A-Z]\w*\s[^>]*?\b(?:caption|label|title)="([^"]*)"[^>]*>/g, '\n$1\n'],
  [/<(a|button|ol)\b[^>]*\bcarousel-(?:control|indicators)[^]*?<\/\1>/gi, ''],
];

/**
 * A page as plain HTML: what DocFX shows of its source, without what it puts in from elsewhere.
 *
 * @param hasNames whether `@name` is the name of a page or a type.
 */
export function plainPage(body: string, hasNames = true): string {
  // The names of generic types have signs in them that would begin code.
  const named = body.replace(/<xref:[^>\s]*>/g, (name) => name.replace(/`/g, ''));
  const syntax = hasNames ? SYNTAX : SYNTAX.filter(([, shown]) => shown !== UNTOLD);
  return plainHtml(withoutSyntax(escapeBars(named), syntax), true);
}
