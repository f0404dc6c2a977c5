import { shownNavbarItems } from './navbar-items';
import type { Settings } from './schema';

/** The settings that pages need in the browser and while they are rendered: no more than those. */
export function publicSettings(settings: Settings, firstSidebar: string) {
  const { product, title, tagline, url, lang, hosts, footer, announcement } = settings;
  const { analytics, aiWidget } = settings;
  return {
    product,
    title,
    tagline,
    url,
    lang,
    marketingUrl: hosts.marketing,
    navbar: shownNavbarItems(settings),
    footer,
    announcement,
    analytics,
    aiWidget,
    /** The sidebar of pages that none lists. */
    firstSidebar,
  };
}

/** The search that is shown; undefined where there is none. */
export function shownSearch({ search }: Settings) {
  return search === false ? undefined : search;
}

export type PublicSettings = ReturnType<typeof publicSettings>;
