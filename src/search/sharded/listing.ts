import type { Entry } from '../entry';
import type { IndexedPage, Synonym, Texts, Unit } from '../pages';
import type { Candidate } from './candidates';
import type { NumberedPage, RunOf, Shard } from './format';

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

const UNKNOWN = { path: '', title: '', popularity: 0, keywords: '' } as const;
const NOTHING: readonly never[] = [];

/** There may be thousands, of which a few are shown: their units are made when they are. */
class ListedEntry implements Entry {
  readonly above = NOTHING;
  readonly blocks = NOTHING;

  constructor(
    readonly page: FoundPage,
    private readonly unitOf: () => FoundUnit,
  ) {}

  get unit(): FoundUnit {
    return this.unitOf();
  }
}

/** The names that some shards have for candidates. */
export class Listing {
  /** A page with different headings may be in several shards. */
  private readonly named = new Map<number, NumberedPage[]>();
  private readonly pages = new Map<number, FoundPage>();

  constructor(
    shards: readonly Pick<Shard, 'pages'>[],
    private readonly runOf: RunOf,
  ) {
    for (const { pages } of shards) {
      for (const page of pages) {
        const known = this.named.get(page.number);
        if (known) known.push(page);
        else this.named.set(page.number, [page]);
      }
    }
  }

  /** A candidate as a hit that is not ranked. */
  entryOf(candidate: Candidate): Entry {
    return new ListedEntry(this.pageOf(candidate.page), () => this.unitOf(candidate));
  }

  /** Candidates by page, as the engine reads them: the words found in texts stand for these. */
  textsOf(candidates: readonly Candidate[], synonyms: readonly Synonym[]): Texts {
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
      return { ...this.pageOf(page), units: own.map((candidate) => this.unitOf(candidate)) };
    });
    return { pages, blocks, words: new Map(), synonyms };
  }

  private pageOf(number: number): FoundPage {
    const known = this.pages.get(number);
    if (known) return known;
    const named = this.named.get(number)?.[0];
    const { section, rank } = this.runOf(number);
    const { path, title, popularity, keywords } = named ?? UNKNOWN;
    const isNamed = named !== undefined;
    // One literal: spreading another into it takes three times as long, for thousands of pages.
    const page: FoundPage = {
      path,
      title,
      popularity,
      keywords,
      section,
      rank,
      number,
      isNamed,
      units: NOTHING,
    };
    this.pages.set(number, page);
    return page;
  }

  private unitOf({ page, place, isQuoted }: Candidate): FoundUnit {
    const shared = { place, isQuoted };
    const named = this.named.get(page) ?? NOTHING;
    if (place === 0) {
      const text = named[0]?.title;
      return { ...shared, depth: 1, text: text ?? '', anchor: '', isNamed: text !== undefined };
    }
    for (const { units } of named) {
      const unit = units.find(([own]) => own === place)?.[1];
      if (unit) return { ...unit, ...shared, isNamed: true };
    }
    const depth = this.runOf(page).rank === 'guide' ? 2 : 3;
    return { ...shared, depth, text: '', anchor: '', isNamed: false };
  }
}

/** A page that is only listed because something on it is. */
const PAGE = { place: 0, score: 0, words: NOTHING, isQuoted: false } as const;
