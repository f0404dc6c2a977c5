/**
 * Every address that the site defines itself. Addresses of documentation pages are derived from
 * their files: see `site/nodes/doc-path.ts`.
 */

export const HOME_PATH = '/';

/** The list of all types. */
export const REFERENCE_PATH = '/reference';

/**
 * The page of a type in the reference.
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

/** The page that lists the lines that the product logs. */
export const LOG_CODES_PATH = '/errors';

/** The page of a line that the product logs, such as `TDM1004`. */
export function logCodePath(code: string): string {
  return `${LOG_CODES_PATH}/${code}`;
}

/**
 * Where the help button of a component leads, which a host redirects to the page of its type.
 *
 * @param version of the product that asks.
 * @param slug as for `classPath`.
 */
export function helpPath(version: string, slug: string): string {
  return `/help/${version}/${slug}`;
}

/** The address of a log code's page that is short enough to be logged. */
export function shortLogCodePath(code: string): string {
  return `/e/${code}`;
}

/** The page that explains the product's terms. */
export const GLOSSARY_PATH = '/glossary';

/** Where the glossary explains a term. @param id its anchor. */
export function termPath(id: string): string {
  return `${GLOSSARY_PATH}#${id}`;
}

/** The page of search results, with the query parameter `q`. */
export const SEARCH_PATH = '/search';

/** The search page's address for a query. */
export function searchPath(query: string): string {
  const text = query.trim();
  return text === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(text)}`;
}

/** Where the search files are published, in the same folder as the page of results. */
export const SEARCH_FILES_PATH = '/search';

/** Describes the search to browsers. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** Lists the search scripts; the only one of their files with a fixed name. */
export const SEARCH_SCRIPTS_PATH = `${SEARCH_FILES_PATH}/ui/scripts.json`;

/** Where the pictures of social cards are published. */
export const SOCIAL_CARDS_PATH = '/social';

/** The generated list of a category's pages, if a sidebar requests one. */
export function categoryPath(slug: string): string {
  return `/category/${slug}`;
}

export function feedPath(page: string): string {
  return page === HOME_PATH ? '/feed.xml' : `${page}.xml`;
}

/** A page in Markdown. */
export function markdownPath(page: string): string {
  return page === HOME_PATH ? '/index.md' : `${page}.md`;
}

/** The cards of a page's types, members or terms. */
export function cardsPath(page: string): string {
  return `${page}.json`;
}

/** The list of all pages for agents. */
export const AGENTS_INDEX_PATH = '/llms.txt';

/** Where the sample projects are published. */
export const SAMPLES_PATH = '/sample-projects';

/** The archive of a sample project. */
export function samplePath(name: string): string {
  return `${SAMPLES_PATH}/${name}.zip`;
}

/** The file that a host serves for any other path. */
export const NOT_FOUND_FILE = '404.html';

/** `/room/`, `/room.html` and `/room/index.html` are the page `/room`. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

/** The file that names the commit of a build's content. */
export const COMMIT_PATH = '/commit.json';
