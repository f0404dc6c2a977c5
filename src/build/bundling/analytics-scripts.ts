import type { AnalyticsSettings } from '../../client/analytics/provider';
import type { Settings } from '../../config/settings/schema';
import { bundleStyled } from './styled-script';

export interface AnalyticsScripts {
  /** The address of the script that pages load when they are idle; null if analytics are off. */
  readonly script: string | null;
}

/**
 * Bundles analytics apart from webpack: the library and its recorder weigh more than everything
 * else on a page together, and nothing is made of them where the settings name no service.
 *
 * @param dir the folder to write to, below `public/`.
 */
export async function buildAnalytics(settings: Settings, dir: string): Promise<AnalyticsScripts> {
  const { analytics, title, lang } = settings;
  if (analytics === false) return { script: null };
  const define = (style: string) => {
    const given: AnalyticsSettings = { ...analytics, title, style };
    return { ANALYTICS: JSON.stringify(given) };
  };
  const style = ['analytics-consent', 'banner.css'] as const;
  return { script: await bundleStyled({ name: 'analytics', style, lang, define }, dir) };
}
