import path from 'node:path';
import { redirectSource } from '../../../src/config/settings/redirects-schema';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Note } from '../shared/notes';
import { type Catalog, type CatalogPage, redirectOf } from './catalog';
import type { LinkTargets } from './link-targets';

/**
 * What becomes of pages that only send readers on. Builds take a redirect in one step from an address
 * that no page has; what would be none of these is left out.
 */
export function redirectsOf(
  catalog: Catalog,
  links: LinkTargets,
  onNote: (note: Note) => void,
): NonNullable<SiteConfig['redirects']> {
  const published = catalog.pages.filter((page) => redirectOf(page) === undefined);
  const taken = new Set(['/', ...catalog.types.values(), ...published.map(({ path }) => path)]);
  return catalog.pages.flatMap((page) => {
    const target = redirectOf(page);
    // Hosts know `index.html` as the folder's page, and `Index.html` not.
    const { name } = path.parse(page.source);
    if (target === undefined) {
      const from = path.posix.join(page.path, name);
      const isOther = /^index$/i.test(name) && name !== 'index' && !taken.has(from);
      return isOther ? [{ from, to: page.path }] : [];
    }
    const { address: from, source: file } = page;
    const leave = (message: string) =>
      onNote({ file, line: 1, kind: 'redirects', message, fix: FIX });
    const to = targetOf(page, target, links, catalog);
    if (to === undefined) leave(`"redirect_url" leads to "${target}", which is not in the folder.`);
    if (to === undefined || to.replace(/[?#].*$/, '') === from) return [];
    if (!taken.has(from) && redirectSource.safeParse(from).success) {
      taken.add(from);
      return [{ from, to }];
    }
    leave(`"${from}" is the address of a page, or cannot be redirected.`);
    return [];
  });
}

const FIX = 'Add the address to "redirects" in site.config.ts, with a page that exists.';

/** Where readers end, over all the pages that send them on; in a circle, nowhere. */
function targetOf(
  page: CatalogPage,
  written: string,
  links: LinkTargets,
  { types }: Catalog,
): string | undefined {
  const found = links.find(written, page.source);
  if (found.kind === 'same') return found.to ?? written;
  if (found.kind === 'name') return types.get(found.uid);
  if (found.kind !== 'page' || redirectOf(found.page) !== undefined) return undefined;
  return found.page.path + found.rest;
}
