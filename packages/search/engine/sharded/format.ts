import { DamagedIndex } from '../decode';
import type { Fetch } from '../fetch-text';
import { IndexFiles, seal, unseal } from '../files';
import { type IndexedPage, RANKS, type Unit } from '../pages';
import type { SearchRank } from '../types';
import { lines, readPage, readUnit, writePage, writeUnit } from '../lines';
import { NameList, type NumberedPage, writePages } from './name-list';
import { readWords, type Words, writeWords } from '../postings';
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

/** The files of a large site, with the manifest that says what is where. */
export class ShardFiles extends IndexFiles {
  constructor(
    readonly manifest: Manifest,
    index: string,
    fetcher: Fetch,
  ) {
    super(index, manifest.generation, fetcher);
  }
}

export interface Shard {
  readonly names: NameList;
  /** Words of texts, with what says them. */
  readonly words: Words;
}

/** A page with its texts, shortened. */
export interface TextPage extends Omit<IndexedPage, 'section' | 'rank'> {
  readonly blocks: readonly (readonly string[])[];
}

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
      writePages(top),
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
  words: Parameters<typeof writeWords>[0],
): string {
  return seal(`${writePages(pages)}\f${writeWords(words)}`);
}

/** @throws {DamagedIndex} */
export function readShard(file: string, runOf: RunOf): Shard {
  const [names = '', lists = ''] = unseal(file).split('\f');
  return { names: new NameList(names, runOf), words: readWords(lists) };
}

export function writeTexts(pages: readonly (TextPage & Pick<IndexedPage, 'rank'>)[]): string {
  const written = pages.map((page) => [
    writePage(page),
    ...page.units.flatMap((unit, place) => [
      writeUnit(unit, page.rank),
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
