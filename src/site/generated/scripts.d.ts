// The types of the generated module `$site/scripts`: see `content-layer/site-data.ts`.
import type { EarlyScripts } from '../../bundling/early-scripts';

declare const scripts: EarlyScripts;
export default scripts;
