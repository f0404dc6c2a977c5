/** What is wrong with the content, and where. */
export interface Mistake {
  /** The file's path from the project's root, with forward slashes. */
  readonly file: string;
  /** 1-based; absent if the whole file is concerned. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  /** What is wrong, including what was found. */
  readonly message: string;
  readonly fix: string;
}

/** What develop tells open pages. */
export interface MistakesMessage {
  readonly type: 'siteMistakes';
  readonly payload: {
    readonly mistakes: readonly Mistake[];
    /** The files that have changed since the start, and are read only then. */
    readonly outdated: readonly string[];
  };
}
