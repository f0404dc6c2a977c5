import type { RecordType, SearchRank, SearchRecord } from '../engine/types';
import type { Synonym } from '../engine/pages';

/** Facets by name: one value, or several alternatives. */
export type Facets = Readonly<Record<string, string | readonly string[]>>;

/** What a build leaves for the index of a hosted service. */
export interface BuiltRecords {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
}

/** A record as the service stores it: the site's own record, the facets, and its rank. */
export interface IndexRecord extends SearchRecord {
  readonly url_without_anchor: string;
  readonly weight: { readonly rank: number; readonly level: number; readonly position: number };
  readonly [facet: string]: unknown;
}

/** In bytes of JSON. No plan of the service accepts a larger record. */
const MAX_RECORD = 100_000;
/** In bytes of JSON. Small plans do not accept a larger record. */
const SMALL_RECORD = 10_000;
/** The limits of one upload; the service accepts ten times as many bytes. */
const MAX_BATCH = { bytes: 1_000_000, records: 1000 };
const NAMED = 5;

const RANKS: Readonly<Record<SearchRank, number>> = { guide: 2, reference: 1, internal: 0 };
/** Hits by name come before hits by text. */
const LEVELS: Readonly<Record<RecordType, number>> = {
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};

export function indexRecords(records: readonly SearchRecord[], facets: Facets): IndexRecord[] {
  return records.map((record) => ({
    ...facets,
    ...record,
    url_without_anchor: record.path,
    weight: { rank: RANKS[record.rank], level: LEVELS[record.type], position: record.position },
  }));
}

/** Checks records before they are sent. Errors must not be uploaded; figures are statistics. */
export function validateRecords(records: readonly IndexRecord[], facets: Facets) {
  const sizes = records.map((record) => ({ id: record.objectID, bytes: bytesOf(record) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a), { id: '', bytes: 0 });
  const pages = new Set(records.map(({ path }) => path)).size;
  const texts = records.filter(({ type }) => type === 'content').length;
  const tooLarge = sizes.filter(({ bytes }) => bytes > MAX_RECORD);
  const large = sizes.filter(({ bytes }) => bytes > SMALL_RECORD && bytes <= MAX_RECORD);
  const ids = records.map(({ objectID }) => objectID);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const taken = Object.keys(facets).filter((name) => OWN_ATTRIBUTES.includes(name));
  return {
    figures: [
      `${records.length} records of ${pages} pages: ${records.length - texts} titles, headings ` +
        `and members, ${texts} texts.`,
      `${kilobytes(total)} in all; the largest record has ${kilobytes(largest.bytes)}: ${largest.id}`,
    ],
    /** What some plans of the service do not accept. */
    warnings:
      large.length > 0
        ? [
            `${large.length} records are larger than ${kilobytes(SMALL_RECORD)}, which small plans ` +
              `of the service do not take: ${named(large)}`,
          ]
        : [],
    errors: [
      ...(records.length === 0 ? ['There are no records: the index would be empty.'] : []),
      ...(tooLarge.length > 0
        ? [
            `${tooLarge.length} records are larger than ${kilobytes(MAX_RECORD)}: ${named(tooLarge)}`,
          ]
        : []),
      ...twice.slice(0, NAMED).map((id) => `Two records have the id ${id}.`),
      ...taken.map((name) => `The contextual facet "${name}" is an attribute that records have.`),
    ],
  };
}

const OWN_ATTRIBUTES: readonly string[] = [
  ...(['objectID', 'type', 'hierarchy', 'content', 'url', 'path', 'anchor'] as const),
  ...(['identifiers', 'keywords', 'rank', 'position', 'url_without_anchor', 'weight'] as const),
];

const bytesOf = (record: IndexRecord): number => Buffer.byteLength(JSON.stringify(record));

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function named(list: readonly { readonly id: string; readonly bytes: number }[]): string {
  const first = list.slice(0, NAMED).map(({ id, bytes }) => `${id} (${kilobytes(bytes)})`);
  return first.join(', ') + (list.length > NAMED ? ', …' : '');
}

/** Splits records into uploads that the service accepts. */
export function splitIntoBatches(
  records: readonly IndexRecord[],
  limit: { readonly bytes: number; readonly records: number } = MAX_BATCH,
): IndexRecord[][] {
  const batches: IndexRecord[][] = [];
  let room = 0;
  for (const record of records) {
    const bytes = bytesOf(record);
    const last = batches.at(-1);
    if (last && bytes <= room && last.length < limit.records) {
      last.push(record);
      room -= bytes;
    } else {
      batches.push([record]);
      room = limit.bytes - bytes;
    }
  }
  return batches;
}
