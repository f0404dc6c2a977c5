import { redirectSource } from '../../../src/config/settings/redirects-schema';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Leave } from './left-out';
import type { Plugin } from './plugins';
import { hrefOf } from './sidebars';
import { placeOf, Unknown } from './unknown';
import { Values } from './values';

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
    .filter(({ name, isOff }) => name === 'client-redirects' && !isOff)
    .flatMap(({ options, place }) => {
      if (options.get('createRedirects') !== undefined) {
        leave(
          'The redirects that a function makes',
          'Write them into "redirects" in site.config.ts.',
          options.place('createRedirects') ?? place,
        );
      }
      const all = options.get('redirects');
      if (all instanceof Unknown) leave(`Redirects, ${all.reason}`, NEED, all.place);
      const list = options.list('redirects');
      const known = new Set<string>();
      return list.flatMap((raw, index) => {
        const entry = Values.of(raw);
        const at = placeOf(list, index) ?? place;
        const to = entry.address();
        if (raw instanceof Unknown || to === undefined) {
          leave('A redirect', NEED, at);
          return [];
        }
        const target = hrefOf(to);
        const [pathname = ''] = target.split(/[?#]/);
        if (target.startsWith('/') && !isPage(pathname)) {
          leave(`The redirect to "${to}"`, 'No page has that path.', at);
          return [];
        }
        return (entry.texts('from') ?? []).flatMap((from) => {
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
