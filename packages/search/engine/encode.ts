import { fileName, seal } from './files';
import { type Detail, keptOf, postingsOf } from './kept-text';
import { clean, writePage, writeSynonyms, writeUnit } from './lines';
import {
  checksum,
  type FullPage,
  type IndexedPage,
  RANKS,
  type Synonym,
  type WordShards,
} from './pages';
import { compare, inParts, startsOf } from './parts';
import { writeWords } from './postings';
import { placeOfWord } from './words';

/** What the first part holds in addition to all page titles; the rest comes with the second. */
export interface Extent {
  /** The most keywords per guide. */
  readonly keywords: number;
  /** How popular guides are whose headings are included: see `IndexedPage.popularity`. */
  readonly guides: number;
  /** The same for types, whose members are included. */
  readonly types: number;
}

const WHOLE: Extent = { keywords: Infinity, guides: 0, types: 0 };

/** From most to least: whatever the size of a site, its first answer comes from a small file. */
export const EXTENTS: readonly Extent[] = [
  WHOLE,
  ...[8, 7, 6, 5, 4, 3, 2, 1].map((keywords) => ({ ...WHOLE, keywords })),
  ...[0, 1, 2, 3, 4, 5, 6, Infinity].map((types) => ({ ...WHOLE, keywords: 0, types })),
  ...[1, 2, 3, 4, 5, 6, Infinity].map((guides) => ({ keywords: 0, guides, types: Infinity })),
];

/**
 * Writes the first part of the index, without the members of internal types, which come with the
 * texts, and without what the extent leaves out. Pages of the same section must be adjacent.
 */
export function encodeOutline(
  pages: readonly IndexedPage[],
  rest: { readonly url: string; readonly checksum: string },
  extent: Extent = WHOLE,
): string {
  const lines: string[] = [];
  let section = '';
  for (const page of pages) {
    if (page.section !== section) lines.push(`#${clean(page.section)}`);
    ({ section } = page);
    lines.push(pageLine(page, extent));
    if (hasUnits(page, extent)) lines.push(...unitLines(page));
  }
  const body = lines.join('\n');
  return `outline ${checksum(body)} ${rest.url} ${rest.checksum}\n${body}`;
}

/** Whether a page's headings or members are in the first part. */
function hasUnits({ rank, popularity }: IndexedPage, extent: Extent): boolean {
  const least = { guide: extent.guides, reference: extent.types, internal: Infinity }[rank];
  return popularity >= least;
}

function unitLines(page: IndexedPage): string[] {
  return page.units
    .slice(1)
    .map(({ keywords: _, ...unit }) => writeUnit({ ...unit, text: clean(unit.text) }, page.rank));
}

function pageLine(page: IndexedPage, extent: Extent): string {
  const [title, keywords] = [clean(page.title), firstKeywords(page, extent)];
  return `@${RANKS.indexOf(page.rank)}${writePage({ ...page, ...page.units[0], title, keywords })}`;
}

/**
 * Writes the second part of the index.
 *
 * @param shards where the words are that are left out of the texts.
 */
export function encodeTexts(
  pages: readonly FullPage[],
  detail: Detail,
  synonyms: readonly Synonym[] = [],
  extent: Extent = WHOLE,
  shards: WordShards = { generation: '', starts: [] },
): string {
  const texts = pages
    .flatMap((page) => keptOf(page, detail).blocks.map((blocks) => blocks.join('\n')))
    .join('\n\n');
  const keywords = pages.flatMap((page) =>
    page.units.map((_, place) => keywordsAt(page, place, extent)),
  );
  const units = pages.map((page) => (hasUnits(page, extent) ? '' : unitLines(page).join('\n')));
  const parts = [
    units.join('\n\n'),
    texts,
    keywords.join('\n'),
    writeSynonyms(synonyms),
    [shards.generation, ...shards.starts].join('\n'),
  ];
  return parts.join('\f');
}

/** In characters: at most 15 KB after compression. */
const SHARD = 12_000;

/**
 * Writes the words that are left out of the second part, with the headings whose texts have them.
 *
 * @param hash makes a part of the files' names.
 */
export function encodeWords(
  pages: readonly FullPage[],
  detail: Detail,
  hash: (text: string) => string,
): { readonly shards: WordShards; readonly files: ReadonlyMap<string, string> } {
  const postings = postingsOf(pages.map((page) => keptOf(page, detail).leftOut));
  const words = [...postings]
    .map((own) => ({ at: placeOfWord(own[0]), own }))
    .sort((a, b) => compare(a.at, b.at));
  const parts = inParts(words, SHARD, ({ own: [word, places] }) => word.length + 3 * places.size);
  const bodies = parts.map((part) => seal(writeWords(part.map(({ own }) => own))));
  const generation = hash(bodies.join('\n'));
  return {
    shards: { generation, starts: startsOf(parts) },
    files: new Map(bodies.map((body, number) => [fileName('words', number, generation), body])),
  };
}

function keywordsAt(page: IndexedPage, place: number, extent: Extent): string {
  if (place > 0) return clean(page.units[place]?.keywords ?? '');
  const all = clean(page.keywords);
  return firstKeywords(page, extent) === all ? '' : all;
}

/** The keywords in the first part; those of types are in the second. */
function firstKeywords({ rank, keywords }: IndexedPage, extent: Extent): string {
  if (rank !== 'guide') return '';
  return clean(keywords).split(', ').slice(0, extent.keywords).join(', ');
}
