import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/**
 * Parses a document as browsers do. As `parseHtml` does for a piece of one, it does not note where each
 * element begins and ends.
 */
export const parseDocument = (html: string): Root =>
  fromParse5(parse(html, { scriptingEnabled: false })) as Root;
