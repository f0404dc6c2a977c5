import { toHtml } from 'hast-util-to-html';
import { isElement, type RootContent, textContent } from '../markdown/html/tree';
import { parseHtml } from '../markdown/html/parse';

/** What an author has written about a type, by where it stands on the page. */
export interface AuthoredParts {
  /** Above the members: what stands before the first heading, and the example. */
  readonly above: string;
  /** Below the members: remarks, and what there is to read besides. */
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
    below: toHtml(parts.below),
    seeAlso: toHtml(parts.seeAlso),
  };
}

function partOf(title: string): keyof AuthoredParts {
  if (title === MESSAGES.apiExample || title === `${MESSAGES.apiExample}s`) return 'above';
  return title === MESSAGES.apiSeeAlso ? 'seeAlso' : 'below';
}
