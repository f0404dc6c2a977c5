import type { PageData } from '../page-data';
import { PageLoader, type Templates } from '../page-loader';

/**
 * Replaces Gatsby's loader, which caches failures, accepts any JSON as a page and immediately
 * retries three times if a server is overloaded.
 */
let loader: PageLoader;

export const PageResourceStatus = { Error: 'error', Success: 'success' } as const;

/** Created once by Gatsby, with the templates and the document's own page. */
export class ProdLoader {
  constructor({ components }: { components: Templates }, _matchPaths: unknown, page?: PageData) {
    loader = new PageLoader(components);
    // The document has this page whatever its address, since the not-found page can be at any.
    // Gatsby requests it next and reports a failure then; the document stays as it is.
    loader.load(location.pathname, page).catch(() => undefined);
  }

  setApiRunner(): void {
    // Plugins have no say in prefetching.
  }

  findMatchPath(): undefined {
    // The site has no pages with path patterns.
  }
}

export function setLoader(): void {
  // The loader is already created above.
}

export const publicLoader = {
  loadPage: (address: string) => loader.load(address),
  loadPageSync: (address: string) => loader.get(address),
  getResourceURLsForPathname: () => null,
};

/** Gatsby looks up static queries and slices here; the site has none. */
export const getStaticQueryResults = () => ({});
export const getSliceResults = () => ({});
