import type { IndexState } from '../../search/types';

/** The title and the help of the modal's error screen, in one text for screen readers. */
export const ERROR_TEXT = `${MESSAGES.searchFailed}. ${MESSAGES.searchFailedHint}`;

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
