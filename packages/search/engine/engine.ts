import { fieldsOfEntry, fieldsOfPage } from './fields';
import { type Entry, headingsAbove, type IndexedPage, type Outline, type Texts } from './pages';
import type { Words } from './postings';
import { parseQuery, type Query, synonymMap } from './query';
import { Signals } from './signals';
import { WEIGHTS } from './weights';
import { type TermMatch, WordIndex } from './word-index';

export interface Found {
  readonly entry: Entry;
  readonly score: number;
}

export interface Answer {
  /** Best first. */
  readonly found: readonly Found[];
  /** The stems that matched, by term. */
  readonly stems: readonly ReadonlyMap<string, number>[];
  readonly query: Query;
  /** Whether even the best hit fits so little that the reader should know. */
  readonly isWeak: boolean;
  /** Words of the query that are probably typing errors, with those meant; in lower case. */
  readonly corrections?: readonly (readonly [typed: string, meant: string])[];
}

/** Ranks headings by their own text and that of their pages. */
export class Engine {
  private readonly entries: Entry[] = [];
  private readonly signals: Signals;
  private readonly pageOf: number[] = [];
  /** The number of each page's first entry. */
  private readonly firstOf: number[] = [];
  private readonly words = new WordIndex();
  private readonly synonyms: ReturnType<typeof synonymMap>;
  private readonly pageCount: number;
  private readonly hasTexts: boolean;

  /**
   * @param whole how many entries and pages there are if these are only some of them: how rare a
   *   word is depends on it.
   */
  constructor(
    outline: Pick<Outline, 'pages'>,
    texts?: Omit<Texts, 'words'>,
    private readonly whole?: { readonly units: number; readonly pages: number },
  ) {
    const pages = texts?.pages ?? outline.pages;
    this.synonyms = synonymMap(texts?.synonyms ?? []);
    this.pageCount = pages.length;
    this.hasTexts = texts !== undefined;
    pages.forEach((page, number) => this.addEntries(page, number, texts?.blocks[number]));
    this.signals = new Signals(this.entries);
    const documents = [
      ...this.entries.map(fieldsOfEntry),
      ...pages.map((page, number) => fieldsOfPage(page, texts?.blocks[number])),
    ];
    documents.forEach((fields, number) => this.words.add(number, fields));
  }

  private addEntries(page: IndexedPage, number: number, blocks?: readonly (readonly string[])[]) {
    this.firstOf.push(this.entries.length);
    page.units.forEach((unit, place) => {
      const above = headingsAbove(page, place);
      this.entries.push({ page, unit, above, blocks: blocks?.[place] ?? [] });
      this.pageOf.push(number);
    });
  }

  /** Adds words of texts that neither names nor kept texts have. */
  addWords(words: Words): void {
    for (const [word, postings] of words) {
      for (const [page, places] of postings()) {
        this.words.addWord(this.entries.length + page, word, WEIGHTS.leftOutOfPage);
        const first = this.firstOf[page] ?? 0;
        for (const place of places) this.words.addWord(first + place, word, WEIGHTS.leftOut);
      }
    }
  }

  search(text: string): Answer {
    const query = parseQuery(text, this.synonyms, (word, isOpen) => this.words.split(word, isOpen));
    const matches = query.terms.map((term) => this.words.match(term));
    const found = this.rank(query, matches);
    const fit = this.fitOf(query, matches, found);
    const corrections = matches.flatMap(({ corrected }, at) => {
      const typed = query.terms[at]?.text;
      return typed && corrected ? [[typed, corrected] as const] : [];
    });
    return {
      corrections,
      found: fit < WEIGHTS.leastFit ? [] : found,
      stems: matches.map(({ stems }) => stems),
      query,
      isWeak: fit < WEIGHTS.weakFit,
    };
  }

  /** How well the best hit fits. A single word is found or not, and names alone say too little. */
  private fitOf(
    { terms, words }: Query,
    matches: readonly TermMatch[],
    [best]: readonly Found[],
  ): number {
    const needed = matches.filter((_, index) => terms[index]?.isWhole !== true);
    if (!best || words.size < 2 || this.whole || !this.hasTexts) return Infinity;
    const isKnown = ({ scores, corrected }: TermMatch) =>
      scores.size > 0 && corrected === undefined;
    const known = needed.filter(isKnown).length / needed.length;
    // Words are rarer on larger sites, and scores higher.
    const share = WEIGHTS.guessedFit + (1 - WEIGHTS.guessedFit) * known ** 2;
    return (best.score * share) / idf(0, this.entries.length);
  }

  /** Names close to the words of a query that found nothing. */
  suggest(text: string): string[] {
    const { terms } = parseQuery(text, this.synonyms);
    const near = terms.flatMap((term) => this.words.suggest(term.text) ?? []);
    return [...new Set(near)].filter((word) => word !== text.toLowerCase()).slice(0, 3);
  }

  private rank(query: Query, matches: readonly TermMatch[]): Found[] {
    const total = this.entries.length;
    const own = new Float64Array(total + this.pageCount);
    const covered = new Float64Array(total + this.pageCount);
    let sum = 0;
    const rarities: number[] = [];
    const isFault = FAULT.test(query.text);
    const isAlone = query.terms.filter(({ isWhole }) => !isWhole).length === 1;
    const verbatimBonus = isAlone ? WEIGHTS.verbatimAlone : WEIGHTS.verbatim;
    matches.forEach(({ scores, verbatim, isName }, index) => {
      let units = 0;
      let pages = 0;
      for (const document of scores.keys()) {
        if (document < total) units++;
        else pages++;
      }
      // A word that names nothing here is phrasing rather than the subject of the query.
      const certainty = isName ? 1 : WEIGHTS.nonNameTerm;
      const rarity = idf(units, this.whole?.units ?? total) * certainty;
      const isNeeded = query.terms[index]?.isWhole !== true;
      const times = isNeeded ? 1 : query.terms[index]?.isIdle ? WEIGHTS.idle : WEIGHTS.whole;
      rarities.push(isNeeded ? rarity : 0);
      if (isNeeded) sum += rarity;
      for (const [document, score] of scores) {
        const pageRarity = idf(pages, this.whole?.pages ?? this.pageCount) * certainty;
        const value = document < total ? rarity : pageRarity;
        const said = score + (verbatim.has(document) ? verbatimBonus : 0);
        own[document] = (own[document] ?? 0) + said * value * times;
        if (isNeeded) covered[document] = (covered[document] ?? 0) + rarity;
      }
    });
    const isCalled = this.signals.nameScores(query, matches);
    const best = Math.max(...covered.subarray(total), 0);
    const found: Found[] = [];
    this.entries.forEach((entry, number) => {
      const page = total + (this.pageOf[number] ?? 0);
      const pageShare = sum === 0 ? 0 : (covered[page] ?? 0) / sum;
      const share = sum === 0 ? 0 : (covered[number] ?? 0) / sum;
      const called = isCalled.get(number) ?? 0;
      const isEvidence = (own[number] ?? 0) > 0 || entry.unit.depth === 1;
      if (called === 0 && (!isEvidence || pageShare * sum < WEIGHTS.coverage * best)) return;
      if (called === 0 && pageShare === 0) return;
      const score =
        (own[number] ?? 0) * (WEIGHTS.minOwnShare + (1 - WEIGHTS.minOwnShare) * share ** 2) +
        WEIGHTS.page * (own[page] ?? 0) * pageShare ** WEIGHTS.pagePower;
      const apt =
        WEIGHTS.inTitle * this.signals.inTitle(number, matches, rarities) +
        this.signals.headingCoverage(number, query, matches, rarities) +
        WEIGHTS.blockCoverage * this.signals.blockCoverage(number, matches, rarities);
      const fault = isFault && FAULT.test(entry.unit.text) ? WEIGHTS.fault : 1;
      found.push({ entry, score: (score + called + apt) * fault * rankFactor(entry, query) });
    });
    return diversify(found.sort((a, b) => b.score - a.score));
  }
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** What queries and headings say about what goes wrong. */
const FAULT =
  /\b(?:not|never|no|nothing|why|pitfalls|trouble|wrong|(?:ca|do|does|is|wo)nt)\b|n['’]t\b/i;

function rankFactor({ page, unit }: Entry, { kind }: Query): number {
  const known = 1 + WEIGHTS.popularity * page.popularity;
  if (page.rank === 'guide') return unit.depth === 1 ? known * WEIGHTS.pageEntry[kind] : known;
  const isMember = unit.depth > 2;
  return (
    known *
    (isMember ? WEIGHTS.member : WEIGHTS.reference)[kind] *
    (page.rank === 'internal' ? WEIGHTS.internal[kind] : 1)
  );
}

/** Demotes further headings of a page to make room for other pages. */
function diversify(found: readonly Found[]): Found[] {
  const seen = new Map<IndexedPage, number>();
  return found
    .map(({ entry, score }) => {
      const before = seen.get(entry.page) ?? 0;
      seen.set(entry.page, before + 1);
      return { entry, score: score * WEIGHTS.repeatedPage ** before };
    })
    .sort((a, b) => b.score - a.score);
}
