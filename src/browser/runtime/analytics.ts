import settings from '$site/settings';
import { PAGE_EVENT } from '../early/page-event';
import type { AnalyticsProvider, AnalyticsSettings } from './analytics/provider';

/** The modules of the providers that the settings can name; only the one named is loaded. */
const PROVIDERS: Readonly<Record<AnalyticsSettings['provider'], () => Promise<AnalyticsProvider>>> =
  {
    posthog: () => import('./analytics/posthog'),
  };

/**
 * Starts the analytics service named in the settings and reports each page to it. If there is none,
 * nothing is loaded.
 */
export function startAnalytics(): void {
  const { analytics } = settings;
  if (analytics === false) return;
  PROVIDERS[analytics.provider]().then(
    (provider) => {
      let { pathname } = location;
      provider.start(analytics);
      document.addEventListener(PAGE_EVENT, () => {
        if (location.pathname === pathname) return;
        ({ pathname } = location);
        provider.pageView(location.href);
      });
    },
    (error: unknown) => {
      // Ad blockers may block the file; the page works without it.
      console.warn('Analytics could not be loaded.', error);
    },
  );
}
