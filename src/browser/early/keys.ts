/** The entries of local storage (specification, section 3). */
export const THEME_KEY = 'theme';
export const ANNOUNCEMENT_KEY = 'announcement.dismissed';
export const DOCS_VERSION_KEY = 'docs-version';
export const TAB_KEY = 'tab.';
