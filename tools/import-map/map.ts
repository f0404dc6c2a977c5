/** What a folder's files may import from the project, as path prefixes. */
export interface Reach {
  readonly imports?: readonly string[];
  /** For type-only imports, which add nothing to a bundle. */
  readonly types?: readonly string[];
}

/**
 * Which folder may import which. The ESLint rule `project/import-map` enforces it; the table "Where
 * things live" in docs/architecture.md says what each folder contains. A folder may always import
 * from itself, and a file belongs to the row with the longest matching path. Ordered from the
 * bottom up: a row names only rows above it, so no two folders can import each other.
 *
 * Browser code shares `src/page-model` with the build, and `src/bundling` needs only its types. So
 * browsers never load code that belongs to the build.
 */
export const IMPORT_MAP: Readonly<Record<string, Reach>> = {
  static: {},
  'src/diagnostics': {},
  'src/routes.ts': {},
  'src/base-path.ts': {},
  'src/search': {},
  'src/islands': {},
  'src/styles': {},
  'src/styles/breakpoints.ts': {},
  'src/styles/tokens.ts': {},
  'src/styles/token-groups.ts': { imports: ['src/styles/tokens.ts'] },
  'src/styles/contrast.ts': {},
  'src/messages': {},
  'src/globals.d.ts': { types: ['src/messages'] },
  'src/settings': { imports: ['src/diagnostics', 'src/messages'] },
  'src/page-model': {
    imports: ['src/routes.ts', 'src/base-path.ts'],
    types: ['src/settings', 'src/styles/token-groups.ts'],
  },
  'src/browser/unused-module.ts': {},
  'src/browser/early/on-demand-scripts.ts': {},
  'src/browser/early': {
    imports: [
      'src/browser/early/on-demand-scripts.ts',
      'src/routes.ts',
      'src/base-path.ts',
      'src/page-model',
      'src/styles/breakpoints.ts',
    ],
  },
  'src/browser/on-demand': {
    imports: ['src/browser/early', 'src/browser/early/on-demand-scripts.ts'],
  },
  'src/browser/analytics': { imports: ['src/browser/early'], types: ['src/settings'] },
  'src/browser/diagrams': { imports: ['src/page-model'] },
  'src/browser/search': {
    imports: [
      'src/search',
      'src/browser/early',
      'src/routes.ts',
      'src/base-path.ts',
      'src/page-model',
    ],
  },
  'src/site': { imports: ['src/base-path.ts', 'src/settings', 'src/diagnostics', 'src/messages'] },
  'src/brand': {
    imports: ['src/diagnostics', 'src/site', 'src/styles/tokens.ts', 'src/routes.ts'],
    types: ['src/settings'],
  },
  'src/bundling': {
    imports: [
      'src/browser/early/on-demand-scripts.ts',
      'src/site',
      'src/settings',
      'src/routes.ts',
      'src/base-path.ts',
      'src/diagnostics',
      'src/messages',
      'src/page-model',
    ],
    types: ['src/search', 'src/browser/analytics', 'src/browser/early', 'src/browser/search'],
  },
  'src/site/generated': {
    types: ['src/brand', 'src/bundling', 'src/page-model', 'src/search', 'src/settings'],
  },
  'src/html.tsx': { imports: ['src/base-path.ts', 'src/site/generated'] },
  'src/components': {
    imports: ['src/page-model', 'src/routes.ts', 'src/base-path.ts', 'src/site/generated'],
    types: ['src/settings'],
  },
  'src/browser/develop': { imports: ['src/components', 'src/page-model', 'src/site/generated'] },
  'src/browser/runtime': {
    imports: [
      'src/browser/early',
      'src/browser/develop',
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/site/generated',
    ],
  },
  'src/templates': {
    imports: [
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/search/highlight.ts',
    ],
  },
  'src/pages': {
    imports: [
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/site/generated',
    ],
  },
  'src/styleguide': {
    imports: [
      'src/components',
      'src/page-model',
      'src/pages',
      'src/styles/contrast.ts',
      'src/styles/tokens.ts',
    ],
    types: ['src/styles/token-groups.ts'],
  },
  'src/server': {
    imports: [
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/site/generated',
      'src/styles',
    ],
    types: ['src/browser/early', 'src/settings'],
  },
  'src/output': {
    imports: [
      'src/site',
      'src/settings',
      'src/diagnostics',
      'src/messages',
      'src/routes.ts',
      'src/base-path.ts',
      'src/page-model/script-json.ts',
    ],
    types: ['src/browser/early'],
  },
  'src/content-layer': {
    imports: [
      'src/brand',
      'src/bundling',
      'src/diagnostics',
      'src/islands',
      'src/messages',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/search',
      'src/settings',
      'src/site',
      'src/styles/breakpoints.ts',
      'src/styles/token-groups.ts',
      'src/styles/tokens.ts',
    ],
  },
  'src/content-lint': {
    imports: ['src/content-layer', 'src/settings', 'src/diagnostics'],
    types: ['src/site'],
  },
  'src/hosted-index': { imports: ['src/search'], types: ['src/settings'] },
  'src/adopt': {
    imports: ['src/content-layer', 'src/messages', 'src/diagnostics'],
    types: ['src/settings'],
  },
  'src/reference-import': {
    imports: ['src/content-layer', 'src/site', 'src/settings', 'src/diagnostics', 'src/routes.ts'],
  },
  'src/docfx-site': {
    imports: [
      'src/adopt',
      'src/content-layer',
      'src/reference-import',
      'src/settings',
      'src/diagnostics',
      'src/messages',
      'src/routes.ts',
      'src/base-path.ts',
    ],
  },
  'src/gatsby-process': { imports: ['src/diagnostics', 'src/site'] },
  'src/develop': {
    imports: [
      'src/bundling',
      'src/content-layer',
      'src/diagnostics',
      'src/gatsby-process',
      'src/settings',
      'src/site',
    ],
    types: ['src/page-model'],
  },
  content: { types: ['src/content-layer', 'src/content-lint', 'src/site'] },
  'site.config.ts': { types: ['src/settings'] },
  'gatsby-config.ts': { imports: ['src/content-layer', 'src/site'] },
  'gatsby-node.ts': { imports: ['src/content-layer', 'src/bundling', 'src/develop', 'src/site'] },
  'gatsby-ssr.tsx': { imports: ['src/server', 'src/browser/runtime'] },
  'gatsby-browser.tsx': { imports: ['src/browser/runtime', 'src/styles'] },
};

/** Folders used only by tests, tools and commands: they may import anything. */
export const UNBOUND = [
  'src/test',
  'tools/import-map',
  'tools/samples',
  'scripts',
  'e2e',
  'bench',
  'playwright.config.ts',
  'playwright.all.config.ts',
  'playwright.browsers.config.ts',
] as const;
