import { closestWords, distance } from './distance';
import { firstWhere } from './parts';
import type { Term } from './query';
import { WEIGHTS } from './weights';
import { isStopWord, stem, wordsOf } from './words';

/** How well each document answers one term. */
export interface TermMatch {
  /** How well each document matches: 0 to about 1. */
  readonly scores: ReadonlyMap<number, number>;
  /** The documents that say exactly what is typed. */
  readonly verbatim: ReadonlySet<number>;
  /** The stems that matched, with how certainly each is what was meant: 1 for the word itself. */
  readonly stems: ReadonlyMap<string, number>;
  /** Whether it occurs in a title, heading or keyword. */
  readonly isName: boolean;
  /** The word that the reader seems to have meant, if the one typed is unknown or doubtful. */
  readonly corrected?: string;
}

export interface Field {
  readonly text: string;
  readonly weight: number;
  /** The typical length of such a text, in words. */
  readonly usual: number;
  /** How strongly long texts are penalized, from 0 to 1. */
  readonly penalty: number;
  /** Whether it names the document. */
  readonly isName?: boolean;
}

interface Postings {
  readonly documents: number[];
  readonly weights: number[];
}

const MAX_PREFIXES = 60;
/** The most words that one joined word is split into. */
const MAX_PARTS = 5;

/** An inverted index with BM25F weights, prefixes, joined and split words, and typo tolerance. */
export class WordIndex {
  /** By word, in the form that is written. */
  private readonly postings = new Map<string, Postings>();
  /** The forms of a word, by its stem. */
  private readonly forms = new Map<string, string[]>();
  private readonly surfaces = new Map<string, { readonly stem: string; isName: boolean }>();
  private readonly nameStems = new Set<string>();
  /** All words, sorted on first use. */
  private sorted: string[] | undefined;

  add(document: number, fields: readonly Field[]): void {
    const weights = new Map<string, number>();
    for (const field of fields) this.addField(field, weights);
    for (const [word, weight] of weights) this.addWord(document, word, weight);
  }

  addWord(document: number, word: string, weight: number): void {
    let list = this.postings.get(word);
    if (!list) {
      this.remember(word, false);
      this.postings.set(word, (list = { documents: [], weights: [] }));
    }
    list.documents.push(document);
    list.weights.push(weight);
  }

  private addField({ text, weight, usual, penalty, isName }: Field, weights: Map<string, number>) {
    const words = wordsOf(text);
    const length = words.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
    const share = weight / (1 + penalty * (length / usual - 1));
    const count = (word: string) => {
      if (isStopWord(word)) return;
      this.remember(word, isName === true);
      weights.set(word, (weights.get(word) ?? 0) + share);
    };
    for (const word of words) {
      count(word.text);
      for (const part of word.parts) count(part.text);
    }
  }

  private remember(word: string, isName: boolean): void {
    let surface = this.surfaces.get(word);
    if (!surface) {
      this.surfaces.set(word, (surface = { stem: stem(word), isName }));
      const forms = this.forms.get(surface.stem);
      if (forms) forms.push(word);
      else this.forms.set(surface.stem, [word]);
      this.sorted = undefined;
    }
    surface.isName ||= isName;
    if (isName) this.nameStems.add(surface.stem);
  }

  match(term: Term): TermMatch {
    const { stems, wanted, corrected } = this.expand(term);
    const scores = new Map<number, number>();
    for (const [key, factor] of stems) {
      for (const [document, weight] of this.weightsOf(key, wanted)) {
        const score = (factor * weight) / (weight + WEIGHTS.saturation);
        if (score > (scores.get(document) ?? 0)) scores.set(document, score);
      }
    }
    const isName = [...stems.keys()].some((key) => this.nameStems.has(key));
    const verbatim = new Set(this.postings.get(corrected ?? term.text)?.documents);
    return { scores, verbatim, stems, isName, ...(corrected !== undefined && { corrected }) };
  }

  /** What each document says in the forms of a word: other forms than the one meant count less. */
  private weightsOf(key: string, wanted: ReadonlySet<string>): Map<number, number> {
    const forms = this.forms.get(key) ?? [];
    const isWanted = forms.some((form) => wanted.has(form));
    const weights = new Map<number, number>();
    for (const form of forms) {
      const factor = isWanted && !wanted.has(form) ? WEIGHTS.otherForm : 1;
      const list = this.postings.get(form);
      list?.documents.forEach((document, index) => {
        const weight = factor * (list.weights[index] ?? 0);
        weights.set(document, (weights.get(document) ?? 0) + weight);
      });
    }
    return weights;
  }

  /** The stems that a term may mean, with how certainly it does, and the very words. */
  private expand(term: Term) {
    const found = new Map<string, number>();
    const add = (key: string, factor: number) => {
      if (this.forms.has(key)) found.set(key, Math.max(factor, found.get(key) ?? 0));
    };
    const { text } = term;
    const isKnown = this.surfaces.has(text);
    const wanted = new Set([text]);
    add(stem(text), isKnown ? 1 : 0.9);
    const isExact = found.size > 0;
    for (const word of term.joined) add(stem(word), 1);
    for (const [synonym, share] of term.synonyms) add(synonym, share);
    if (term.isOpen || !isExact)
      this.addPrefixes(term, isExact ? WEIGHTS.prefixOfMore : WEIGHTS.prefix, add);
    if (found.size === 0) this.addMiddles(text, add);
    // What is unknown may be misspelled, even if it shares a stem with another word, as "poling" with
    // "poles", or begins one.
    const isDoubtful = found.size === 0 || (!isKnown && text.length > 4);
    const isBegun = found.size > 0 && !isExact;
    const corrected = isDoubtful ? this.addNear(term, add, wanted, isBegun) : undefined;
    return { stems: found, wanted, corrected: isBegun ? undefined : corrected };
  }

  private addPrefixes(term: Term, factor: number, add: (key: string, factor: number) => void) {
    const { text, isOpen } = term;
    if (!isOpen && text.length < 4) return;
    const candidates = this.longerThan(text).filter(
      (surface) => text.length > 2 || this.surfaces.get(surface)?.isName === true,
    );
    candidates.sort((a, b) => a.length - b.length);
    for (const surface of candidates.slice(0, MAX_PREFIXES)) {
      add(this.surfaces.get(surface)?.stem ?? surface, factor);
    }
  }

  /** The known words that start with this and are longer. */
  private longerThan(start: string): string[] {
    this.sorted ??= [...this.surfaces.keys()].sort();
    let at = firstWhere(this.sorted, (word) => word > start);
    const found: string[] = [];
    for (let word; (word = this.sorted[at])?.startsWith(start); at++) found.push(word);
    return found;
  }

  /**
   * The words that an unknown word is made of: `latejoiner` is "late joiner". Empty if there are
   * none.
   *
   * @param isOpen whether the last of them may be incomplete.
   */
  split(text: string, isOpen: boolean): string[] {
    if (text.length < 6 || this.surfaces.has(text)) return [];
    const words = this.cut(text, isOpen, MAX_PARTS) ?? [];
    // `persistant` is a typo, not `persist ant`.
    if (words.length === 0 || this.isTypingError(text)) return [];
    return words.filter((word) => !isStopWord(word)).length > 1 ? words : [];
  }

  private isTypingError(text: string): boolean {
    for (const surface of this.surfaces.keys()) if (distance(text, surface, 1) <= 1) return true;
    return false;
  }

  /** A split with the longest possible first word, into at most `most` words. */
  private cut(text: string, isOpen: boolean, most: number): string[] | undefined {
    const isKnown = text.length > 2 && this.surfaces.has(text);
    if (isKnown || (isOpen && text.length > 1 && this.longerThan(text).length > 0)) return [text];
    if (most === 1) return undefined;
    for (let end = text.length - 2; end > 1; end--) {
      const head = text.slice(0, end);
      if (!(isStopWord(head) || (end > 2 && this.surfaces.has(head)))) continue;
      const rest = this.cut(text.slice(end), isOpen, most - 1);
      if (rest) return [head, ...rest];
    }
    return undefined;
  }

  /** `estownership` is in `RequestOwnership`. */
  private addMiddles(text: string, add: (key: string, factor: number) => void): void {
    if (text.length < 5) return;
    for (const [surface, { stem: key }] of this.surfaces) {
      if (surface.includes(text)) add(key, WEIGHTS.prefixOfMore);
    }
  }

  /** Adds the closest words, including ties. */
  private addNear(
    term: Pick<Term, 'text' | 'isOpen'>,
    add: (key: string, factor: number) => void,
    wanted: Set<string>,
    isBegun: boolean,
  ): string | undefined {
    const closest = closestWords(this.surfaces.keys(), term, isBegun);
    for (const [surface, edits] of closest) {
      const factor = (0.85 - 0.2 * edits) * (surface[0] === term.text[0] ? 1 : 0.8);
      add(this.surfaces.get(surface)?.stem ?? surface, factor);
      wanted.add(surface);
    }
    return closest[0]?.[0];
  }

  /** The name closest to an unknown word: what the reader may have meant. */
  suggest(word: string): string | undefined {
    let best: string | undefined;
    let least = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const [surface, { isName }] of this.surfaces) {
      if (!isName || surface.length < 4) continue;
      const edits = distance(word, surface, least - 1);
      if (edits < least) [best, least] = [surface, edits];
    }
    return best;
  }
}
