import { docsVersions } from './navbar-items';
import type { Facets } from '../../../packages/search/hosted-index/records';
import type { HostedSearchSettings, Settings } from './schema';

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
