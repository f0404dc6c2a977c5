import type { Settings } from '../../config/settings/schema';
import type { Properties } from '../early/record';

/** What `build/bundling/analytics-scripts.ts` puts into these scripts. */
export type AnalyticsSettings = Exclude<Settings['analytics'], false> & {
  readonly title: string;
  /** The address of the banner's style sheet. */
  readonly style: string;
};

/** What the module of an analytics service exports. It is loaded only when it may record. */
export interface AnalyticsProvider {
  /** Starts the service. Pages are reported by `pageView` only. */
  readonly start: (settings: AnalyticsSettings) => void;
  /** Records that a page is shown. @param url its full address. */
  readonly pageView: (url: string) => void;
  /** Records anything else that happens, such as how far a page was scrolled. */
  readonly record: (name: string, properties: Properties) => void;
  /** Stops for good, unless `resume` is called: drops what is not sent yet and what is stored. */
  readonly stop: () => void;
  /** Starts again after `stop`, as if for another reader. */
  readonly resume: () => void;
}
