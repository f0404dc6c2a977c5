import { docsVersions } from './navbar-items';
import type { HostedSearchSettings, Settings } from './schema';

export type Facets = NonNullable<HostedSearchSettings['contextualFacets']>;

/** The facets that limit a contextual search: see `contextualFacets` in the schema. */
export function contextualFacets(
  settings: Pick<Settings, 'lang' | 'navbar'>,
  { contextualFacets: given }: Pick<HostedSearchSettings, 'contextualFacets'>,
): Facets {
  if (given) return given;
  const [version] = docsVersions(settings);
  return {
    language: settings.lang,
    ...(version !== undefined && { version: version.toLowerCase() }),
  };
}
