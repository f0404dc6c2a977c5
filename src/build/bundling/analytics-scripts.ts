import path from 'node:path';
import { build } from 'esbuild';
import { withBase } from '../../base-path';
import type { AnalyticsSettings } from '../../client/analytics/provider';
import { messageDefines } from '../../messages';
import type { Settings } from '../../config/settings/schema';
import { FOR_BROWSERS } from './browsers';

export interface AnalyticsScripts {
  /** The address of the script that pages load when they are idle; null if analytics are off. */
  readonly script: string | null;
}

const SOURCE = 'src/client/analytics';

/**
 * Bundles analytics apart from webpack: the library and its recorder weigh more than everything
 * else on a page together, and nothing is made of them where the settings name no service.
 *
 * @param dir the folder to write to, below `public/`.
 */
export async function buildAnalytics(settings: Settings, dir: string): Promise<AnalyticsScripts> {
  const { analytics, title, lang } = settings;
  if (analytics === false) return { script: null };
  const outdir = path.resolve('public', dir);
  const shared = { ...FOR_BROWSERS, outdir, entryNames: '[name]-[hash]', metafile: true } as const;
  const address = (outputs: object) =>
    withBase(`/${dir}/${path.basename(Object.keys(outputs)[0] ?? '')}`);
  const style = await build({
    ...shared,
    entryPoints: { 'analytics-consent': path.resolve(SOURCE, 'banner.css') },
  });
  const given: AnalyticsSettings = { ...analytics, title, style: address(style.metafile.outputs) };
  const scripts = await build({
    ...shared,
    entryPoints: { analytics: path.resolve(SOURCE, 'index.ts') },
    splitting: true,
    chunkNames: 'analytics-[name]-[hash]',
    define: {
      ...messageDefines(lang),
      ANALYTICS: JSON.stringify(given),
      'process.env.NODE_ENV': '"production"',
    },
  });
  const entries = Object.entries(scripts.metafile.outputs).filter(([, { entryPoint }]) =>
    entryPoint?.endsWith(`${SOURCE}/index.ts`),
  );
  return { script: address(Object.fromEntries(entries)) };
}
