/** What counts how much. Found by `npm run bench:search` on the queries that are for tuning. */
export const WEIGHTS = {
  title: 5.5,
  heading: 2,
  above: 1.6,
  keywords: 6,
  /** Keywords of a section. */
  sectionKeywords: 4,
  body: 0.55,
  leftOut: 0.9,
  /** The page's evidence beside that of the heading. */
  page: 0.9,
  exactName: 20,
  /** `Room.Connect`. */
  exactQualified: 40,
  exactMember: 11,
  /** A keyword of the page; later ones count a little less. */
  exactAlias: 4,
  exactPhrase: 5,
  /** A heading that says all that is looked for, and little else. */
  aptName: 5.5,
  /** The words in which a heading is put, beside what it says. */
  sameWords: 0.3,
  /** An identifier as a whole, beside each of its parts. */
  whole: 0.9,
  /** A paragraph, item or row that has all that is looked for. */
  aptBlock: 2.8,
  /** Types and members beside guides: for code, for a few words, for a question or task. */
  reference: { code: 1, words: 0.95, prose: 0.8 },
  member: { code: 1, words: 0.5, prose: 0.6 },
  /** Both of them once more, where the type is an internal one. */
  internal: { code: 0.9, words: 0.75, prose: 0.7 },
  /** `Properties`, `Methods`. */
  memberList: 0.3,
  /** Each further heading of a page counts so much of the one before. */
  again: 0.6,
  /** A word that stands in no title, heading or list of keywords. */
  talk: 0.4,
  /** What each step of popularity adds. */
  popularity: 0.03,
  saturation: 1.2,
  sameForm: 1.15,
  synonym: 0.85,
  prefix: 0.8,
  prefixOfMore: 0.5,
  someOwn: 0.4,
  pagePower: 2,
  namePower: 2,
  blockPower: 2,
  aliasForm: 0.6,
  idle: 0.3,
  bodyPenalty: 0.5,
  pageBodyPenalty: 0.6,
  titlePenalty: 0.4,
  pageHeading: 1,
  pageSectionKeywords: 1,
  pageBody: 0.275,
  /** Pages that have less than this part of what is looked for are no hits. */
  coverage: 0.45,
} as const;
