import type * as AnalyticsScript from '../analytics';
import { PAGE_EVENT, whenIdle } from '../early/events';

/**
 * Loads the script for analytics when the browser is idle, if the settings have a service. The
 * pages that the reader opens before it arrives are handed to it.
 */
export function startAnalytics(): void {
  const script = ANALYTICS_SCRIPT;
  if (script === null) return;
  const visited = [location.href];
  const remember = () => visited.push(location.href);
  document.addEventListener(PAGE_EVENT, remember);
  whenIdle(() => {
    import(/* webpackIgnore: true */ script)
      .then(({ start }: typeof AnalyticsScript) => start(visited))
      // Content blockers block the file; the page works without it.
      .catch((error: unknown) => console.warn('Analytics could not be loaded.', error))
      .finally(() => document.removeEventListener(PAGE_EVENT, remember));
  });
}
