import type settings from '$site/settings';

export type AnalyticsSettings = Exclude<(typeof settings)['analytics'], false>;

/** What the module of an analytics service exports. */
export interface AnalyticsProvider {
  /** Starts the service, which records the current page. */
  readonly start: (settings: AnalyticsSettings) => void;
  /** Records another page. @param url its full address. */
  readonly pageView: (url: string) => void;
}
