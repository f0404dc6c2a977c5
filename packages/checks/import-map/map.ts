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
 * Browser code shares `src/page-model` with the build, and `src/build/bundling` needs only its types. So
 * browsers never load code that belongs to the build.
 */
export const IMPORT_MAP: Readonly<Record<string, Reach>> = {
  static: {},
  'src/config/diagnostics': {},
  'src/routes.ts': {},
  'src/base-path.ts': {},
  'packages/search/engine': {},
  'src/client/islands': {},
  'src/styles': {},
  'src/styles/breakpoints.ts': {},
  'src/styles/tokens.ts': {},
  'src/styles/token-groups.ts': { imports: ['src/styles/tokens.ts'] },
  'src/styles/contrast.ts': {},
  'src/messages': {},
  'src/globals.d.ts': { types: ['src/messages'] },
  'src/config/settings': { imports: ['src/config/diagnostics', 'src/messages'] },
  'src/page-model': {
    imports: ['src/routes.ts', 'src/base-path.ts'],
    types: ['src/config/settings', 'src/styles/token-groups.ts'],
  },
  'src/client/unused-module.ts': {},
  'src/client/early/on-demand-scripts.ts': {},
  'src/client/early': {
    imports: [
      'src/client/early/on-demand-scripts.ts',
      'src/routes.ts',
      'src/base-path.ts',
      'src/page-model',
      'src/styles/breakpoints.ts',
    ],
  },
  'src/client/on-demand': {
    imports: ['src/client/early', 'src/client/early/on-demand-scripts.ts'],
  },
  'src/client/analytics': { imports: ['src/client/early'], types: ['src/config/settings'] },
  'src/client/diagrams': { imports: ['src/page-model'] },
  'packages/search/ui': {
    imports: [
      'packages/search/engine',
      'src/client/early',
      'src/routes.ts',
      'src/base-path.ts',
      'src/page-model',
    ],
  },
  'src/config/project': { imports: ['src/base-path.ts', 'src/config/settings', 'src/config/diagnostics', 'src/messages'] },
  'src/build/brand': {
    imports: ['src/config/diagnostics', 'src/config/project', 'src/styles/tokens.ts', 'src/routes.ts'],
    types: ['src/config/settings'],
  },
  'src/build/bundling': {
    imports: [
      'src/client/early/on-demand-scripts.ts',
      'src/config/project',
      'src/config/settings',
      'src/routes.ts',
      'src/base-path.ts',
      'src/config/diagnostics',
      'src/messages',
      'src/page-model',
    ],
    types: ['packages/search/engine', 'src/client/analytics', 'src/client/early', 'packages/search/ui'],
  },
  'src/build/generated': {
    types: ['src/build/brand', 'src/build/bundling', 'src/page-model', 'packages/search/engine', 'src/config/settings'],
  },
  'src/html.tsx': { imports: ['src/base-path.ts', 'src/build/generated'] },
  'src/components': {
    imports: ['src/page-model', 'src/routes.ts', 'src/base-path.ts', 'src/build/generated'],
    types: ['src/config/settings'],
  },
  'src/client/develop': { imports: ['src/components', 'src/page-model', 'src/build/generated'] },
  'src/client/runtime': {
    imports: [
      'src/client/early',
      'src/client/develop',
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/build/generated',
    ],
  },
  'src/templates': {
    imports: [
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'packages/search/engine/highlight.ts',
    ],
  },
  'src/pages': {
    imports: [
      'src/components',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'src/build/generated',
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
      'src/build/generated',
      'src/styles',
    ],
    types: ['src/client/early', 'src/config/settings'],
  },
  'src/build/output': {
    imports: [
      'src/config/project',
      'src/config/settings',
      'src/config/diagnostics',
      'src/messages',
      'src/routes.ts',
      'src/base-path.ts',
      'src/page-model/script-json.ts',
    ],
    types: ['src/client/early'],
  },
  'src/site': {
    imports: [
      'src/build/brand',
      'src/build/bundling',
      'src/config/diagnostics',
      'src/client/islands',
      'src/messages',
      'src/page-model',
      'src/routes.ts',
      'src/base-path.ts',
      'packages/search/engine',
      'src/config/settings',
      'src/config/project',
      'src/styles/breakpoints.ts',
      'src/styles/token-groups.ts',
      'src/styles/tokens.ts',
    ],
  },
  'packages/checks/content': {
    imports: ['src/site', 'src/config/settings', 'src/config/diagnostics'],
    types: ['src/config/project'],
  },
  'packages/search/hosted-index': { imports: ['packages/search/engine'], types: ['src/config/settings'] },
  'packages/importers/docusaurus': {
    imports: ['src/site', 'src/messages', 'src/config/diagnostics'],
    types: ['src/config/settings'],
  },
  'packages/importers/reference': {
    imports: ['src/site', 'src/config/project', 'src/config/settings', 'src/config/diagnostics', 'src/routes.ts'],
  },
  'packages/importers/docfx': {
    imports: [
      'packages/importers/docusaurus',
      'src/site',
      'packages/importers/reference',
      'src/config/settings',
      'src/config/diagnostics',
      'src/messages',
      'src/routes.ts',
      'src/base-path.ts',
    ],
  },
  'src/build/gatsby': { imports: ['src/config/diagnostics', 'src/config/project'] },
  'src/build/develop': {
    imports: [
      'src/build/bundling',
      'src/site',
      'src/config/diagnostics',
      'src/build/gatsby',
      'src/config/settings',
      'src/config/project',
    ],
    types: ['src/page-model'],
  },
  content: { types: ['src/site', 'packages/checks/content', 'src/config/project'] },
  'site.config.ts': { types: ['src/config/settings'] },
  'gatsby-config.ts': { imports: ['src/site', 'src/config/project'] },
  'gatsby-node.ts': { imports: ['src/site', 'src/build/bundling', 'src/build/develop', 'src/config/project'] },
  'gatsby-ssr.tsx': { imports: ['src/server', 'src/client/runtime'] },
  'gatsby-browser.tsx': { imports: ['src/client/runtime', 'src/styles'] },
};

/** Folders used only by tests, tools and commands: they may import anything. */
export const UNBOUND = [
  'src/test',
  'packages/checks/import-map',
  'packages/checks/samples',
  'scripts',
  'e2e',
  'bench',
  'playwright.config.ts',
  'playwright.all.config.ts',
  'playwright.browsers.config.ts',
] as const;
