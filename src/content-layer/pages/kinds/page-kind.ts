import type { FinishedContent, SiteContent } from '../content';

/** A page for Gatsby to create. */
export interface NewPage {
  readonly path: string;
  /** The module in `src/templates/`. */
  readonly template: string;
  /** What the template knows of the page; Gatsby renders the page again when it changes. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Pages that are made in one way. */
export interface PageKind {
  /** The paths of these pages that are those of no file: links may lead there. */
  readonly paths: (content: SiteContent) => readonly string[];
  readonly pages: (content: FinishedContent) => readonly NewPage[];
}
