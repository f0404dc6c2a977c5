import type settings from '$site/settings';

export type AnalyticsSettings = Exclude<(typeof settings)['analytics'], false>;

/** What the module of an analytics service exports. */
export interface AnalyticsProvider {
  /** Starts the service, which records the page that is shown now. */
  readonly start: (settings: AnalyticsSettings) => void;
  /** Records another page. @param url its whole address. */
  readonly pageView: (url: string) => void;
}
