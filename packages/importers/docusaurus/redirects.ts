import { redirectSource } from '../../../src/config/settings/redirects-schema';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Leave } from './source-site';
import type { Plugin } from './plugins';
import { hrefOf } from './sidebars';
import { Unknown } from './unknown';

type Redirects = NonNullable<SiteConfig['redirects']>;

/**
 * The old addresses that `@docusaurus/plugin-client-redirects` sends on.
 *
 * @param isPage whether a path is a page of the site.
 */
export function redirectsOf(
  plugins: readonly Plugin[],
  isPage: (path: string) => boolean,
  leave: Leave,
): Redirects {
  return plugins
    .filter(({ name }) => name === 'client-redirects')
    .flatMap(({ options, place }) => {
      if (options.get('createRedirects') !== undefined) {
        const need = 'Write them into "redirects" in site.config.ts.';
        const at = options.place('createRedirects') ?? place;
        leave('The redirects that a function makes', need, at);
      }
      const all = options.get('redirects');
      if (all instanceof Unknown) leave(`Redirects, ${all.reason}`, NEED, all.place);
      const known = new Set<string>();
      return options.entries('redirects').flatMap(({ item, place: at = place }) => {
        const to = item.address();
        if (to === undefined) {
          leave('A redirect', NEED, at);
          return [];
        }
        const target = hrefOf(to);
        const [pathname = ''] = target.split(/[?#]/);
        if (target.startsWith('/') && !isPage(pathname)) {
          leave(`The redirect to "${to}"`, 'No page has that path.', at);
          return [];
        }
        return (item.texts('from') ?? []).flatMap((from) => {
          const source = hrefOf(from).replace(/(?:\/index)?\.html$/, '') || '/';
          if (!redirectSource.safeParse(source).success || isPage(source)) {
            leave(`The redirect from "${from}"`, 'A page has that path, or it is not a path.', at);
            return [];
          }
          if (known.has(source)) return [];
          known.add(source);
          return [{ from: source, to: target }];
        });
      });
    });
}

const NEED = 'Write it into "redirects" in site.config.ts: "from" and "to".';
