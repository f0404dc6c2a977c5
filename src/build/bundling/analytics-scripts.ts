import type { AnalyticsSettings } from '../../client/analytics/provider';
import type { Settings } from '../../config/settings/schema';
import { bundleStyled } from './styled-script';

/**
 * Bundles analytics apart from webpack: the library and its recorder weigh more than everything
 * else on a page together, and nothing is made of them where the settings name no service.
 *
 * @param dir the folder to write to, below `public/`.
 * @returns the address of the script; null if analytics are off.
 */
export async function buildAnalytics(settings: Settings, dir: string): Promise<string | null> {
  const { analytics, title, lang } = settings;
  if (analytics === false) return null;
  const define = (style: string) => {
    const given: AnalyticsSettings = { ...analytics, title, style };
    return { ANALYTICS: JSON.stringify(given) };
  };
  const style = ['analytics-consent', 'banner.css'] as const;
  return bundleStyled({ name: 'analytics', style, lang, define }, dir);
}
