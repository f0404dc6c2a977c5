import { checksum } from './pages';

/** Words that tell one text below a heading from the next: fewer than any shortened text has. */
const WORDS = 8;

/**
 * The `objectID` of a record: its address, and for text its beginning. It stays the same as long as
 * these do, whatever else is built.
 *
 * @param text undefined for pages and headings.
 */
export function recordId(url: string, text?: string): string {
  if (text === undefined) return url;
  return `${url}:${checksum(text.split(' ').slice(0, WORDS).join(' '))}`;
}
