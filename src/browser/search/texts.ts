import { type IndexState, isSearchUnavailable } from '../../search/types';

/** What a reader can know of a search that has failed: not every fault is the network's. */
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

/** The title and the help of the error screen, in one text for screen readers. */
export function errorText(error: unknown): string {
  return `${MESSAGES.searchFailed}. ${errorHelp(error)}`;
}

/** Puts values in the places of a text that are named in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** What was found, for those who do not see it; `shown` where a page of hits has fewer. */
export function countText(
  count: number,
  query: string,
  index: IndexState,
  shown: number = count,
): string {
  const text =
    count === 0 ? MESSAGES.searchNone : count === 1 ? MESSAGES.searchOne : MESSAGES.searchMany;
  const said = fill(text, { count, query });
  const all = shown < count ? `${said}, ${fill(MESSAGES.searchShown, { shown })}` : said;
  return index === 'partial' ? `${all}. ${MESSAGES.searchPartial}` : all;
}
