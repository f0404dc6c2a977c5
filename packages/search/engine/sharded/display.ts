import type { Answer, Found } from '../engine';
import { type Entry, headingsAbove } from '../pages';
import { firstWhere } from '../parts';
import { readTexts, type ShardFiles, type TextPage } from './format';
import type { FoundPage, FoundUnit } from './listing';
import { placeId } from './names';
import type { RunOf } from './runs';

/**
 * Hits as they are shown. Names come from the shards. What was found by its text comes from the
 * files with the texts, which are loaded for the hits on screen and no others.
 */
export class Display {
  /** Whether texts could not be loaded. */
  isMissing = false;
  private readonly pages = new Map<number, TextPage>();
  private readonly failed = new Set<number>();

  constructor(
    private readonly files: ShardFiles,
    private readonly runOf: RunOf,
  ) {}

  /** The files that hits need in order to be shown. */
  chunksOf(hits: readonly Found[]): Set<number> {
    return new Set(hits.filter(needsText).map((hit) => this.chunkOf(hit)));
  }

  async load(chunks: Iterable<number>): Promise<void> {
    await Promise.all([...chunks].map((chunk) => this.loadChunk(chunk)));
  }

  /** Goes without texts that have not been loaded. */
  giveUp(chunks: Iterable<number>): void {
    for (const chunk of chunks) this.failed.add(chunk);
  }

  /** The answer without hits that are known by their texts alone, where these are missing. */
  available(answer: Answer): Answer {
    if (this.failed.size === 0) return answer;
    const found = answer.found.filter((hit) => isNamed(hit) || !this.failed.has(this.chunkOf(hit)));
    return { ...answer, found };
  }

  /** A hit with its texts, if they are loaded. */
  shown({ entry, ...rest }: Found): Found {
    const { number, section, rank } = entry.page as FoundPage;
    const { place } = entry.unit as FoundUnit;
    const page = this.pages.get(number);
    const unit = page?.units[place];
    if (!page || !unit) {
      return { entry: { page: entry.page, unit: entry.unit, above: [], blocks: [] }, ...rest };
    }
    const whole = { ...page, section, rank };
    const [above, blocks] = [headingsAbove(whole, place), page.blocks[place] ?? []];
    return { entry: { page: whole, unit, above, blocks }, ...rest };
  }

  private async loadChunk(chunk: number): Promise<void> {
    const start = this.files.manifest.chunks[chunk] ?? 0;
    const rankOf = (index: number) => this.runOf(start + index).rank;
    const pages = await this.files.load('texts', chunk, (file) => readTexts(file, rankOf));
    if (!pages) {
      this.failed.add(chunk);
      this.isMissing = true;
    }
    pages?.forEach((page, index) => this.pages.set(start + index, page));
  }

  private chunkOf({ entry }: Found): number {
    const { chunks } = this.files.manifest;
    const { number } = entry.page as FoundPage;
    return firstWhere(chunks, (start) => start > number) - 1;
  }
}

/** Whether a hit can be shown without its text. */
export function isNamed({ entry }: Found): boolean {
  return (entry.page as FoundPage).isNamed && (entry.unit as FoundUnit).isNamed;
}

/** Types and members are listed without their texts. */
function needsText(hit: Found): boolean {
  const { page, unit } = hit.entry;
  return !isNamed(hit) || (page.rank === 'guide' && (unit as FoundUnit).isQuoted);
}

/** Tells headings and members apart. */
export function idOf({ page, unit }: Entry): number {
  return placeId((page as FoundPage).number, (unit as FoundUnit).place);
}
