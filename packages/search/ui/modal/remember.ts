import { docSearchStorage, storedHits, type StoredHit } from '../stored';

type ChosenHit = Omit<StoredHit, '__docsearch_parent'> & { readonly __docsearch_parent?: unknown };

const RECENT_WITH_FAVORITES = 4;
const RECENT = 7;

/**
 * DocSearch 3.9.0 doesn't remember a chosen text if its page isn't among the hits. This adds it to
 * the top of the recent searches, in DocSearch's own storage entry.
 */
export function rememberText(hit: ChosenHit, indexName: string): void {
  if (hit.type !== 'content' || hit.__docsearch_parent) return;
  const { objectID, type, url, hierarchy, content } = hit;
  const entry = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favorites = stored(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  if (favorites.some((one) => one.objectID === objectID)) return;
  const others = stored(entry).filter((one) => one.objectID !== objectID);
  const limit = favorites.length === 0 ? RECENT : RECENT_WITH_FAVORITES;
  const recent = [{ objectID, type, url, hierarchy, content }, ...others].slice(0, limit);
  docSearchStorage.setItem(entry, JSON.stringify(recent));
}

function stored(entry: string): StoredHit[] {
  return storedHits(docSearchStorage.getItem(entry));
}
