import { toHtml } from 'hast-util-to-html';
import { isElement, type RootContent, textContent } from '../markdown/html/tree';
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
  const parts: Record<Exclude<keyof AuthoredParts, 'guide'>, RootContent[]> = {
    above: [],
    example: [],
    below: [],
    seeAlso: [],
  };
  let part: keyof typeof parts = 'above';
  for (const node of parseHtml(html).children) {
    if (isElement(node, 'h2')) part = partOf(textContent(node).trim());
    parts[part].push(node);
  }
  const seeAlso = toHtml(parts.seeAlso);
  return {
    above: toHtml(parts.above),
    example: toHtml(parts.example),
    below: toHtml(parts.below),
    seeAlso,
    guide: /<a [^>]*href="[/.][^>]*>[^<]+<\/a>/.exec(seeAlso)?.[0],
  };
}

function partOf(title: string): Exclude<keyof AuthoredParts, 'guide'> {
  if (title === MESSAGES.apiExample || title === `${MESSAGES.apiExample}s`) return 'example';
  return title === MESSAGES.apiSeeAlso ? 'seeAlso' : 'below';
}
