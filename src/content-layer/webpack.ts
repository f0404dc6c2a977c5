import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { SITE_DATA_DIR } from './site-data';

/**
 * Modules that Gatsby puts into every page's bundle and that no page of this site uses, by the
 * stand-in that takes their place. Together they are 4 KB of 66, and react-helmet is 5 more.
 */
const STAND_INS = {
  'gatsby-script': 'unused-module.ts',
  '@builder.io/partytown/integration': 'unused-module.ts',
  // There is no `Head` export: pages set their head through react-helmet.
  '.cache/head/head-export-handler-for-browser.js': 'unused-module.ts',
  '.cache/register-service-worker.js': 'unused-module.ts',
  'react-helmet': 'runtime/head.tsx',
} as const;

/** Adds the generated modules, and takes out of the browser's bundle what no page uses. */
export function configureWebpack({ stage, actions }: CreateWebpackConfigArgs): void {
  const standIns = Object.entries(STAND_INS).map(([name, standIn]) => [
    name.startsWith('.cache/') ? path.resolve(name) : name,
    path.resolve('src/browser', standIn),
  ]);
  const isBrowser = stage === 'build-javascript';
  actions.setWebpackConfig({
    ...(isBrowser && { devtool: false }),
    resolve: {
      alias: {
        $site: path.resolve(SITE_DATA_DIR),
        ...(isBrowser && (Object.fromEntries(standIns) as Record<string, string>)),
      },
    },
  });
}
