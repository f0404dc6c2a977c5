import { DamagedIndex } from '../decode';
import {
  checksum,
  defaultAnchor,
  type IndexedPage,
  RANKS,
  type Synonym,
  type Unit,
} from '../pages';
import type { SearchRank } from '../types';
import { firstWhere } from './keys';
import { type Postings, readPostings, writePostings } from './postings';

/** Pages in a row that have the same section and rank. */
export interface Run {
  readonly section: string;
  readonly rank: SearchRank;
  readonly pages: number;
}

/** What is loaded first: where everything is, and the names of the pages most linked to. */
export interface Manifest {
  /** Part of the names of all other files, so that none is taken from another build. */
  readonly generation: string;
  /** How many headings, members and pages there are. */
  readonly units: number;
  readonly runs: readonly Run[];
  /** The place of the first key of each shard, in order. */
  readonly shards: readonly string[];
  /** The first word of each part of the vocabulary. */
  readonly vocabulary: readonly string[];
  /** The number of the first page of each chunk of texts. */
  readonly chunks: readonly number[];
  readonly top: readonly NumberedPage[];
}

/** A page of which some headings or members are known, by their place on it. */
export interface NumberedPage extends Omit<IndexedPage, 'section' | 'rank' | 'units'> {
  readonly number: number;
  readonly units: readonly (readonly [place: number, unit: Unit])[];
}

export interface Shard {
  readonly pages: readonly NumberedPage[];
  readonly words: ReadonlyMap<string, Postings>;
}

/** A page with its texts, shortened. */
export interface TextPage extends Omit<IndexedPage, 'section' | 'rank'> {
  readonly blocks: readonly (readonly string[])[];
}

/** The folder of all files but the manifest, relative to that. */
export const SHARDS_FOLDER = 'shards';

export type FileKind = 'names' | 'texts' | 'vocabulary' | 'synonyms';

export function fileName(kind: FileKind, number: number, generation: string): string {
  return `${kind}${number}-${generation}.txt`;
}

/** @throws {DamagedIndex} if the text does not begin with its checksum. */
export function unseal(file: string): string {
  const end = file.indexOf('\n');
  const body = file.slice(end + 1);
  if (end < 0 || file.slice(0, end) !== checksum(body)) throw new DamagedIndex();
  return body;
}

export const seal = (body: string): string => `${checksum(body)}\n${body}`;

const join = (fields: readonly string[]): string => fields.join('\t').trimEnd();

export function writeManifest(manifest: Manifest): string {
  const { generation, units, runs, shards, vocabulary, chunks, top } = manifest;
  const starts = chunks.map((start, index) => start - (chunks[index - 1] ?? 0));
  return seal(
    [
      `shards ${generation} ${units}`,
      runs.map((run) => `${RANKS.indexOf(run.rank)}${run.pages} ${run.section}`).join('\n'),
      shards.join('\n'),
      vocabulary.join('\n'),
      starts.join(' '),
      writePages(top, rankIn(runs)),
    ].join('\f'),
  );
}

/** @throws {DamagedIndex} */
export function readManifest(file: string): Manifest {
  const [head = '', runs = '', shards = '', vocabulary = '', starts = '', top = ''] =
    unseal(file).split('\f');
  const [format, generation = '', units] = head.split(' ');
  if (format !== 'shards') throw new DamagedIndex();
  let start = 0;
  const read = lines(runs).map((line): Run => {
    const space = line.indexOf(' ');
    const rank = RANKS[Number(line[0])] ?? 'guide';
    return { rank, pages: Number(line.slice(1, space)), section: line.slice(space + 1) };
  });
  return {
    generation,
    units: Number(units),
    runs: read,
    shards: shards.split('\n'),
    vocabulary: lines(vocabulary),
    chunks: starts.split(' ').map((gap) => (start += Number(gap))),
    top: readPages(top, rankIn(read)),
  };
}

export type RunOf = (page: number) => Run;

/** The run of each page, by number. */
export function rankIn(runs: readonly Run[]): RunOf {
  const starts: number[] = [];
  let start = 0;
  for (const { pages } of runs) {
    starts.push(start);
    start += pages;
  }
  const none: Run = { section: '', rank: 'guide', pages: 0 };
  return (page) => runs[firstWhere(starts, (first) => first > page) - 1] ?? none;
}

export function writePages(pages: readonly NumberedPage[], runOf: RunOf): string {
  let last = 0;
  return pages
    .flatMap((page) => {
      const { rank } = runOf(page.number);
      const gap = (page.number - last).toString(36);
      last = page.number;
      const units = page.units.map(
        ([place, unit]) => `${place.toString(36)} ${writeUnit(unit, rank)}`,
      );
      return [`@${gap} ${writePage(page)}`, ...units];
    })
    .join('\n');
}

export function readPages(text: string, runOf: RunOf): NumberedPage[] {
  const pages: (NumberedPage & { units: [number, Unit][] })[] = [];
  let last = 0;
  for (const line of lines(text)) {
    const space = line.indexOf(' ');
    const rest = line.slice(space + 1);
    const page = pages.at(-1);
    if (line.startsWith('@')) {
      last += parseInt(line.slice(1, space), 36);
      pages.push({ number: last, ...readPage(rest), units: [] });
    } else if (page) {
      const unit = readUnit(rest, runOf(page.number).rank);
      page.units.push([parseInt(line.slice(0, space), 36), unit]);
    }
  }
  return pages;
}

function writePage({
  path,
  title,
  popularity,
  keywords,
}: Omit<IndexedPage, 'units' | 'section' | 'rank'>) {
  const own = title === path.slice(path.lastIndexOf('/') + 1) ? '' : title;
  return join([`${popularity}${path}`, own, keywords]);
}

function readPage(line: string): Pick<IndexedPage, 'path' | 'title' | 'popularity' | 'keywords'> {
  const [first = '', own, keywords = ''] = line.split('\t');
  const path = first.slice(1);
  const title = own || path.slice(path.lastIndexOf('/') + 1);
  return { path, title, popularity: Number(first[0]), keywords };
}

function writeUnit(unit: Unit, rank: SearchRank): string {
  const usual = defaultAnchor({ rank }, unit) === unit.anchor;
  return join([`${unit.depth}${unit.text}`, usual ? '' : unit.anchor, unit.keywords ?? '']);
}

function readUnit(line: string, rank: SearchRank): Unit {
  const [first = '', anchor, keywords] = line.split('\t');
  const unit = { depth: Number(first[0]), text: first.slice(1), ...(keywords && { keywords }) };
  return { ...unit, anchor: anchor || defaultAnchor({ rank }, unit) };
}

export function writeShard({ pages, words }: Shard, runOf: RunOf): string {
  const lists = [...words].map(([word, postings]) => `${word}\t${writePostings(postings)}`);
  return seal(`${writePages(pages, runOf)}\f${lists.join('\n')}`);
}

/** @throws {DamagedIndex} */
export function readShard(file: string, runOf: RunOf): Shard {
  const [names = '', lists = ''] = unseal(file).split('\f');
  const words = lines(lists).map((line): [string, Postings] => {
    const [word = '', postings = ''] = line.split('\t');
    return [word, readPostings(postings)];
  });
  return { pages: readPages(names, runOf), words: new Map(words) };
}

export function writeTexts(
  pages: readonly TextPage[],
  rankOf: (index: number) => SearchRank,
): string {
  const written = pages.map((page, index) => [
    writePage(page),
    ...page.units.flatMap((unit, place) => [
      writeUnit(unit, rankOf(index)),
      ...(page.blocks[place] ?? []).map((block) => ` ${block}`),
    ]),
  ]);
  return seal(written.map((page) => page.join('\n')).join('\n\n'));
}

/** @throws {DamagedIndex} */
export function readTexts(file: string, rankOf: (index: number) => SearchRank): TextPage[] {
  return unseal(file)
    .split('\n\n')
    .map((text, index) => {
      const [head = '', ...rest] = text.split('\n');
      const units: Unit[] = [];
      const blocks: string[][] = [];
      for (const line of rest) {
        if (line.startsWith(' ')) blocks.at(-1)?.push(line.slice(1));
        else {
          units.push(readUnit(line, rankOf(index)));
          blocks.push([]);
        }
      }
      return { ...readPage(head), units, blocks };
    });
}

export function writeSynonyms(synonyms: readonly Synonym[]): string {
  return seal(synonyms.map(({ said, meant }) => `${said}\t${meant}`).join('\n'));
}

/** @throws {DamagedIndex} */
export function readSynonyms(file: string): Synonym[] {
  return lines(unseal(file)).map((line) => {
    const [said = '', meant = ''] = line.split('\t');
    return { said, meant };
  });
}

export function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
