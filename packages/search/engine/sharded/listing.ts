import type { Entry, IndexedPage, Synonym, Unit } from '../pages';
import type { SearchRank } from '../types';
import type { Candidate } from './candidates';
import type { Shard } from './format';
import type { PageLine } from '../lines';
import type { RunOf } from './runs';

/** A page as far as shards have it. */
export interface FoundPage extends IndexedPage {
  readonly number: number;
  readonly units: readonly FoundUnit[];
  /** Whether its title is known: otherwise, only its texts have been found. */
  readonly isNamed: boolean;
}

export interface FoundUnit extends Unit {
  readonly place: number;
  readonly isNamed: boolean;
  /** Whether a word of the query is in its text and not in its names. */
  readonly isQuoted: boolean;
}

const UNKNOWN: PageLine = { path: '', title: '', popularity: 0, keywords: '' };
const NOTHING: readonly never[] = [];

/** There may be hundreds, of which a few are shown: the others are not read. */
class ListedPage implements FoundPage {
  readonly units = NOTHING;
  private line: PageLine | undefined;

  constructor(
    readonly number: number,
    readonly section: string,
    readonly rank: SearchRank,
    private readonly read: () => PageLine | undefined,
  ) {}

  get path(): string {
    return this.known.path;
  }

  get title(): string {
    return this.known.title;
  }

  get popularity(): number {
    return this.known.popularity;
  }

  get keywords(): string {
    return this.known.keywords;
  }

  get isNamed(): boolean {
    return this.known !== UNKNOWN;
  }

  private get known(): PageLine {
    return (this.line ??= this.read() ?? UNKNOWN);
  }
}

/** There may be thousands, of which a few are shown: the others are not read. */
class ListedEntry implements Entry {
  readonly above = NOTHING;
  readonly blocks = NOTHING;

  constructor(
    readonly page: FoundPage,
    private readonly candidate: Candidate,
    private readonly unitOf: (candidate: Candidate) => FoundUnit,
  ) {}

  get unit(): FoundUnit {
    return this.unitOf(this.candidate);
  }
}

/** The names that some shards have for candidates. */
export class Listing {
  private readonly pages = new Map<number, FoundPage>();

  /** @param shards a page with different headings may be in several of them. */
  constructor(
    private readonly shards: readonly Pick<Shard, 'names'>[],
    private readonly runOf: RunOf,
  ) {}

  /** A candidate as a hit that is not ranked. */
  entryOf(candidate: Candidate): Entry {
    return new ListedEntry(this.pageOf(candidate.page), candidate, this.unitOf);
  }

  /** Candidates by page, as the engine reads them: the words found in texts stand for these. */
  textsOf(candidates: readonly Candidate[], synonyms: readonly Synonym[]) {
    const onPage = new Map<number, Candidate[]>();
    for (const candidate of candidates) {
      const own = onPage.get(candidate.page);
      if (own) own.push(candidate);
      else onPage.set(candidate.page, [candidate]);
    }
    const blocks: string[][][] = [];
    const pages = [...onPage].map(([page, own]) => {
      if (own.every(({ place }) => place > 0)) own.push({ ...PAGE, page });
      own.sort((a, b) => a.place - b.place);
      blocks.push(own.map(({ words }) => (words.length > 0 ? [words.join(' ')] : [])));
      const { path, title, popularity, keywords, section, rank, isNamed } = this.pageOf(page);
      const units = own.map(this.unitOf);
      return { path, title, popularity, keywords, section, rank, number: page, isNamed, units };
    });
    return { pages, blocks, synonyms };
  }

  private pageOf(number: number): FoundPage {
    let page = this.pages.get(number);
    if (!page) {
      const { section, rank } = this.runOf(number);
      const read = () => firstOf(this.shards, ({ names }) => names.page(number));
      this.pages.set(number, (page = new ListedPage(number, section, rank, read)));
    }
    return page;
  }

  private readonly unitOf = ({ page, place, isQuoted }: Candidate): FoundUnit => {
    const shared = { place, isQuoted };
    if (place === 0) {
      const { title, isNamed } = this.pageOf(page);
      return { ...shared, depth: 1, text: title, anchor: '', isNamed };
    }
    const unit = firstOf(this.shards, ({ names }) => names.unit(page, place));
    if (unit) return { ...unit, ...shared, isNamed: true };
    const depth = this.runOf(page).rank === 'guide' ? 2 : 3;
    return { ...shared, depth, text: '', anchor: '', isNamed: false };
  };
}

function firstOf<T, A>(items: readonly T[], ask: (item: T) => A | undefined): A | undefined {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** A page that is only listed because something on it is. */
const PAGE = { place: 0, score: 0, words: NOTHING, isQuoted: false } as const;
