import type { CardTexts } from '../../../build/brand/social-card';
import type { PagePlace } from '../../../page-model/place';
import type { FinishedContent, SiteContent } from '../content';

export type TemplateName = 'doc' | 'api-class' | 'category-index' | 'reference-index' | 'search';

export interface NewPage {
  readonly path: string;
  readonly template: TemplateName;
  /** The template's data about the page; when it changes, Gatsby renders the page again. */
  readonly context: Readonly<Record<string, unknown>>;
  /** What the page's picture says on social cards. */
  readonly card: CardTexts;
}

/** Pages that are created in the same way. */
export interface PageKind {
  /** The paths of those pages that no file backs, so that links to them are valid. */
  readonly paths: (content: SiteContent) => readonly string[];
  readonly pages: (content: FinishedContent) => readonly NewPage[];
}

/** The categories above a page, as its social card names them. */
export function sectionOf(place: PagePlace | undefined): string {
  return (place?.breadcrumbs ?? []).map(({ label }) => label).join(' / ');
}
