/**
 * The weights of the ranking, found on the tuning queries by hand and by searches that were not kept.
 */
export const WEIGHTS = {
  title: 14,
  heading: 4.9,
  above: 1.6,
  keywords: 1.8,
  sectionKeywords: 1.6,
  /** Keywords of a type, and of a member. */
  typeKeywords: 3.9,
  memberKeywords: 5,
  body: 0.4,
  /** Words that were left out of the kept text. */
  leftOut: 0.4,
  leftOutOfPage: 1,
  /** The page's evidence relative to the heading's own. */
  page: 1.9,
  exactName: 34,
  exactHeading: 0.15,
  /** `Room.Connect`. */
  exactQualified: 68,
  exactMember: 16,
  /** A name typed in its own case. */
  sameCase: 1.3,
  /** A name that starts with what is typed, scaled by how much of it is typed. */
  nameStart: 12,
  memberStart: 5,
  /** What remains of either if what is typed is a word of its own. */
  startOfMore: 0.25,
  /** `request own`: two or more words that begin a single name. */
  spacedStart: 34,
  /** A keyword of the page; later ones count a little less. */
  exactAlias: 4,
  exactPhrase: 2.7,
  exactTitle: 6,
  /** A heading that covers the whole query and little else. */
  headingCoverage: 2.2,
  titleCoverage: 3,
  inTitle: 10,
  notHead: 0.6,
  /** A bonus for the share of a heading's words, stop words included, that are in the query. */
  sameWords: 0.19,
  /** A whole identifier, relative to each of its parts. */
  whole: 0.91,
  /** A paragraph, list item or table row that covers the whole query. */
  blockCoverage: 3.3,
  /** Types and members relative to guides: for code, for a few words, for a question or task. */
  reference: { code: 0.74, words: 0.82, prose: 0.59 },
  member: { code: 1, words: 0.43, prose: 0.81 },
  /** Applied on top of either for internal types. */
  internal: { code: 0.9, words: 0.75, prose: 0.94 },
  /** A heading above what goes wrong, for a query that says that something does not work. */
  fault: 1.25,
  /** A guide's own entry relative to its sections. */
  pageEntry: { code: 0.74, words: 1, prose: 0.85 },
  /** The factor for each further heading of the same page. */
  repeatedPage: 0.75,
  /** A word that is in no title, heading or list of keywords. */
  nonNameTerm: 0.58,
  /** What each step of popularity adds. */
  popularity: 0.03,
  /** How soon further occurrences of a word stop mattering: the k1 of BM25. */
  saturation: 2.2,
  /** A word in exactly the form that is typed, among others; alone. */
  verbatim: 0.05,
  verbatimAlone: 0.4,
  /** A word in another form than the one that is typed. */
  otherForm: 0.35,
  /** A synonym; one word of a synonym of several words. */
  synonym: 0.9,
  synonymOfMany: 0.38,
  /** A longer word that starts with the one typed, if that one is unknown; if it is known. */
  prefix: 0.8,
  prefixOfMore: 0.33,
  /** The share of an entry's own evidence that always counts; the rest grows with coverage. */
  minOwnShare: 0.54,
  /** How steeply evidence grows with a page's, a name's or a paragraph's coverage of the query. */
  pagePower: 0.43,
  namePower: 2,
  blockPower: 2,
  /** A stop word that is kept as the beginning of a word or as part of a synonym. */
  idle: 0.55,
  /** How strongly long texts are penalized, from 0 to 1: the b of BM25. */
  bodyPenalty: 0.37,
  pageBodyPenalty: 0.8,
  titlePenalty: 0.8,
  /** A page as a whole: its headings, their keywords, its text. */
  pageHeading: 0.6,
  pageSectionKeywords: 0.18,
  pageBody: 0.38,
  /** The best hit's score: below the first, nothing is found; below the second, it is weak. */
  leastFit: 0.1,
  weakFit: 0.5,
  /** What the score counts if all words of the query are guessed. */
  guessedFit: 0.1,
  /** Pages that cover less than this share of what the best page covers are not hits. */
  coverage: 0.44,
} as const;
