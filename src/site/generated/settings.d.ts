// The types of the generated module `$site/settings`: see `content-layer/pages/publish.ts`.
import type { PublicSettings } from '../../settings/public-settings';

declare const settings: PublicSettings;
export default settings;
