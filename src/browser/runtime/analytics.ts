import settings from '$site/settings';
import { PAGE_EVENT } from '../early/page-event';
import type { AnalyticsProvider, AnalyticsSettings } from './analytics/provider';

/** The module of each provider that the settings can name; only that one is loaded. */
const PROVIDERS: Readonly<Record<AnalyticsSettings['provider'], () => Promise<AnalyticsProvider>>> =
  {
    posthog: () => import('./analytics/posthog'),
  };

/**
 * Starts the analytics service that the settings name, and tells it of each page. Where they name
 * none, nothing is loaded.
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
      // Ad blockers block the file: the page works without it.
      console.warn('Analytics could not be loaded.', error);
    },
  );
}
