import type { IndexState } from '../../search/types';

/** The title and the help of the modal's error screen, in one text for screen readers. */
export const ERROR_TEXT =
  'Unable to fetch results. You might want to check your network connection.';

export const PARTIAL_TEXT = 'Only titles are searched: the texts could not be loaded.';

export const STALLED_TEXT = 'Still searching …';

/** What was found, for those who do not see it; `shown` where a page of hits has fewer. */
export function countText(
  count: number,
  query: string,
  index: IndexState,
  shown: number = count,
): string {
  const said =
    count === 0
      ? `No results for "${query}"`
      : `${count} ${count === 1 ? 'result' : 'results'} for "${query}"`;
  const all = shown < count ? `${said}, ${shown} shown` : said;
  return index === 'partial' ? `${all}. ${PARTIAL_TEXT}` : all;
}
