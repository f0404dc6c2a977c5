// The types of the generated module `$site/settings`: see `site/pages/publish.ts`.
import type { PublicSettings } from '../../config/settings/public-settings';

declare const settings: PublicSettings;
export default settings;
