// The types of the generated module `$site/scripts`: see `build/bundling/early-scripts.ts`.
import type { EarlyScripts } from '../bundling/early-scripts';

declare const scripts: EarlyScripts;
export default scripts;
