/** What counts how much. Found by `npm run bench:search` on the queries that are for tuning. */
export const WEIGHTS = {
  title: 5.5,
  heading: 3.6,
  above: 2.2,
  keywords: 2.4,
  /** Keywords of a section. */
  sectionKeywords: 3,
  typeKeywords: 5.2,
  memberKeywords: 5,
  body: 0.35,
  leftOut: 1.6,
  /** The page's evidence beside that of the heading. */
  page: 1.9,
  exactName: 25,
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
  exactAlias: 3.3,
  exactPhrase: 2.7,
  /** A heading that says all that is looked for, and little else. */
  aptName: 3,
  /** The words in which a heading is put, beside what it says. */
  sameWords: 0.19,
  /** An identifier as a whole, beside each of its parts. */
  whole: 0.67,
  /** A paragraph, item or row that has all that is looked for. */
  aptBlock: 3.3,
  /** Types and members beside guides: for code, for a few words, for a question or task. */
  reference: { code: 1, words: 0.82, prose: 0.59 },
  member: { code: 1, words: 0.43, prose: 0.81 },
  /** Both of them once more, where the type is an internal one. */
  internal: { code: 0.9, words: 0.75, prose: 0.94 },
  /** A guide beside its sections. */
  pageEntry: { code: 0.74, words: 1, prose: 0.85 },
  /** Each further heading of a page counts so much of the one before. */
  again: 0.75,
  /** A word that stands in no title, heading or list of keywords. */
  talk: 0.43,
  /** What each step of popularity adds. */
  popularity: 0.03,
  saturation: 1.6,
  sameForm: 1.1,
  synonym: 0.9,
  synonymOfMany: 0.38,
  prefix: 0.8,
  prefixOfMore: 0.33,
  someOwn: 0.54,
  pagePower: 0.32,
  namePower: 2,
  blockPower: 2,
  aliasForm: 0.4,
  idle: 1,
  bodyPenalty: 0.37,
  pageBodyPenalty: 1.1,
  titlePenalty: 2,
  pageHeading: 0.6,
  pageSectionKeywords: 0.18,
  pageBody: 0.28,
  /** Pages that have less than this part of what is looked for are no hits. */
  coverage: 0.45,
} as const;
