import { isSearchUnavailable, type SearchResult } from '../engine/types';

/** What the note on an answer depends on. */
type Noted = Partial<Pick<SearchResult, 'index' | 'isWeak'>>;

/** What to tell a reader about a failed search: the network isn't always at fault. */
export function errorHelp(error: unknown): string {
  if (!isSearchUnavailable(error)) return MESSAGES.searchFailedHint;
  switch (error.reason) {
    case 'refused':
      return fill(MESSAGES.searchRefused, { status: error.status ?? 'unknown' });
    case 'damaged':
      return MESSAGES.searchUnreadable;
    case 'credentials':
      return MESSAGES.searchNotSetUp;
    default:
      return MESSAGES.searchFailedHint;
  }
}

/** The error screen's title and help in one text, for screen readers. */
export function errorText(error: unknown): string {
  return `${MESSAGES.searchFailed}. ${errorHelp(error)}`;
}

/** Replaces the names in braces with their values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** What readers should know about an answer; undefined if nothing. */
export function noteOf({ index, isWeak }: Noted): string | undefined {
  if (index === 'partial') return MESSAGES.searchPartial;
  return isWeak ? MESSAGES.searchWeak : undefined;
}

/** The query as it was probably meant, if there are hits for that. */
export function meantBy({ nbHits, suggestions }: SearchResult): string | undefined {
  return nbHits > 0 ? suggestions[0] : undefined;
}

/** What was found, for screen readers. `shown` is the number of hits on screen, if fewer. */
export function countText(
  { nbHits: count, query, ...result }: Noted & Pick<SearchResult, 'nbHits' | 'query'>,
  shown: number = count,
): string {
  const text =
    count === 0 ? MESSAGES.searchNone : count === 1 ? MESSAGES.searchOne : MESSAGES.searchMany;
  const message = fill(text, { count, query });
  const all = shown < count ? `${message}, ${fill(MESSAGES.searchShown, { shown })}` : message;
  const note = noteOf(result);
  return note === undefined ? all : `${all}. ${note}`;
}
