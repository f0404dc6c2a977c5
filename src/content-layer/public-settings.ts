import type { Settings } from '../settings/schema';

/** The settings that pages need in the browser and while they are rendered: no more than those. */
export function publicSettings(settings: Settings, firstSidebar: string) {
  const { product, title, tagline, url, lang, hosts, navbar, footer, announcement } = settings;
  const { analytics, aiWidget } = settings;
  return {
    product,
    title,
    tagline,
    url,
    lang,
    marketingUrl: hosts.marketing,
    // The search box is shown once there is a search: `search` is always false so far.
    navbar: navbar.items.filter(({ type }) => type !== 'search'),
    footer,
    announcement,
    analytics,
    aiWidget,
    /** The sidebar of pages that none lists. */
    firstSidebar,
  };
}

export type PublicSettings = ReturnType<typeof publicSettings>;
