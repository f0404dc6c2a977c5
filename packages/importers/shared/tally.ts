/** What a reader of a page would miss if it were gone, or what is missing of it. */
export interface PageFacts {
  /** Each as often as it is there, or is missing. */
  readonly words: readonly string[];
  readonly links: number;
  readonly pictures: number;
  /** The ids of headings, as links to them are written. */
  readonly anchors: readonly string[];
}

/** What pages hold, counted. */
export type Tally = Readonly<Record<(typeof KINDS)[number], number>>;

const KINDS = ['words', 'links', 'pictures', 'anchors'] as const;

/** The most words that a report names of one page. */
const NAMED = 12;

/** The words of a text in lower case: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/[*_~\u200b\u00ad]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The words that occur more often in the first list than in the second one. */
export function missing(wanted: readonly string[], given: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of given) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** A number of things: "1 word", "1,200 words". */
export function counted(count: number, name: string): string {
  return `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;
}

/** How many words a page lacks, and the first of them. */
export function lackedWords(words: readonly string[]): string {
  const more = words.length > NAMED ? ' …' : '';
  return `${counted(words.length, 'word')}: ${words.slice(0, NAMED).join(' ')}${more}`;
}

/** What all pages hold together. */
export function sumOf(pages: readonly PageFacts[]): Tally {
  const sum = (count: (page: PageFacts) => number) =>
    pages.reduce((total, page) => total + count(page), 0);
  return {
    words: sum(({ words }) => words.length),
    links: sum(({ links }) => links),
    pictures: sum(({ pictures }) => pictures),
    anchors: sum(({ anchors }) => anchors.length),
  };
}

/**
 * A table of counts: a row for each kind, and a column for each tally.
 *
 * @param columns the tallies by the headings of their columns.
 */
export function tallyTable(columns: Readonly<Record<string, Tally>>): string {
  const row = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(9)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  const tallies = Object.values(columns);
  return [
    row('', Object.keys(columns)),
    ...KINDS.map((kind) =>
      row(
        kind,
        tallies.map((tally) => tally[kind].toLocaleString('en')),
      ),
    ),
  ].join('\n');
}
