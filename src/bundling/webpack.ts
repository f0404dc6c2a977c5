import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { EarlyScripts } from './early-scripts';
import { messageDefines } from '../messages';
import { currentSite } from '../site/site';
import { SITE_DATA_DIR, siteDataFile } from '../site/site-data';

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
  'src/components/Navbar/SearchButton.tsx': 'runtime/adopted.tsx',
  'src/components/Footer/StaticFooter.tsx': 'runtime/adopted.tsx',
  // It scrolls headings to where the navbar covers them, when it starts and at each navigation, and
  // throws readers back who have scrolled on. Browser and router find anchors themselves, with
  // `scroll-padding-top`. Its script in the head is left out in `server/document.tsx`.
  'node_modules/gatsby-remark-autolink-headers/gatsby-browser.js': 'unused-module.ts',
} as const;

/** Adds the generated modules, and takes out of the browser's bundle what no page uses. */
export function configureWebpack({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const standIns = Object.entries(STAND_INS).map(([name, standIn]) => [
    fileOf(name),
    path.resolve('src/browser', standIn),
  ]);
  const isBrowser = stage === 'build-javascript';
  actions.setWebpackConfig({
    ...(isBrowser && { devtool: false }),
    plugins: [
      (plugins as unknown as DefinePlugins).define({
        ...messageDefines(currentSite().settings.lang),
        // There the early scripts are in Gatsby's bundle.
        ...(stage === 'develop' && earlyDefines()),
      }),
    ],
    resolve: {
      alias: {
        $site: path.resolve(SITE_DATA_DIR),
        ...(isBrowser && (Object.fromEntries(standIns) as Record<string, string>)),
      },
    },
  });
}

/** Gatsby's types say no more than that it is a function. */
interface DefinePlugins {
  readonly define: (values: Readonly<Record<string, string>>) => object;
}

function earlyDefines(): EarlyScripts['defines'] {
  const file = siteDataFile('scripts', process.cwd());
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as EarlyScripts).defines;
}

/** Files by their real path, as webpack knows them: packages may be linked. */
function fileOf(name: string): string {
  if (name.startsWith('node_modules/')) return fs.realpathSync(path.resolve(name));
  return /^(?:\.cache|src)\//.test(name) ? path.resolve(name) : name;
}
