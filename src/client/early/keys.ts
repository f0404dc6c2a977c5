/** The keys of local storage. They need no prefix: the site has its origin to itself. */
export const THEME_KEY = 'theme';
export const ANNOUNCEMENT_KEY = 'announcement.dismissed';
/** Present once the web fonts are in the cache. */
export const FONTS_KEY = 'fonts';
export const DOCS_VERSION_KEY = 'docs-version';
export const TAB_KEY = 'tab.';
