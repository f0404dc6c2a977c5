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
