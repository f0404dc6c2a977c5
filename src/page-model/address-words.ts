import { decodeComponent } from './decode-component';
import { MAX_QUERY } from './search-address';

/**
 * The words of an address that has no page, as a query: `/guides/room-hours.html` is about "room
 * hours". Its last part says the most; a part without letters says nothing.
 *
 * @param pathname percent-encoded, as in `location.pathname`.
 */
export function addressWords(pathname: string): string {
  const words = pathname
    .split('/')
    .map((part) => decodeComponent(part).replace(/\.html?$/i, ''))
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
    .filter((part) => /\p{L}/u.test(part) && part.toLowerCase() !== 'index');
  return (words.at(-1) ?? '').slice(0, MAX_QUERY).trim();
}
