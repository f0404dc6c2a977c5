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
  preview: 'A preview of the branch {branch}.',
  publishedSite: 'The published site',
  oldVersion: 'You are reading the documentation of {version}; the current version is {current}.',
  currentVersion: 'Go to the current version',
  pageMoved: 'This page has moved',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  mainMenu: 'Main menu',
  backToMainMenu: 'Back to main menu',
  documentation: 'Documentation',
  /** Behind the product's name at the top of every page. */
  docs: 'Docs',
  pagesOf: 'Pages of {category}',
  sidebarRange: '{first} to {last}',
  language: 'Language',
  version: 'Version',
  lastChosen: 'last chosen',
  darkMode: 'Dark mode',

  // In Markdown
  copyPage: 'Copy page',
  copyMarkdown: 'Copy as Markdown',
  viewMarkdown: 'View as Markdown',
  openIn: 'Open in {name}',
  agentPointer: 'For AI agents: add .md to the address. All pages: {index}',
  webPage: 'Web page',
  allPages: 'All pages',
  wholeSection: 'The whole section in one file',

  // Around a page
  breadcrumbs: 'Breadcrumbs',
  /** Above the title of a page that is in no category. */
  home: 'Home',
  onThisPage: 'On this page',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated on',
  /** Beside words that the reader has selected, and in what is sent about them. */
  report: 'Report this',
  reported: 'Reported',
  notReported: 'Not reported',
  reportCommit: 'Commit',
  reportQuestion: 'What is wrong?',
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
  notFoundSearch: 'Search for it',

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
  startFailed: 'This page crashed. You can keep reading.',
  navigatedTo: 'Navigated to {page}',
  baseUrlFailed: 'This site did not load properly.',
  baseUrlReason:
    'Its scripts are not where the page looks for them. The usual cause is a wrong base URL.',
  baseUrlConfigured: 'Configured address',
  baseUrlHere: 'Address of this page',
  baseUrlAdvice:
    'Publish the site’s folder at the root of a host. If the page worked before, reload it.',

  // Analytics
  analytics: 'Analytics',
  analyticsQuestion:
    'May we count page views, clicks and scrolling to improve these pages? Nothing is sent unless you agree.',
  analyticsQuestionRecording:
    'May we count page views, clicks and scrolling, and record how the pages are used, to improve them? What is typed into fields is masked. Nothing is sent unless you agree.',
  /** In front of the question, where the reader opens it again. */
  analyticsAllowed: 'You have allowed this.',
  analyticsDeclined: 'You have declined this.',
  analyticsAllow: 'Allow',
  analyticsDecline: 'Decline',
  /** At the end of every page. */
  analyticsChoice: 'Analytics choices',

  // Social cards
  /** What a class page's card says below the name: `class in Product.Realtime`. */
  cardType: '{kind} in {namespace}',

  // The list of all types
  referenceTitle: 'API reference',
  referenceDescription:
    'All API types with a sentence on each, by category and by namespace, and a filter.',
  // The sample project of a page
  sampleDownload: 'Download the finished project',
  sampleBuilds: 'It creates its scenes and prefabs when first opened.',
  sampleDownloadScripts: 'Download the scripts as a Unity project',
  /** `{size}` is in kB. */
  sampleContents: '{count} scripts, {size} kB',
  sampleContentsOne: '{count} script, {size} kB',
  sampleSetup: 'What the project builds',
  samplePosition: 'Position',
  sampleRotation: 'Rotation',
  sampleScale: 'Scale',
  sampleNoCollider: 'no collider',
  sampleInactive: 'inactive',
  sampleWalkable: 'in the NavMesh',
  sampleAddress: 'address',
  sampleLayer: 'Layer',
  sampleMetronome: 'ticks for {seconds} s',
  sampleNone: 'empty',
  sampleOn: 'on',
  sampleOff: 'off',

  // Above lists
  filterClear: 'Clear',

  /** `{count}` is the number of all types. */
  referenceFilter: 'Filter the {count} types',
  referenceByCategory: 'By category',
  referenceByNamespace: 'By namespace',

  // Log codes and symptoms
  logSeverity: 'Severity',
  logError: 'Error',
  logWarning: 'Warning',
  logInfo: 'Info',
  logSince: 'Since',
  logCodes: 'Log codes',
  /** `{count}` is the number of all codes. */
  logCodesFilter: 'Filter the {count} codes',
  /** Headings of a code's page, and of the columns by which a table of symptoms is known. */
  cause: 'Cause',
  fix: 'Fix',
  /** `{count}` is the number of all symptoms and codes. */
  problemsFilter: 'Filter the {count} problems',

  // The glossary
  /** `{count}` is the number of all terms. */
  glossaryFilter: 'Filter the {count} terms',
  glossaryTerm: 'Term',
  /** Before what the term is in code, and before related terms. */
  glossaryType: 'In code:',
  glossarySee: 'See also:',

  // Class pages
  apiConstructors: 'Constructors',
  apiValues: 'Values',
  apiConstants: 'Constants',
  apiFields: 'Fields',
  apiProperties: 'Properties',
  apiEvents: 'Events',
  apiMethods: 'Methods',
  apiStaticFields: 'Static fields',
  apiStaticProperties: 'Static properties',
  apiStaticEvents: 'Static events',
  apiStaticMethods: 'Static methods',
  apiOperators: 'Operators',
  // The kinds of members, as the names of their glyphs.
  apiConstructor: 'Constructor',
  apiEnumValue: 'Enum value',
  apiConstant: 'Constant',
  apiField: 'Field',
  apiProperty: 'Property',
  apiIndexer: 'Indexer',
  apiEvent: 'Event',
  apiMethod: 'Method',
  apiOperator: 'Operator',
  apiType: 'Type',
  apiNestedTypes: 'Nested types',
  apiInheritedMembers: 'Inherited members',
  apiInheritedFrom: 'From',
  apiUsedBy: 'Used by',
  apiUsedIn: 'Used in',
  apiAcceptedBy: 'Accepted by',
  apiReturnedBy: 'Returned by',
  apiMentionedIn: 'Mentioned in',
  apiCountMembers: '{count} members',
  apiCountGuides: '{count} guides',
  apiCountTypes: '{count} types',
  apiRemarks: 'Remarks',
  apiExample: 'Example',
  apiMembers: 'Members',
  apiFilterMembers: 'Filter the members',
  apiOpenAll: 'Expand all',
  apiMore: 'More about {name}',
  apiSeeAlso: 'See also',
  apiNamespace: 'Namespace',
  apiGuide: 'Guide',
  apiInheritance: 'Inheritance',
  apiExtends: 'Extends',
  apiExtendedBy: 'Extended by',
  apiImplements: 'Implements',
  apiImplementedBy: 'Implemented by',
  apiDerived: 'Derived',
  apiTypeParameters: 'Type parameters',
  apiParameters: 'Parameters',
  apiReturns: 'Returns',
  apiValue: 'Value',
  apiExceptions: 'Exceptions',
  apiName: 'Name',
  apiDescription: 'Description',
  apiObsolete: 'Obsolete',
  /** Of a property, before its type. */
  apiReadOnly: 'read-only',
  apiSince: 'Since version {version}',
  apiChangedIn: 'Changed in version {version}',
  apiChangedSince: 'Changed since version {version}',
  apiChanges: 'Changes since version {version}',
  apiSame: 'The public API is the same as in version {version}.',
  apiCounts:
    'Since version {version}: {added} added, {removed} removed, {changed} changed, {deprecated} deprecated.',
  apiStep: 'Judged by its API alone, this would be a {step} release.',
  apiAdded: 'Added',
  apiRemoved: 'Removed',
  apiChanged: 'Changed',
  apiDeprecated: 'Deprecated',
  apiBreaking: 'breaking',
  apiChange: 'Change',
  apiDeclaration: 'Declaration',
  apiBeforeAndNow: 'Before: {before}. Now: {now}',
  apiSource: 'Source',
  apiSourceOf: 'Source of {name}',

  // In page bodies
  admonitionNote: 'Note',
  admonitionTip: 'Tip',
  admonitionInfo: 'Info',
  admonitionWarning: 'Warning',
  admonitionDanger: 'Danger',
  admonitionCheckpoint: 'You see',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyByKey: 'Press Ctrl+C',
  linkTo: 'Link to “{heading}”',
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
  /** In place of a component that cannot be shown without the scripts of another system. */
  componentMissing: 'A part of this page, “{component}”, cannot be shown here.',
  details: 'Details',
  /** In the box of a landing page that opens the filtered list of types. */
  filterTypes: 'Class name',
  filterFind: 'Find',
  /** The titles of the two windows of a picture: the reader's own and that of all others. */
  pictureYou: 'You',
  pictureOthers: 'Everyone else',
  /** In the picture of an inspector, for screen readers: names, and a field or button to change. */
  inspectorOf: 'Inspector: {component}',
  inspectorOfOn: 'Inspector: {component} on {object}',
  inspectorStep: 'This step:',
  inspectorButton: 'Button',
  inspectorRange: 'of {min} to {max}',
  inspectorEmpty: 'empty',
  filterNone: 'No {noun} matches.',
  filterSome: '{count} of {total}',

  // Search
  search: 'Search',
  controlKey: 'Ctrl',
  commandKey: 'Command',
  searchCancel: 'Cancel',
  searchLoading: 'Loading search …',
  searchSearching: 'Searching …',
  searchStalled: 'Still searching …',
  searchMeant: 'Did you mean',
  searchWeak: 'Nothing fits well. This comes closest:',
  searchPartial: 'Only titles are searched: the texts could not be loaded.',
  searchFailed: 'Unable to fetch results',
  searchFailedHint: 'You might want to check your network connection.',
  /** `{status}` is an HTTP status code. */
  searchRefused: 'The search service refused the request (status {status}).',
  searchUnreadable: 'The search service sent an answer that cannot be read.',
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
  searchPopular: 'Popular tasks',
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
  searchWay: 'From {from} to {to}',
  searchShapeHint:
    'An arrow between types finds members by what they take and give: (string, int) {arrow} bool, {arrow} string, event with int.',
} as const;
