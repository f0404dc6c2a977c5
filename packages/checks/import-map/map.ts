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
 * Browser code shares `src/page-model` with the build, and `src/build/bundling` needs only its types.
 * So browsers never load code that belongs to the build. Nothing imports `packages/importers` or
 * `packages/checks` but commands and tests: they can be deleted.
 */
export const IMPORT_MAP: Readonly<Record<string, Reach>> = {
  static: {},
  'src/config/diagnostics': {},
  'src/base-path.ts': {},
  'src/messages': {},
  'src/config/settings': { imports: ['src/config/diagnostics', 'src/messages'] },
  'src/config/project': {
    imports: ['src/base-path.ts', 'src/config/diagnostics', 'src/config/settings', 'src/messages'],
  },
  'src/routes.ts': {},
  'src/styles/tokens.ts': {},
  'src/styles/token-groups.ts': { imports: ['src/styles/tokens.ts'] },
  'src/page-model': {
    imports: ['src/base-path.ts', 'src/routes.ts'],
    types: ['src/styles/token-groups.ts'],
  },
  'src/page-model/script-json.ts': {},
  'src/styles/breakpoints.ts': {},
  'src/styles': {},
  'src/styles/contrast.ts': {},
  'packages/search/engine': {},
  'src/client/early/on-demand-scripts.ts': {},
  'src/client/early': {
    imports: [
      'src/client/early/on-demand-scripts.ts',
      'src/page-model',
      'src/routes.ts',
      'src/styles/breakpoints.ts',
    ],
  },
  'src/client/analytics': { imports: ['src/client/early'], types: ['src/config/settings'] },
  'src/build/brand': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/routes.ts',
      'src/styles/tokens.ts',
    ],
    types: ['src/config/settings'],
  },
  'packages/search/ui': {
    imports: [
      'packages/search/engine',
      'src/base-path.ts',
      'src/client/early',
      'src/page-model',
      'src/routes.ts',
    ],
  },
  'src/build/bundling': {
    imports: [
      'src/base-path.ts',
      'src/client/early/on-demand-scripts.ts',
      'src/config/project',
      'src/config/settings',
      'src/messages',
      'src/routes.ts',
    ],
    types: [
      'packages/search/engine',
      'packages/search/ui',
      'src/client/analytics',
      'src/client/early',
      'src/page-model',
    ],
  },
  'src/build/generated': {
    types: [
      'packages/search/engine',
      'src/build/brand',
      'src/build/bundling',
      'src/config/settings',
      'src/page-model',
    ],
  },
  'src/components': {
    imports: [
      'src/base-path.ts',
      'src/build/generated',
      'src/client/early',
      'src/page-model',
      'src/routes.ts',
    ],
    types: ['src/config/settings'],
  },
  'src/client/develop': { imports: ['src/build/generated', 'src/components', 'src/page-model'] },
  'src/client/diagrams': { imports: ['src/page-model'] },
  'packages/figures': {},
  'src/client/on-demand': {
    imports: ['src/client/early', 'src/client/early/on-demand-scripts.ts'],
  },
  'src/client/runtime': {
    imports: [
      'src/base-path.ts',
      'src/build/generated',
      'src/client/develop',
      'src/client/early',
      'src/components',
      'src/routes.ts',
    ],
    types: ['src/page-model'],
  },
  'src/markdown': {
    imports: ['src/config/diagnostics', 'src/config/settings'],
    types: ['src/messages'],
  },
  'src/markdown/elements': { imports: ['src/config/diagnostics'] },
  'src/markdown/source': {
    imports: ['src/config/diagnostics', 'src/config/settings'],
    types: ['src/config/project'],
  },
  'src/features/diagrams': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/markdown/source',
      'src/page-model',
      'src/styles/tokens.ts',
    ],
    types: ['src/config/settings'],
  },
  'src/markdown/html': {
    imports: [
      'packages/search/engine',
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/features/diagrams',
      'src/markdown',
      'src/markdown/source',
      'src/page-model',
      'src/styles/breakpoints.ts',
    ],
  },
  'src/markdown/components': {
    imports: [
      'packages/figures',
      'src/config/diagnostics',
      'src/config/project',
      'src/markdown',
      'src/markdown/elements',
      'src/markdown/html',
      'src/markdown/source',
      'src/page-model',
      'src/routes.ts',
    ],
  },
  'src/markdown/mdx': {
    imports: [
      'src/build/bundling',
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/markdown',
      'src/markdown/components',
      'src/markdown/html',
      'src/markdown/source',
    ],
  },
  'src/reference': {
    imports: [
      'src/base-path.ts',
      'src/config/diagnostics',
      'src/config/project',
      'src/markdown',
      'src/markdown/elements',
      'src/markdown/html',
      'src/page-model',
    ],
    types: ['src/config/settings', 'src/messages'],
  },
  'src/site/nodes': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/markdown',
      'src/markdown/source',
      'src/reference',
      'src/routes.ts',
    ],
  },
  'src/features/log-codes': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/markdown/components',
      'src/markdown/elements',
      'src/markdown/html',
      'src/routes.ts',
    ],
    types: ['src/page-model', 'src/site/nodes'],
  },
  'src/features/samples': {
    imports: [
      'src/config/diagnostics',
      'src/config/settings',
      'src/markdown/source',
      'src/routes.ts',
      'src/site/nodes',
    ],
    types: ['src/config/project'],
  },
  'src/site/links': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/markdown/html',
      'src/page-model',
    ],
    types: ['src/site/nodes'],
  },
  'src/site/bodies': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/features/diagrams',
      'src/markdown/html',
      'src/markdown/mdx',
      'src/reference',
      'src/site/links',
    ],
  },
  'src/site/search': {
    imports: [
      'packages/search/engine',
      'src/config/diagnostics',
      'src/config/settings',
      'src/page-model',
      'src/site/nodes',
    ],
    types: ['src/markdown/html'],
  },
  'src/site': {
    imports: [
      'src/base-path.ts',
      'src/config/diagnostics',
      'src/config/project',
      'src/features/log-codes',
      'src/features/samples',
      'src/markdown/html',
      'src/reference',
      'src/site/bodies',
      'src/site/links',
      'src/site/nodes',
      'src/site/search',
    ],
    types: ['packages/search/engine', 'src/config/settings', 'src/markdown/mdx'],
  },
  'src/features/feeds': {
    imports: [
      'src/base-path.ts',
      'src/config/diagnostics',
      'src/markdown/html',
      'src/routes.ts',
      'src/site/nodes',
    ],
    types: ['src/config/settings', 'src/site'],
  },
  'src/site/graphql': {
    imports: ['src/reference', 'src/site', 'src/site/nodes'],
    types: ['src/markdown/html', 'src/markdown/mdx'],
  },
  'src/site/publish-search': {
    imports: [
      'packages/search/engine',
      'src/base-path.ts',
      'src/build/bundling',
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/site/search',
    ],
    types: ['src/site'],
  },
  'src/site/sidebars': {
    imports: [
      'src/config/diagnostics',
      'src/config/settings',
      'src/markdown/elements',
      'src/markdown/html',
      'src/page-model',
      'src/routes.ts',
      'src/site/nodes',
    ],
  },
  'src/site/pages': {
    imports: [
      'src/build/brand',
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/features/feeds',
      'src/features/log-codes',
      'src/features/samples',
      'src/markdown/mdx',
      'src/page-model',
      'src/reference',
      'src/routes.ts',
      'src/site',
      'src/site/nodes',
      'src/site/publish-search',
      'src/site/search',
      'src/site/sidebars',
      'src/styles/token-groups.ts',
    ],
    types: ['src/markdown/html'],
  },
  'src/server': {
    imports: [
      'src/base-path.ts',
      'src/build/generated',
      'src/components',
      'src/page-model',
      'src/page-model/script-json.ts',
      'src/routes.ts',
      'src/styles',
    ],
    types: ['src/client/early', 'src/config/settings'],
  },
  'src/build/gatsby': {},
  'src/build/develop': {
    imports: [
      'src/build/bundling',
      'src/build/gatsby',
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/site',
      'src/site/nodes',
      'src/site/pages',
    ],
    types: ['src/page-model'],
  },
  'src/build/output': {
    imports: [
      'src/base-path.ts',
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/messages',
      'src/page-model/script-json.ts',
      'src/routes.ts',
    ],
    types: ['src/client/early'],
  },
  'packages/checks/content': {
    imports: [
      'src/config/diagnostics',
      'src/config/settings',
      'src/markdown/source',
      'src/reference',
    ],
    types: ['src/config/project'],
  },
  content: {
    types: [
      'packages/checks/content',
      'src/config/project',
      'src/site/search',
      'src/site/sidebars',
    ],
  },
  'gatsby-browser.tsx': { imports: ['src/client/runtime', 'src/components', 'src/styles'] },
  'gatsby-config.ts': { imports: ['src/config/project', 'src/markdown/mdx', 'src/site/pages'] },
  'gatsby-node.ts': {
    imports: [
      'src/build/bundling',
      'src/build/develop',
      'src/config/project',
      'src/markdown/mdx',
      'src/site/graphql',
      'src/site/nodes',
      'src/site/pages',
    ],
  },
  'gatsby-ssr.tsx': { imports: ['src/components', 'src/server'] },
  'packages/importers/docusaurus': {
    imports: [
      'src/config/diagnostics',
      'src/markdown/html',
      'src/markdown/mdx',
      'src/markdown/source',
      'src/messages',
      'src/site/nodes',
    ],
    types: ['src/config/settings', 'src/site/sidebars'],
  },
  'packages/importers/reference': {
    imports: [
      'src/config/diagnostics',
      'src/config/project',
      'src/config/settings',
      'src/markdown/html',
      'src/markdown/source',
      'src/reference',
      'src/routes.ts',
      'src/site/links',
      'src/site/nodes',
    ],
  },
  'packages/importers/docfx': {
    imports: [
      'packages/importers/docusaurus',
      'packages/importers/reference',
      'src/base-path.ts',
      'src/config/diagnostics',
      'src/config/settings',
      'src/markdown',
      'src/markdown/components',
      'src/markdown/html',
      'src/markdown/mdx',
      'src/markdown/source',
      'src/messages',
      'src/routes.ts',
      'src/site/nodes',
    ],
    types: ['src/site/sidebars'],
  },
  'packages/search/hosted-index': {
    imports: ['packages/search/engine'],
    types: ['src/config/settings'],
  },
  'site.config.ts': { types: ['src/config/settings'] },
  'src/globals.d.ts': { imports: ['src/messages'] },
  'src/html.tsx': { imports: ['src/base-path.ts', 'src/build/generated'] },
  'src/pages': {
    imports: [
      'src/base-path.ts',
      'src/build/generated',
      'src/components',
      'src/page-model',
      'src/routes.ts',
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
  'src/templates': {
    imports: [
      'packages/search/engine',
      'src/base-path.ts',
      'src/components',
      'src/page-model',
      'src/routes.ts',
    ],
  },
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
