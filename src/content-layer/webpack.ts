import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { SITE_DATA_DIR } from './site-data';

/** Adds the generated modules, and takes out of the browser's bundle what no page uses. */
export function configureWebpack({ stage, actions }: CreateWebpackConfigArgs): void {
  const unused = path.resolve('src/browser/unused-module.ts');
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' && { devtool: false }),
    resolve: {
      alias: {
        $site: path.resolve(SITE_DATA_DIR),
        // 1.5 KB of every page, for a component that no page has.
        ...(stage === 'build-javascript' && {
          'gatsby-script': unused,
          '@builder.io/partytown/integration': unused,
          'react-helmet': path.resolve('src/browser/runtime/head.tsx'),
        }),
      },
    },
  });
}
