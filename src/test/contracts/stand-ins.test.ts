import fs from 'node:fs';
import path from 'node:path';
import { STAND_INS } from '../../bundling/webpack';
import * as unused from '../../browser/unused-module';
import { contract, loadPackage, packagePath, packageText } from './contract';

const WEBPACK = 'STAND_INS in bundling/webpack.ts';

/** Gatsby copies `cache-dir` to `.cache`; everything else is a file or a package by its name. */
function exists(name: string): boolean {
  if (name.startsWith('.cache/')) {
    return packageText(name.replace('.cache', 'gatsby/cache-dir')) !== '';
  }
  return fs.existsSync(/^(?:src|node_modules)\//.test(name) ? name : packagePath(name));
}

it.each(Object.entries(STAND_INS))('%s is there to be replaced by %s', (name, standIn) => {
  contract(
    exists(name),
    `There is no ${name}: find its new place, or remove it from ${WEBPACK}, which replaces nothing now.`,
  );
  expect(fs.existsSync(path.resolve('src/browser', standIn))).toBe(true);
});

/** The names that the modules replaced by `unused-module.ts` export. */
function replacedExports(): readonly string[] {
  const head = packageText('gatsby/cache-dir/head/head-export-handler-for-browser.js');
  return [
    ...Object.keys(loadPackage('gatsby-script') as object),
    ...[...head.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name ?? ''),
  ];
}

it('unused-module.ts exports nothing that the modules behind it do not export', () => {
  const own = Object.keys(unused).filter((name) => name !== 'default');
  const surplus = own.filter((name) => !replacedExports().includes(name));
  contract(
    surplus.length === 0,
    `No replaced module exports ${surplus.join(', ')} any more: remove it from browser/unused-module.ts, or find what it is called now.`,
  );
});

/** What Gatsby's runtime imports by name of a module whose address matches. */
function importedNames(address: RegExp): { users: number; names: string[] } {
  const dir = packagePath('gatsby/cache-dir');
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('commonjs'));
  const imports = files.flatMap((file) => [
    ...fs
      .readFileSync(path.join(dir, file), 'utf8')
      .matchAll(/^(?:import|export) +([^;'"`]*?) +from +["'`]([^"'`]+)["'`]/gm),
  ]);
  const matching = imports.filter(([, , from]) => address.test(from ?? ''));
  const names = matching.flatMap(([, clause = '']) =>
    /\{([^}]*)\}/.test(clause)
      ? (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
          .split(',')
          .map((one) => one.trim().split(' ')[0] ?? '')
      : [],
  );
  return { users: matching.length, names: names.filter((name) => name !== '') };
}

it.each([
  ['gatsby-script', /^gatsby-script$/],
  ['the handler of Head exports', /head-export-handler-for-browser$/],
])('Gatsby imports nothing of %s that unused-module.ts does not export', (what, address) => {
  const { users, names } = importedNames(address);
  contract(
    users > 0,
    `No file of Gatsby's cache-dir imports ${what}: it is in no bundle now, so remove it from ${WEBPACK}.`,
  );
  const missing = names.filter((name) => !(name in unused));
  contract(
    missing.length === 0,
    `Gatsby imports ${missing.join(', ')} of ${what}: export it from browser/unused-module.ts, as a value that does nothing.`,
  );
});

it('Gatsby re-exports all of gatsby-script, so the stand-in has every name', () => {
  const missing = Object.keys(loadPackage('gatsby-script') as object).filter(
    (name) => !(name in unused),
  );
  contract(
    missing.length === 0,
    `gatsby-script exports ${missing.join(', ')}, too: export it from browser/unused-module.ts.`,
  );
});

it('the head handler is called as a function, and the service worker only if a plugin asks', () => {
  contract(
    /headHandlerForBrowser\(\{/.test(packageText('gatsby/cache-dir/page-renderer.js')),
    'page-renderer.js calls headHandlerForBrowser in another way: adapt it in browser/unused-module.ts.',
  );
  contract(
    /apiRunner\(`registerServiceWorker`\)[\s\S]{0,60}require\(`\.\/register-service-worker`\)/.test(
      packageText('gatsby/cache-dir/production-app.js'),
    ),
    `Gatsby registers service workers elsewhere: see whether register-service-worker.js may still be replaced (${WEBPACK}).`,
  );
});

it('Partytown is used in develop only', () => {
  contract(
    /onInitialClientRender = \(\) => \{\s*if \(process\.env\.NODE_ENV !== `development`\) \{\s*return;/.test(
      packageText('gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
    ),
    `Gatsby's Partytown plugin runs in builds now, where its module is replaced: look at @builder.io/partytown/integration in ${WEBPACK}.`,
  );
});

it('gatsby-react-router-scroll is only a wrapper around the router', () => {
  contract(
    /<ScrollContext\s+location=\{location\}\s+shouldUpdateScroll=\{shouldUpdateScroll\}\s*>/.test(
      packageText('gatsby/cache-dir/production-app.js'),
    ),
    `Gatsby uses its scroll handler in another way: adapt browser/runtime/gatsby/scroll-handler.ts.`,
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

it('react-helmet marks what it renders, for the stand-in to find', () => {
  const text =
    packageText('react-helmet/lib/Helmet.js') + packageText('react-helmet/lib/HelmetConstants.js');
  contract(
    text.includes('"data-react-helmet"') && 'Helmet' in (loadPackage('react-helmet') as object),
    'react-helmet marks its elements differently or has no Helmet: adapt browser/runtime/head.tsx, or titles and meta elements pile up.',
  );
  contract(
    !fs.existsSync(packagePath('gatsby-plugin-react-helmet/gatsby-browser.js')),
    'gatsby-plugin-react-helmet has code for the browser now: see whether browser/runtime/head.tsx has all that it imports.',
  );
});
