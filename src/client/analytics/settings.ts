import type { Settings } from '../../config/settings/schema';

/** What `build/bundling/analytics-scripts.ts` puts into these scripts. */
export type AnalyticsSettings = Exclude<Settings['analytics'], false> & {
  /** The site's title. */
  readonly title: string;
  /** The address of the banner's style sheet. */
  readonly style: string;
};

declare const ANALYTICS: AnalyticsSettings;

export function analyticsSettings(): AnalyticsSettings {
  return ANALYTICS;
}
