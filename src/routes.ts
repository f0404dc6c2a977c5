/**
 * Every address that the site makes up itself. Those of documentation pages come from their files:
 * `content-layer/doc-path.ts`.
 */

/** The home page. */
export const HOME_PATH = '/';

/** The list of all types. */
export const REFERENCE_PATH = '/reference';

/**
 * The page of a type of the reference.
 *
 * @param slug the file's path below `content/reference/classes/`, without its extension: the type's
 *   name, with type parameters as `RealtimeSet-TModel`.
 */
export function classPath(slug: string): string {
  return `${REFERENCE_PATH}/classes/${slug}`;
}

/** Whether an address is the page of a type. */
export function isClassPath(pathname: string): boolean {
  return pathname.startsWith(classPath(''));
}

/** The page of search results; it takes the query parameter `q`. */
export const SEARCH_PATH = '/search';

/** The search page's address for a query. */
export function searchPath(query: string): string {
  const text = query.trim();
  return text === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(text)}`;
}

/** Where the files of search are published; the page of results stands in the same folder. */
export const SEARCH_FILES_PATH = '/search';

/** Where the scripts of search are: the one file of them whose name is always the same. */
export const SEARCH_SCRIPTS_PATH = `${SEARCH_FILES_PATH}/ui/scripts.json`;

/** The list of a category's pages, where a sidebar asks for one. */
export function categoryPath(slug: string): string {
  return `/category/${slug}`;
}

/** The file that a host shows for any other path. */
export const NOT_FOUND_FILE = '404.html';
