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
}

/**
 * Splits the rendered body of a class's file at its `h2` headings. Those of the example and of "See
 * also" are recognized by their text, as in the messages.
 */
export function splitBody(html: string): AuthoredParts {
  const parts: Record<keyof AuthoredParts, RootContent[]> = {
    above: [],
    example: [],
    below: [],
    seeAlso: [],
  };
  let part: keyof AuthoredParts = 'above';
  for (const node of parseHtml(html).children) {
    if (isElement(node, 'h2')) part = partOf(textContent(node).trim());
    parts[part].push(node);
  }
  return {
    above: toHtml(parts.above),
    example: toHtml(parts.example),
    below: toHtml(parts.below),
    seeAlso: toHtml(parts.seeAlso),
  };
}

function partOf(title: string): keyof AuthoredParts {
  if (title === MESSAGES.apiExample || title === `${MESSAGES.apiExample}s`) return 'example';
  return title === MESSAGES.apiSeeAlso ? 'seeAlso' : 'below';
}
