import type { SiteConfig } from '../../../src/config/settings/schema';
import type { SourceFolder } from './docs-plugins';
import type { PageAddresses } from './home';

/**
 * The settings for the versions of a site: the list of old ones, the one that readers see for the
 * navbar, and redirects from where the list leads if no page is there.
 */
export function versionSettings(folders: readonly SourceFolder[], addresses: PageAddresses) {
  const old = folders.filter(({ current }) => current !== undefined);
  const publishedOf = ({ current }: SourceFolder) =>
    folders.find((one) => one.base === current && one.current === undefined);
  const published = old[0] && publishedOf(old[0]);
  const versions = old.map((one): VersionSettings => {
    const { label = '', base: path, current = '' } = one;
    const owner = publishedOf(one);
    // The list has the versions of all plugins.
    const name = owner === published ? label : `${owner?.id}-${label}`;
    return { label: name, path, ...(current !== '' && { current }) };
  });
  const redirects = [...(published ? [published] : []), ...old].flatMap((folder) => {
    const to = addresses.firstOf(folder);
    const isFree = folder.base !== '' && !addresses.paths.has(folder.base);
    return isFree && to !== undefined ? [{ from: folder.base, to }] : [];
  });
  const items = published && [{ label: published.label ?? '', href: published.base || '/' }];
  return { versions, redirects, items };
}

type VersionSettings = NonNullable<SiteConfig['versions']>[number];
