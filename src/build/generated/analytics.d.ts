// The types of the generated module `$site/analytics`: see `build/bundling/analytics-scripts.ts`.
import type { AnalyticsScripts } from '../bundling/analytics-scripts';

declare const analytics: AnalyticsScripts;
export default analytics;
