/** The keys of local storage. They need no prefix: the site has its origin to itself. */
export const THEME_KEY = 'theme';
export const ANNOUNCEMENT_KEY = 'announcement.dismissed';
export const DOCS_VERSION_KEY = 'docs-version';
export const TAB_KEY = 'tab.';
