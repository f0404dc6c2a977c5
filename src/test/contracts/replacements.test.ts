import fs from 'node:fs';
import path from 'node:path';
import { REPLACEMENTS } from '../../build/bundling/webpack';
import { contract, loadPackage, packagePath, packageText } from './contract';

const WEBPACK = 'REPLACEMENTS in src/build/bundling/webpack.ts';

/** Gatsby copies `cache-dir` to `.cache`; everything else is a file or a package by its name. */
function exists(name: string): boolean {
  if (name.startsWith('.cache/')) {
    return packageText(name.replace('.cache', 'gatsby/cache-dir')) !== '';
  }
  return fs.existsSync(name.startsWith('node_modules/') ? name : packagePath(name));
}

it.each(Object.entries(REPLACEMENTS))('%s is there to be replaced by %s', (name, replacement) => {
  contract(
    exists(name),
    `There is no ${name}: find its new place, or remove it from ${WEBPACK}, which replaces nothing now.`,
  );
  expect(fs.existsSync(path.resolve('src/client', replacement))).toBe(true);
});

it('the head handler is called as a function', () => {
  contract(
    /headHandlerForBrowser\(\{/.test(packageText('gatsby/cache-dir/page-renderer.js')),
    'page-renderer.js calls headHandlerForBrowser in another way: adapt src/client/runtime/gatsby/unused.ts.',
  );
});

it('gatsby-react-router-scroll is only a wrapper around the router', () => {
  contract(
    /<ScrollContext\s+location=\{location\}\s+shouldUpdateScroll=\{shouldUpdateScroll\}\s*>/.test(
      packageText('gatsby/cache-dir/production-app.js'),
    ),
    `Gatsby uses its scroll handler in another way: adapt src/client/runtime/gatsby/unused.ts.`,
  );
});

it('gatsby-remark-autolink-headers does nothing in the browser but scroll', () => {
  const text = packageText('gatsby-remark-autolink-headers/gatsby-browser.js');
  const apis = [...text.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name).sort();
  contract(
    apis.join() === 'onInitialClientRender,shouldUpdateScroll',
    `gatsby-remark-autolink-headers has ${apis.join(', ')} in the browser: see whether it may still be replaced by nothing (${WEBPACK}).`,
  );
});

it('react-helmet marks what it renders, for its replacement to find', () => {
  const text =
    packageText('react-helmet/lib/Helmet.js') + packageText('react-helmet/lib/HelmetConstants.js');
  contract(
    text.includes('"data-react-helmet"') && 'Helmet' in (loadPackage('react-helmet') as object),
    'react-helmet marks its elements differently or has no Helmet: adapt src/client/runtime/head.tsx, or titles and meta elements pile up.',
  );
  contract(
    !fs.existsSync(packagePath('gatsby-plugin-react-helmet/gatsby-browser.js')),
    'gatsby-plugin-react-helmet has code for the browser now: see whether src/client/runtime/head.tsx has all that it imports.',
  );
});
