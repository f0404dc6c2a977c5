import { DamagedIndex } from '../decode';
import { checksum, type IndexedPage, RANKS, type Synonym, type Unit } from '../pages';
import type { SearchRank } from '../types';
import { lines, readPage, readUnit, writePage, writeUnit } from './lines';
import { NameList, type NumberedPage, writePages } from './name-list';
import { type Postings, readPostings, writePostings } from './postings';
import { rankIn, type Run, type RunOf } from './runs';

/** Where everything is. */
export interface Directory {
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
}

/** What is loaded first. */
export interface Manifest extends Directory {
  /** The pages most linked to. */
  readonly top: NameList;
}

export interface Shard {
  readonly names: NameList;
  /** Words of texts, with what says them. */
  readonly words: readonly (readonly [word: string, postings: () => Postings])[];
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

export function writeManifest(directory: Directory, top: readonly NumberedPage[]): string {
  const { generation, units, runs, shards, vocabulary, chunks } = directory;
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
    top: new NameList(top, rankIn(read)),
  };
}

export function writeShard(
  pages: readonly NumberedPage[],
  words: Iterable<readonly [word: string, postings: Postings]>,
  runOf: RunOf,
): string {
  const lists = [...words].map(([word, postings]) => `${word}\t${writePostings(postings)}`);
  return seal(`${writePages(pages, runOf)}\f${lists.join('\n')}`);
}

/** @throws {DamagedIndex} */
export function readShard(file: string, runOf: RunOf): Shard {
  const [names = '', lists = ''] = unseal(file).split('\f');
  const words = lines(lists).map((line): Shard['words'][number] => {
    const [word = '', written = ''] = line.split('\t');
    let postings: Postings | undefined;
    return [word, () => (postings ??= readPostings(written))];
  });
  return { names: new NameList(names, runOf), words };
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
