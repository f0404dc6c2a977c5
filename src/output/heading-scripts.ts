import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const PLUGIN_BROWSER = 'node_modules/gatsby-remark-autolink-headers/gatsby-browser.js';

/**
 * Takes the browser's part of gatsby-remark-autolink-headers out of the bundle: when it starts, and
 * at each navigation, it scrolls headings to where the navbar covers them, and throws readers back
 * who have scrolled on. Browser and router find anchors themselves, with `scroll-padding-top`.
 * Its script in the head is left out in `server/document.tsx`.
 */
export function dropHeadingScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const standIn = path.resolve('src/browser/unused-module.ts');
  // The real path, as webpack knows it: copies of the site link to the packages.
  const plugin = fs.realpathSync(path.resolve(PLUGIN_BROWSER));
  actions.setWebpackConfig({ resolve: { alias: { [plugin]: standIn } } });
}
