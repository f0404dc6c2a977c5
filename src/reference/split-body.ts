import { toHtml } from 'hast-util-to-html';
import { isElement, textContent } from '../markdown/html/tree';
import { parseHtml } from '../markdown/html/parse';

/** What an author has written about a type, by where it stands on the page. */
export interface AuthoredParts {
  /** Above the members: what stands before the first heading. */
  readonly above: string;
  /** The first below the members. */
  readonly example: string;
  /** Remarks, and what there is to read besides. */
  readonly below: string;
  /** At the end. */
  readonly seeAlso: string;
  /** The first link of "See also" that is not a type in code, for the top; undefined if none. */
  readonly guide: string | undefined;
}

/**
 * Splits the rendered body of a class's file at its `h2` headings. Those of the example and of "See
 * also" are recognized by their text, as in the messages.
 */
export function splitBody(html: string): AuthoredParts {
  const parts = { above: '', example: '', below: '', seeAlso: '' };
  let part: keyof typeof parts = 'above';
  for (const node of parseHtml(html).children) {
    if (isElement(node, 'h2')) part = partOf(textContent(node).trim());
    parts[part] += toHtml(node);
  }
  return { ...parts, guide: /<a [^>]*href="[/.][^>]*>[^<]+<\/a>/.exec(parts.seeAlso)?.[0] };
}

function partOf(title: string) {
  if (title === MESSAGES.apiExample || title === `${MESSAGES.apiExample}s`) return 'example';
  return title === MESSAGES.apiSeeAlso ? 'seeAlso' : 'below';
}
