import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { basePathDefines } from '../../base-path';
import type { EarlyScripts } from './early-scripts';
import { minimizers, withSwc } from './quick-tools';
import { messageDefines } from '../../messages';
import { currentSite } from '../../config/project/site';
import { readSiteData, SITE_DATA_DIR } from '../../config/project/site-data';

/**
 * Modules of Gatsby's that every page's bundle has, with their replacements: what would do the wrong
 * thing here, and what no page needs and is large. What would save less than a KB stays as it is.
 */
export const REPLACEMENTS = {
  // There is no `Head` export: pages set their head through react-helmet. Saves 1.4 KB.
  '.cache/head/head-export-handler-for-browser.js': 'runtime/gatsby/unused.ts',
  // They leave the document wherever a file cannot be had.
  '.cache/loader.js': 'runtime/gatsby/loader.ts',
  '.cache/navigation.js': 'runtime/gatsby/navigation.tsx',
  '.cache/ensure-resources.js': 'runtime/gatsby/ensure-resources.tsx',
  'gatsby-react-router-scroll': 'runtime/gatsby/unused.ts',
  'react-helmet': 'runtime/head.tsx',
  // On start and on each navigation, it scrolls headings to where the navbar covers them, and pulls
  // back readers who have scrolled on. Browser and router handle anchors themselves, with
  // `scroll-padding-top`. `server/document.tsx` removes its script from the head.
  'node_modules/gatsby-remark-autolink-headers/gatsby-browser.js': 'runtime/gatsby/unused.ts',
} as const;

/** Adds the generated modules, and removes what no page uses from the browser's bundle. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins, getConfig, loaders } = args;
  const config = adaptRules((getConfig as () => Configuration)(), loaders.url as UrlLoader);
  actions.replaceWebpackConfig(adaptBundle(quicken(config, stage), stage));
  const replacements = Object.entries(REPLACEMENTS).map(([name, replacement]) => [
    fileOf(name),
    path.resolve('src/client', replacement),
  ]);
  const isBrowser = stage === 'build-javascript';
  actions.setWebpackConfig({
    ...(isBrowser && { devtool: false }),
    plugins: [
      (plugins as unknown as DefinePlugins).define({
        ...messageDefines(currentSite().settings.lang),
        ...basePathDefines(),
        UNTRANSLATED: UNTRANSLATED ? '"no"' : 'undefined',
        ANALYTICS_SCRIPT: JSON.stringify(readSiteData('analytics')),
        REPORT_SCRIPT: JSON.stringify(readSiteData('reports')),
        ...markdownDefines(stage),
        // In develop, the early scripts are part of Gatsby's bundle.
        ...(stage === 'develop' && (readSiteData('scripts') as EarlyScripts).defines),
      }),
    ],
    resolve: {
      alias: {
        $site: path.resolve(SITE_DATA_DIR),
        $gatsby: path.resolve('.cache'),
        ...(isBrowser && (Object.fromEntries(replacements) as Record<string, string>)),
      },
    },
  });
}

type Stage = CreateWebpackConfigArgs['stage'];

/** Develop writes no pages in Markdown. */
function markdownDefines(stage: Stage): Record<string, string> {
  const { markdownPages, copyPage } = currentSite().settings;
  const hasMarkdown = markdownPages && stage.startsWith('build');
  return {
    HAS_MARKDOWN: String(hasMarkdown),
    HAS_COPY_PAGE: String(hasMarkdown && copyPage !== false),
  };
}

/**
 * What Gatsby's own rules do otherwise.
 *
 * Style sheets: classes are named `Navbar_link` rather than `Navbar-module--link--1916d`. Most of
 * them are in every document, so that is 400 bytes of its 8,200 for style.
 *
 * Fonts: Gatsby's rule inlines those below 10,000 bytes into the style sheet, and style sheets are inlined
 * into every document: there, a font is neither cached nor preloaded.
 */
function adaptRules(config: Configuration, urlLoader: UrlLoader): Configuration {
  nameClasses(config.module?.rules ?? []);
  const rules = (config.module?.rules ?? []).map((rule) =>
    isFontRule(rule) ? Object.assign({}, rule, { use: [urlLoader({ limit: 0 })] }) : rule,
  );
  return { ...config, module: { ...config.module, rules } };
}

/** Has SWC and esbuild do what Babel, terser and cssnano do otherwise, and leaves out the lint. */
function quicken(config: Configuration, stage: Stage): Configuration {
  const { cache, module, optimization } = config;
  return {
    ...config,
    plugins: [...(config.plugins ?? []).filter((plugin) => !isLint(plugin)), trustCache],
    module: { ...module, rules: withSwc(module?.rules ?? [], stage === 'develop') },
    ...(typeof cache === 'object' &&
      cache.type === 'filesystem' && {
        cache: { ...cache, buildDependencies: { defaultWebpack: [] } },
      }),
    // The page that develop serves has one line of text: nobody debugs its renderer.
    ...(stage === 'develop-html' && { devtool: false }),
    ...(stage === 'build-javascript' && {
      optimization: { ...optimization, minimizer: minimizers() },
    }),
    // Modules are joined for readers, by parsing all of them once more.
    ...(stage === 'build-html' && { optimization: { ...optimization, concatenateModules: false } }),
  };
}

/**
 * Lets webpack trust its cache. It would resolve and hash the thousands of modules of Babel and
 * PostCSS after each pass, a fifth of a cold build. `build/output/cache-key.ts` clears its cache when a
 * package or our own code changes.
 */
const trustCache: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap('trust', ({ compilation }) => compilation.buildDependencies.clear()),
};

/** What webpack writes to `public/`, among files of others: `app-530ee494971d60551547.js`. */
const BUNDLE = /^(?:static\/)?[^/]+[-.][\da-f]{20,32}\.\w+(?:\.LICENSE\.txt)?$/;

/**
 * Lets the browser's scripts start with a module of the site, which starts Gatsby's own, and removes
 * the bundles of earlier builds.
 */
function adaptBundle(config: Configuration, stage: Stage): Configuration {
  if (stage !== 'build-javascript') return config;
  const entry = { app: path.resolve('src/client/runtime/start.ts') };
  const clean = { keep: (asset: string) => !BUNDLE.test(asset) };
  return { ...config, entry, output: { ...config.output, clean } };
}

/** Gatsby's lint in develop is of ESLint 7, which is not installed: `npx eslint .` checks more. */
function isLint(plugin: unknown): boolean {
  return typeof plugin === 'object' && plugin?.constructor.name === 'ESLintWebpackPlugin';
}

interface Rule {
  readonly oneOf?: readonly unknown[];
  readonly use?: unknown;
}

interface Loader {
  readonly options?: { readonly modules?: unknown };
}

/** Tells each loader of CSS modules among the rules how classes are named. */
function nameClasses(rules: readonly unknown[]): void {
  for (const rule of rules as readonly Rule[]) {
    nameClasses(rule.oneOf ?? []);
    const loaders = Array.isArray(rule.use) ? (rule.use as readonly Loader[]) : [];
    for (const { options } of loaders) {
      const modules = options?.modules;
      if (typeof modules === 'object' && modules !== null && 'localIdentName' in modules)
        Object.assign(modules, { getLocalIdent: className });
    }
  }
}

/** The files of CSS modules have names of their own: see `class-names.test.ts`. */
function className({ resourcePath }: { resourcePath: string }, _: string, local: string): string {
  return `${path.basename(resourcePath, '.module.css')}_${local}`;
}

function isFontRule(rule: unknown): boolean {
  const { test } = (rule ?? {}) as { readonly test?: unknown };
  return test instanceof RegExp && test.test('face.woff2') && !test.test('picture.png');
}

/** Gatsby's types only say that it is a function; the limit is in bytes. */
type UrlLoader = (options: { readonly limit: number }) => object;

/** Gatsby's types only say that it is a function. */
interface DefinePlugins {
  readonly define: (values: Readonly<Record<string, string>>) => object;
}

/** Resolves files to their real path, as webpack does: packages may be symlinked. */
function fileOf(name: string): string {
  if (name.startsWith('node_modules/')) return fs.realpathSync(path.resolve(name));
  return name.startsWith('.cache/') ? path.resolve(name) : name;
}
