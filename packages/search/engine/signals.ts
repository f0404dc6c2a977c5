import { bareName, type EntryNames, namingOf } from './naming';
import type { Entry } from './pages';
import { nameKey, phraseKey, phraseStems, type Query } from './query';
import { WEIGHTS } from './weights';
import type { TermMatch } from './word-index';

/** The least certainty with which a stem counts as the word itself, or the beginning of it. */
const SURE = 0.64;

/** Keywords that may precede a name in code. */
const KEYWORDS =
  /^(?:(?:new|using|await|override|public|private|protected|static|void|var|class)\s+)+(?=\S)/;

/** Evidence beyond single words: names, phrases, and paragraphs that match the whole query. */
export class Signals {
  private readonly namings: readonly EntryNames[];
  private readonly blocks: (readonly ReadonlySet<string>[] | undefined)[] = [];
  /** The entries known by each name or phrase. */
  private readonly entriesOf = new Map<string, Set<number>>();

  constructor(private readonly entries: readonly Entry[]) {
    this.namings = entries.map(({ page, unit }) => namingOf(page, unit));
    this.namings.forEach(({ names, phrase, aliases }, entry) => {
      for (const key of [...names, phrase, ...aliases]) {
        const known = this.entriesOf.get(key);
        if (known) known.add(entry);
        else this.entriesOf.set(key, new Set([entry]));
      }
    });
  }

  /** Entries whose name, keyword or heading is the query or starts with it, with their scores. */
  nameScores(query: Query, matches: readonly TermMatch[]): Map<number, number> {
    const scores = new Map<number, number>();
    const set = (entry: number, value: number) => {
      if (value > (scores.get(entry) ?? 0)) scores.set(entry, value);
    };
    const score = (written: string, factor: number) => {
      const text = written.replace(KEYWORDS, '');
      const name = nameKey(text);
      if (name === '') return;
      // `[RealtimeModel(createMetaModel: true)]` is more than a name.
      const share = factor * Math.min(1, (1.5 * name.length) / text.length);
      const typed: TypedName = {
        name: text.startsWith('[') ? `${name}attribute` : name,
        bare: bareName(text),
        phrase: phraseKey(text),
        isQualified: /\w[.#:]+\w|^\w+\s+\w+$/.test(text.replace(/<[^<>]*>/g, '')),
        isProse: query.kind === 'prose',
      };
      for (const key of new Set([name, typed.name, typed.phrase])) {
        for (const entry of this.entriesOf.get(key) ?? []) {
          set(entry, valueOf(this.namings[entry] as EntryNames, typed) * share);
        }
      }
      if (!query.isOpen || name.length < 3) return;
      const isSpaced = /\w\s+\w/.test(text);
      // "transform" is a word of its own, and hardly the beginning of `TransformExtensions`.
      const begun = (matches[0]?.verbatim.size ?? 0) > 0 ? WEIGHTS.startOfMore : 1;
      this.namings.forEach(({ start, isMember }, entry) => {
        if (start.length <= name.length || !start.startsWith(name)) return;
        const value = isSpaced ? 'spacedStart' : isMember ? 'memberStart' : 'nameStart';
        const share = isSpaced ? factor : factor * begun;
        set(entry, WEIGHTS[value] * (name.length / start.length) * share);
      });
    };
    score(query.text, 1);
    const corrected = correct(query, matches);
    if (corrected !== query.text.toLowerCase()) score(corrected, 0.8);
    return scores;
  }

  /** How much of the query the heading covers, and how much of itself matches. */
  headingCoverage(
    entry: number,
    { words: typed }: Query,
    matches: readonly TermMatch[],
    rarities: readonly number[],
  ): number {
    const { stems, words, isPage } = this.namings[entry] as EntryNames;
    if (stems.length === 0 || !isOfMany(rarities)) return 0;
    const covered = new Set<string>();
    const share = shareOf(matches, rarities, (own) => {
      const matched = stems.filter((one) => (own.get(one) ?? 0) >= SURE);
      for (const one of matched) covered.add(one);
      return matched.length > 0;
    });
    const same = words.filter((word) => typed.has(word)).length / words.length;
    const weight = isPage ? WEIGHTS.titleCoverage : WEIGHTS.headingCoverage;
    return (
      weight * share ** WEIGHTS.namePower * (covered.size / stems.length + WEIGHTS.sameWords * same)
    );
  }

  /** What a page is worth whose title has the whole query: most where it ends with it, as names do. */
  inTitle(entry: number, matches: readonly TermMatch[], rarities: readonly number[]): number {
    const { stems, heads, isPage } = this.namings[entry] as EntryNames;
    if (!isPage || stems.length === 0) return 0;
    const covered = new Set<string>();
    for (const [index, { stems: own }] of matches.entries()) {
      const matched = stems.filter((one) => (own.get(one) ?? 0) >= SURE);
      if (matched.length === 0 && (rarities[index] ?? 0) > 0) return 0;
      for (const one of matched) covered.add(one);
    }
    const isHead = heads.some((head) => covered.has(head));
    return (0.3 + (0.7 * covered.size) / stems.length) * (isHead ? 1 : WEIGHTS.notHead);
  }

  /** From 0 to 1: how much of the query a single paragraph, list item or table row covers. */
  blockCoverage(entry: number, matches: readonly TermMatch[], rarities: readonly number[]): number {
    if (!isOfMany(rarities)) return 0;
    this.blocks[entry] ??= blocksOf(this.entries[entry]).map(
      (block) => new Set(phraseStems(block)),
    );
    const shares = this.blocks[entry].map((stems) =>
      shareOf(matches, rarities, (own) => {
        for (const [stem, sure] of own) if (sure >= SURE && stems.has(stem)) return true;
        return false;
      }),
    );
    return Math.max(0, ...shares) ** WEIGHTS.blockPower;
  }
}

/** The entry's paragraphs, preceded by its keywords as another one. */
function blocksOf(entry: Entry | undefined): readonly string[] {
  if (!entry) return [];
  const { unit, page, blocks } = entry;
  const own = unit.depth === 1 ? page.keywords : unit.keywords;
  return own ? [own, ...blocks] : blocks;
}

interface TypedName {
  readonly name: string;
  /** The unqualified name as typed, without the syntax around it. */
  readonly bare: string;
  readonly phrase: string;
  /** Whether it may be a type and its member: `Room.Connect`, `room connect`. */
  readonly isQualified: boolean;
  readonly isProse: boolean;
}

function valueOf(naming: EntryNames, typed: TypedName): number {
  const { names, phrase, aliases, isMember, isPage } = naming;
  const bare = bareName(naming.text);
  // `changeWasRejected` is an event, `ChangeWasRejected` a value of an enum.
  const isCased = bare === typed.bare && bare !== bare.toLowerCase();
  const sameCase = isCased ? WEIGHTS.sameCase : 1;
  // A page that has the name comes before headings that mention it.
  const ofPage = isPage ? 1 : WEIGHTS.exactHeading;
  if (names[0] === typed.name && !isMember) return WEIGHTS.exactName * sameCase * ofPage;
  if (names[0] === typed.name && typed.isQualified) return WEIGHTS.exactQualified;
  if (names.includes(typed.name)) return WEIGHTS.exactMember * sameCase;
  // A name of two words isn't a phrase, even if it consists of the same words as a question.
  if (typed.phrase === '' || (isMember && typed.isProse)) return 0;
  const values = aliases.map((alias, place) =>
    alias === typed.name ? WEIGHTS.exactAlias * (1 - place * 0.03) : 0,
  );
  const exactPhrase = isPage ? WEIGHTS.exactTitle : WEIGHTS.exactPhrase;
  return Math.max(phrase === typed.phrase ? exactPhrase : 0, ...values);
}

/** Whether a query has more than a single word, which `called` handles. */
function isOfMany(rarities: readonly number[]): boolean {
  return rarities.filter((rarity) => rarity > 0).length > 1;
}

/** The share of the query for which `has` holds. */
function shareOf(
  matches: readonly TermMatch[],
  rarities: readonly number[],
  has: (stems: TermMatch['stems']) => boolean,
): number {
  let total = 0;
  let answered = 0;
  matches.forEach(({ stems }, index) => {
    const rarity = rarities[index] ?? 0;
    total += rarity;
    if (rarity > 0 && has(stems)) answered += rarity;
  });
  return answered / total;
}

/** The query with its typos corrected. */
function correct({ text, terms }: Query, matches: readonly TermMatch[]): string {
  let result = text.toLowerCase();
  matches.forEach(({ corrected }, index) => {
    const typed = terms[index]?.text;
    if (corrected !== undefined && typed !== undefined) {
      // Parts of a word that is corrected as a whole are not words of the query.
      result = result.replace(
        new RegExp(`(?<![\\p{L}\\p{N}_])${typed}(?![\\p{L}\\p{N}_])`, 'u'),
        corrected,
      );
    }
  });
  return result;
}
