/**
 * Every text of the site's own interface, in English. Placeholders in braces are replaced. Texts
 * whose names end in `Html` may contain markup; all others are plain text without `<`, `>`, `&` and
 * `"`, except around `{query}`, so that they can be used in HTML and in attributes.
 */
export const en = {
  /** The `Intl` locale for dates. */
  dateLocale: 'en-US',

  // The shell
  skipToContent: 'Skip to main content',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  mainMenu: 'Main menu',
  backToMainMenu: 'Back to main menu',
  documentation: 'Documentation',
  pagesOf: 'Pages of {category}',
  language: 'Language',
  version: 'Version',
  lastChosen: 'last chosen',
  darkMode: 'Dark mode',

  // Around a page
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated on',
  pagination: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',

  // The not-found page
  notFound: 'Page not found',
  notFoundReason:
    'No page has this address. It may have moved, or the link that brought you here is wrong.',
  notFoundBeforeHome: 'Look for it in the menu, or start from the',
  notFoundHome: 'home page',
  notFoundAfterHome: '.',

  // Faults
  pageCrashed: 'This page crashed.',
  pageError: 'Page Error',
  tryAgain: 'Try again',
  pageFailed: 'This page could not be loaded: {reason}.',
  retry: 'Retry',
  failedNetwork: 'the network connection failed',
  failedTime: 'the server did not answer in time',
  failedStatus: 'the server answered {status}',
  failedData: 'its data arrived damaged',
  failedScript: 'one of its scripts is missing',
  failedUpdate: 'the site has been updated',
  startFailed: 'A part of this page failed to start. You can go on reading.',
  reload: 'Reload',
  navigatedTo: 'Navigated to {page}',
  baseUrlFailed: 'This site did not load properly.',
  baseUrlReason:
    'Its scripts are missing at the addresses where it looks for them. A wrong base URL is the usual reason.',
  baseUrlConfigured: 'Configured address',
  baseUrlHere: 'Address of this page',
  baseUrlAdvice:
    'Publish the folder of the site at the root of a host. If the page has worked before, reload it.',

  // The list of all types
  referenceTitle: 'API reference',
  referenceDescription:
    'All types of the API with a sentence each, by category and by namespace, with a filter.',

  // In page bodies
  admonitionNote: 'Note',
  admonitionTip: 'Tip',
  admonitionInfo: 'Info',
  admonitionWarning: 'Warning',
  admonitionDanger: 'Danger',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyByKey: 'Press Ctrl+C',
  linkCopied: 'Link copied',
  showMore: 'Show More',
  showLess: 'Show Less',
  diagram: 'Diagram',
  diagramOf: 'Diagram: {title}',
  diagramSource: 'Diagram as text',
  diagramFailed: 'This diagram cannot be drawn. Its source is below.',
  drawing: 'Drawing',
  drawingOf: 'Drawing: {title}',
  table: 'Table',
  tableOf: 'Table: {title}',
  details: 'Details',
  filterNone: 'No {noun} matches.',
  filterOne: '1 {noun} matches.',
  filterMany: '{count} {noun}s match.',

  // Search
  search: 'Search',
  controlKey: 'Ctrl',
  commandKey: 'Command',
  searchCancel: 'Cancel',
  searchLoading: 'Loading search …',
  searchStalled: 'Still searching …',
  searchPartial: 'Only titles are searched: the texts could not be loaded.',
  searchFailed: 'Unable to fetch results',
  searchFailedHint: 'You might want to check your network connection.',
  /** `{status}` is an HTTP status code. */
  searchRefused: 'The search service refused the request (status {status}).',
  searchUnreadable: 'The answer of the search cannot be read.',
  searchNotSetUp: 'The search is not set up: its application id or its key is missing.',
  searchReload: 'Reload the page',
  searchFailedHtml:
    'Unable to fetch results. You might want to check your network connection, and <a href="">load this page again</a>.',
  searchNoScript: 'The search needs JavaScript, which is off in this browser.',
  /** `{reference}` is the address of the list of all types. */
  searchNoScriptReferenceHtml:
    'The <a href="{reference}">reference</a> lists all types, and the <a href="#site-sidebar">menu</a> lists all pages.',
  searchNoScriptMenuHtml: 'The <a href="#site-sidebar">menu</a> lists all pages.',
  searchTitle: 'Search results for "{query}"',
  searchNone: 'No results for "{query}"',
  searchOne: '1 result for "{query}"',
  searchMany: '{count} results for "{query}"',
  searchShown: '{shown} shown',
  searchSeeOne: 'See 1 result',
  searchSeeAll: 'See all {count} results',
  searchMore: 'Show more results',
  searchResults: 'Results',
  searchBest: 'Best results',
  searchSections: 'Sections',
  searchAllSections: 'Search all sections',
  searchNoneFor: 'No results for',
  searchSuggestions: 'Try searching for',
  searchMissing: 'Believe this query should return results?',
  searchReport: 'Let us know.',
  searchRetry: 'Try again',
  searchClear: 'Clear the query',
  searchRecent: 'Recent',
  searchNoRecent: 'No recent searches',
  searchSave: 'Save this search',
  searchRemoveRecent: 'Remove this search from history',
  searchFavorites: 'Favorite',
  searchRemoveFavorite: 'Remove this search from favorites',
  searchToSelect: 'to select',
  searchEnterKey: 'Enter key',
  searchToNavigate: 'to navigate',
  searchArrowUp: 'Arrow up',
  searchArrowDown: 'Arrow down',
  searchToClose: 'to close',
  searchEscapeKey: 'Escape key',
  searchBy: 'Search by',
  searchHint: 'Type what you are looking for: a word, a type, a member.',
} as const;
