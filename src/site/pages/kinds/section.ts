import type { PagePlace } from '../../../page-model/place';

/** The categories above a page, as its social card names them. */
export function sectionOf(place: PagePlace | undefined): string {
  return (place?.breadcrumbs ?? []).map(({ label }) => label).join(' / ');
}
