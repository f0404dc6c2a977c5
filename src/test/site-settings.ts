import config from '../../site.config';
import { publicSettings } from '../content-layer/public-settings';
import { validateSettings } from '../settings/load';

/** `$site/settings` in tests: the project's own settings. */
export default publicSettings(validateSettings(config, '').settings, 'sidebar');
