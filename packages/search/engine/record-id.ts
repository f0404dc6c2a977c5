import { checksum } from './pages';

/** Enough words to tell one text below a heading from the next. */
const WORDS = 8;

/**
 * The `objectID` of a record: its address and, for text, a checksum of its beginning. It stays the
 * same from build to build unless one of these changes.
 *
 * @param text undefined for pages and headings.
 */
export function recordId(url: string, text?: string): string {
  if (text === undefined) return url;
  return `${url}:${checksum(text.split(' ').slice(0, WORDS).join(' '))}`;
}
