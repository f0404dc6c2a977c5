/** The kind of notes about what is not read. */
export const OUTSIDE = 'files outside of the folder';

/** Something of the project that the new site does not have as it was. */
export interface Note {
  /** Absolute. */
  readonly file: string;
  /** 1-based; absent where the note is about the whole file. */
  readonly line?: number;
  /** Notes of one kind are listed together. */
  readonly kind: string;
  readonly message: string;
  /** What it would need. */
  readonly fix: string;
}
