import type { HostedSearchSettings, Settings } from './schema';

export type Facets = NonNullable<HostedSearchSettings['contextualFacets']>;

/** What the hits of a contextual search have in common: see `contextualFacets` in the schema. */
export function contextualFacets(
  { lang, navbar }: Pick<Settings, 'lang' | 'navbar'>,
  { contextualFacets: given }: Pick<HostedSearchSettings, 'contextualFacets'>,
): Facets {
  if (given) return given;
  const versions = navbar.items.find(({ type }) => type === 'docsVersionDropdown');
  const version = versions?.type === 'docsVersionDropdown' ? versions.items[0]?.label : undefined;
  return { language: lang, ...(version !== undefined && { version: version.toLowerCase() }) };
}
