/** What a folder's files may import of the project, each by the beginning of its path. */
export interface Reach {
  readonly imports?: readonly string[];
  /** Their types alone: nothing of them is in a bundle. */
  readonly types?: readonly string[];
}

/**
 * Which folder may import which: ESLint's rule `project/import-map` holds it, and the first table of
 * docs/architecture.md says what is in each folder. A folder may always import itself, and what
 * stands in it belongs to the row with the longest path. From the bottom up: a row names only rows
 * above it, so no two folders ever import each other.
 *
 * What browsers run stands between `src/page-model`, which they share with the build, and
 * `src/bundling`, which needs only their types. So no browser loads what belongs to the build.
 */
export const IMPORT_MAP: Readonly<Record<string, Reach>> = {
  'src/diagnostics': {},
  'src/routes.ts': {},
  'src/search': {},
  'src/islands': {},
  'src/styles': {},
  'src/styles/breakpoints.ts': {},
  'src/messages': {},
  'src/html.tsx': {},
  'src/globals.d.ts': { types: ['src/messages'] },
  'src/settings': { imports: ['src/diagnostics', 'src/messages'] },
  'src/page-model': { imports: ['src/routes.ts'], types: ['src/settings'] },
  'src/browser/unused-module.ts': {},
  'src/browser/early': {
    imports: ['src/routes.ts', 'src/page-model', 'src/styles/breakpoints.ts'],
  },
  'src/browser/diagrams': { imports: ['src/page-model'] },
  'src/browser/search': {
    imports: ['src/search', 'src/browser/early', 'src/routes.ts', 'src/page-model'],
  },
  'src/site': { imports: ['src/settings', 'src/diagnostics', 'src/messages'] },
  'src/bundling': {
    imports: [
      'src/site',
      'src/settings',
      'src/routes.ts',
      'src/diagnostics',
      'src/messages',
      'src/page-model',
    ],
    types: ['src/search', 'src/browser/early', 'src/browser/search'],
  },
  'src/site/generated': {
    types: ['src/bundling', 'src/page-model', 'src/search', 'src/settings'],
  },
  'src/components': {
    imports: ['src/page-model', 'src/routes.ts', 'src/site/generated'],
    types: ['src/settings'],
  },
  'src/browser/runtime': {
    imports: [
      'src/browser/early',
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/site/generated',
    ],
  },
  'src/templates': {
    imports: ['src/components', 'src/page-model', 'src/routes.ts', 'src/search/highlight.ts'],
  },
  'src/pages': { imports: ['src/components', 'src/page-model', 'src/routes.ts'] },
  'src/server': {
    imports: ['src/components', 'src/page-model', 'src/site/generated', 'src/styles'],
    types: ['src/browser/early'],
  },
  'src/output': {
    imports: ['src/site', 'src/diagnostics', 'src/routes.ts'],
    types: ['src/browser/early'],
  },
  'src/content-layer': {
    imports: [
      'src/bundling',
      'src/diagnostics',
      'src/islands',
      'src/messages',
      'src/page-model',
      'src/routes.ts',
      'src/search',
      'src/settings',
      'src/site',
      'src/styles/breakpoints.ts',
    ],
  },
  'src/content-lint': { imports: ['src/content-layer', 'src/settings', 'src/diagnostics'] },
  'src/hosted-index': { imports: ['src/search'], types: ['src/settings'] },
  'src/reference-import': {
    imports: ['src/content-layer', 'src/site', 'src/settings', 'src/diagnostics', 'src/routes.ts'],
  },
  content: { types: ['src/content-layer', 'src/content-lint'] },
  'site.config.ts': { types: ['src/settings'] },
  'gatsby-config.ts': { imports: ['src/content-layer', 'src/site'] },
  'gatsby-node.ts': { imports: ['src/content-layer', 'src/bundling', 'src/site'] },
  'gatsby-ssr.tsx': { imports: ['src/server', 'src/browser/runtime'] },
  'gatsby-browser.tsx': { imports: ['src/browser/runtime', 'src/styles'] },
};

/** Tests, and what only tests, tools and commands are made of: they may import anything. */
export const UNBOUND = [
  'src/test',
  'tools/import-map',
  'tools/samples',
  'scripts',
  'e2e',
  'bench',
  'playwright.config.ts',
] as const;
