import type { PageData } from '../page-data';
import { PageLoader, type Templates } from '../page-loader';

/**
 * Takes the place of Gatsby's loader, which keeps failures, takes any JSON for a page and asks
 * three times at once where a server is overloaded.
 */
let loader: PageLoader;

export const PageResourceStatus = { Error: 'error', Success: 'success' } as const;

/** What Gatsby makes once, of the templates and of the page that the document has. */
export class ProdLoader {
  constructor({ components }: { components: Templates }, _matchPaths: unknown, page?: PageData) {
    loader = new PageLoader(components);
    // Whatever the address is, the document has this page: the not-found page is at any. Gatsby
    // asks for it next and reports a failure then; the document stays as it is.
    loader.load(location.pathname, page).catch(() => undefined);
  }

  setApiRunner(): void {
    // No plugin is asked about prefetching.
  }

  findMatchPath(): undefined {
    // No page answers for a pattern of paths.
  }
}

export function setLoader(): void {
  // There is one, made above.
}

export const publicLoader = {
  loadPage: (address: string) => loader.load(address),
  loadPageSync: (address: string) => loader.get(address),
  getResourceURLsForPathname: () => null,
};

/** Static queries and slices, which Gatsby would look up here: the site has none. */
export const getStaticQueryResults = () => ({});
export const getSliceResults = () => ({});
