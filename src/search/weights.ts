/** What counts how much. Found by `npm run bench:search` on the queries that are for tuning. */
export const WEIGHTS = {
  title: 14,
  heading: 4.9,
  above: 1.6,
  keywords: 1.8,
  /** Keywords of a section. */
  sectionKeywords: 1.6,
  /** Keywords of a type, and of a member. */
  typeKeywords: 3.9,
  memberKeywords: 5,
  body: 0.26,
  /** Words of a text that is not kept. */
  leftOut: 1.6,
  /** The page's evidence beside that of the heading. */
  page: 1.9,
  exactName: 34,
  /** `Room.Connect`. */
  exactQualified: 68,
  exactMember: 16,
  /** Names in the case in which they are typed. */
  sameCase: 1.3,
  /** Names that start with what is typed, for all of the name. */
  nameStart: 12,
  memberStart: 5,
  /** `request own`: two words or more that begin one name. */
  spacedStart: 34,
  /** A keyword of the page; later ones count a little less. */
  exactAlias: 4,
  exactPhrase: 2.7,
  /** A heading that says all that is looked for, and little else. */
  aptName: 2.2,
  /** The words in which a heading is put, beside what it says. */
  sameWords: 0.19,
  /** An identifier as a whole, beside each of its parts. */
  whole: 0.91,
  /** A paragraph, item or row that has all that is looked for. */
  aptBlock: 3.3,
  /** Types and members beside guides: for code, for a few words, for a question or task. */
  reference: { code: 0.74, words: 0.82, prose: 0.59 },
  member: { code: 1, words: 0.43, prose: 0.81 },
  /** Both of them once more, where the type is an internal one. */
  internal: { code: 0.9, words: 0.75, prose: 0.94 },
  /** A guide beside its sections. */
  pageEntry: { code: 0.74, words: 1, prose: 0.85 },
  /** Each further heading of a page counts so much of the one before. */
  again: 0.75,
  /** A word that stands in no title, heading or list of keywords. */
  talk: 0.58,
  /** What each step of popularity adds. */
  popularity: 0.03,
  /** How soon more of a word adds nothing: the k1 of BM25. */
  saturation: 2.2,
  /** A name in the very form that is typed. */
  sameForm: 1.1,
  /** A word that means the same; one of several that do together. */
  synonym: 0.9,
  synonymOfMany: 0.38,
  /** A longer word, where the one typed is unknown; where it is known too. */
  prefix: 0.8,
  prefixOfMore: 0.33,
  /** What of its own evidence a section has where it answers nothing of the query; the rest grows with the answer. */
  someOwn: 0.54,
  /** How steeply evidence grows with the part of the query that a page, a name or a paragraph has. */
  pagePower: 0.43,
  namePower: 2,
  blockPower: 2,
  /** A keyword in another form. */
  aliasForm: 0.16,
  /** The beginning of a word, where what is typed says nothing by itself. */
  idle: 0.55,
  /** How much longer texts count less, from 0 to 1: the b of BM25. */
  bodyPenalty: 0.37,
  pageBodyPenalty: 0.8,
  titlePenalty: 0.8,
  /** A page as a whole: its headings, their keywords, its text. */
  pageHeading: 0.6,
  pageSectionKeywords: 0.18,
  pageBody: 0.38,
  /** Pages that have less than this part of what is looked for are no hits. */
  coverage: 0.45,
} as const;
