import { shownNavbarItems } from './navbar-items';
import type { Settings } from './schema';

/** Only the settings that pages need in the browser and during rendering. */
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
    /** The sidebar for pages that are in none. */
    firstSidebar,
  };
}

/** The settings of the search; undefined if it is off. */
export function enabledSearch({ search }: Settings) {
  return search === false ? undefined : search;
}

export type PublicSettings = ReturnType<typeof publicSettings>;
