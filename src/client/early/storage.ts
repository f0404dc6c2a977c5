/** The keys of local storage. They need no prefix: the site has its origin to itself. */
export const THEME_KEY = 'theme';
export const ANNOUNCEMENT_KEY = 'announcement.dismissed';
/** Present once the web fonts are in the cache. */
export const FONTS_KEY = 'fonts';
/** Marks the document whose texts are in the web fonts; see `styles/tokens.css`. */
export const FONTS_ATTRIBUTE = 'data-fonts';
export const DOCS_VERSION_KEY = 'docs-version';
/** Whether the rows of members are open. */
export const OPEN_KEY = 'members-open';
export const TAB_KEY = 'tab.';

let hasWarned = false;

/** The browser may forbid storage or run out of it; choices then last only as long as the page. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    warn('read', key, error);
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    warn('written', key, error);
  }
}

/** Warns once per document: what failed once will fail every time. */
function warn(what: string, key: string, error: unknown): void {
  if (!hasWarned) console.warn(`Browser storage: "${key}" cannot be ${what}.`, error);
  hasWarned = true;
}
