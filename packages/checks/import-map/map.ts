/** Where a folder's code runs: in browsers, in builds, or in both. */
export type Place = 'browser' | 'build' | 'both';

/**
 * The folders from the bottom up. ESLint's rule `project/import-map` enforces what follows from the
 * order and the places:
 *
 * - A folder imports only itself and folders above it in this list, so no two import each other.
 * - Browser code never loads code of the build, nor the build code of browsers. Types add nothing to a
 *   bundle, so they may come from any folder above.
 * - Packages import only other packages, apart from `SITE_IMPORTS`.
 * - The site imports nothing that comes after it, so packages at the end can be deleted.
 *
 * A file belongs to the longest matching path. The table "Where things live" in docs/architecture.md
 * says what each folder contains.
 */
export const FOLDERS: Readonly<Record<string, Place>> = {
  static: 'both',
  'src/base-path.ts': 'both',
  'src/routes.ts': 'both',
  'src/messages': 'both',
  'src/styles': 'both',
  'src/page-model': 'both',
  'src/globals.d.ts': 'both',
  'src/components/Icon/Icon.tsx': 'both',
  'packages/search/engine': 'both',
  'packages/search/hosted-index': 'build',
  'packages/figures': 'both',
  'packages/csharp': 'both',

  'src/config/diagnostics': 'build',
  'src/config/settings': 'build',
  'src/config/project': 'build',
  'site.config.ts': 'build',

  'src/client/early/on-demand-scripts.ts': 'both',
  'src/client/early': 'browser',
  'src/client/analytics': 'browser',
  'src/client/reports': 'browser',
  'src/client/versions': 'browser',
  'packages/search/ui': 'browser',
  'packages/search/build': 'build',
  'src/build/brand': 'build',
  'src/build/bundling': 'build',
  'src/build/generated': 'both',

  'src/components': 'browser',
  'src/client/develop': 'browser',
  'src/client/diagrams': 'browser',
  'src/client/on-demand': 'browser',
  'src/client/runtime': 'browser',
  'src/pages': 'browser',
  'src/styleguide': 'browser',
  'src/templates': 'browser',
  'src/server': 'browser',
  'src/html.tsx': 'browser',
  'gatsby-browser.tsx': 'browser',
  'gatsby-ssr.tsx': 'browser',

  'src/markdown': 'build',
  'src/markdown/elements': 'build',
  'src/markdown/source': 'build',
  'src/features/diagrams': 'build',
  'src/markdown/html': 'build',
  'src/markdown/components': 'build',
  'src/markdown/mdx': 'build',
  'src/reference': 'build',
  'src/features/api-changes': 'build',
  'src/site/nodes': 'build',
  'src/features/log-codes': 'build',
  'src/features/samples': 'build',
  'src/site/links': 'build',
  'src/site/bodies': 'build',
  'src/site/search': 'build',
  'src/site': 'build',
  'src/features/feeds': 'build',
  'src/features/editor-help': 'build',
  'src/features/xref-map': 'build',
  'src/features/hover-cards': 'build',
  'src/features/open-search': 'build',
  'src/features/agents': 'build',
  'src/features/versions': 'build',
  'src/site/graphql': 'build',
  'src/site/publish-search': 'build',
  'src/site/sidebars': 'build',
  'src/site/pages': 'build',
  'src/build/gatsby': 'build',
  'src/build/develop': 'build',
  'src/build/output': 'build',
  'gatsby-config.ts': 'build',
  'gatsby-node.ts': 'build',

  'packages/testing': 'build',
  'packages/preview-server': 'build',
  'packages/offline/shim.ts': 'browser',
  'packages/offline': 'build',
  'packages/bench': 'build',
  'packages/search/benchmark': 'build',
  'packages/diagrams': 'build',
  'packages/editor-files': 'build',
  'packages/mcp': 'build',
  'packages/unity-docs': 'build',
  'packages/importers/foreign-markdown': 'build',
  'packages/importers/shared': 'build',
  'packages/importers/compare': 'build',
  'packages/importers/docusaurus': 'build',
  'packages/importers/reference': 'build',
  'packages/importers/docfx': 'build',
  'packages/importers/mkdocs': 'build',
  'packages/importers/folder': 'build',
  'packages/importers/command.ts': 'build',
  'packages/checks/budgets.ts': 'build',
  'packages/checks/addresses.ts': 'build',
  'packages/checks/content': 'build',
  'packages/checks/samples': 'build',
  'packages/bench/agents': 'build',
  content: 'build',
};

/** What packages still import from the site. Whoever takes a line out brings a package nearer to its goal. */
export const SITE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'packages/search/ui': ['src/base-path.ts', 'src/client/early', 'src/page-model', 'src/routes.ts'],
  // They write and check what this site reads, so they read it with the site's own code.
  'packages/importers': [
    'src/base-path.ts',
    'src/build/bundling',
    'src/config',
    'src/markdown',
    'src/messages',
    'src/page-model',
    'src/reference',
    'src/routes.ts',
    'src/site',
  ],
  // It writes what the site has published, from another place.
  'packages/unity-docs': [
    'src/build',
    'src/config',
    'src/features/agents',
    'src/messages',
    'src/page-model',
    'src/routes.ts',
  ],
  // Answers are compiled as samples are.
  'packages/bench/agents': ['src/config', 'src/features/samples'],
  'packages/checks': ['src/config', 'src/features/samples', 'src/markdown/source', 'src/reference'],
};

/** Folders used only by tests, tools and commands: they may import anything. */
export const UNBOUND: readonly string[] = (
  'src/test packages/checks/import-map scripts e2e playwright.config.ts playwright.all.config.ts ' +
  'playwright.browsers.config.ts playwright.commands.config.ts'
).split(' ');
