import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildEarlyScripts } from './src/build/bundling/early-scripts';
import { publishPageIslands } from './src/build/bundling/page-islands';
import { publishMarkdown } from './src/features/agents/publish';
import { createPageResolvers } from './src/site/graphql/resolvers';
import { createSchema } from './src/site/graphql/schema';
import { tolerateUnreadableFrontMatter } from './src/markdown/mdx/unreadable-front-matter';
import { createPageNode } from './src/site/nodes/nodes';
import { createContentPages } from './src/site/pages/create-pages';
import { answerUnchanged, flushInTurn } from './src/build/develop/answer-pages';
import { createDevelopPages, whenBundled } from './src/build/develop/create-pages';
import { awaitWholeFiles, hurryEdits, keepEdits } from './src/build/develop/keep-edits';
import { watchSources } from './src/build/develop/watch';
import { registerErrors } from './src/site/pages/report';
import { currentSite } from './src/config/project/site';
import { publishStaticFiles, publishVendorFiles } from './src/build/bundling/vendor';
import { configureWebpack } from './src/build/bundling/webpack';

const isDevelop = process.env.NODE_ENV === 'development';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  registerErrors(reporter);
  tolerateUnreadableFrontMatter();
  if (!isDevelop) return;
  keepEdits();
  hurryEdits();
  awaitWholeFiles();
  flushInTurn();
  answerUnchanged();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const onCreateNode: GatsbyNode['onCreateNode'] = createPageNode;

export const createResolvers: GatsbyNode['createResolvers'] = createPageResolvers;

/** All pages of MDX files. Of documents with one path, the first is published. */
const PAGES = /* GraphQL */ `
  query Pages {
    docs: allDocPage(sort: [{ path: ASC }, { relativePath: ASC }]) {
      nodes {
        id
      }
    }
    classes: allApiClass(sort: { path: ASC }) {
      nodes {
        id
      }
    }
  }
`;

/** By kind of page. */
const TEMPLATES = {
  doc: path.resolve('src/templates/doc.tsx'),
  'api-class': path.resolve('src/templates/api-class.tsx'),
  'category-index': path.resolve('src/templates/category-index.tsx'),
  'reference-index': path.resolve('src/templates/reference-index.tsx'),
  search: path.resolve('src/templates/search.tsx'),
};

/**
 * Develop creates pages at each edit. These scripts are written only once, because their addresses
 * are in its bundle.
 */
let hasScripts = false;

export const createPages: GatsbyNode['createPages'] = async (args) => {
  if (!hasScripts) await publishVendorFiles();
  publishStaticFiles(currentSite().folder);
  const createAll = isDevelop ? createDevelopPages : createContentPages;
  await createAll(args, { query: PAGES, templates: TEMPLATES });
  // Last, because they contain the address of the engine, which is published with the index.
  if (!hasScripts) await buildEarlyScripts();
  hasScripts = true;
  publishPageIslands();
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureWebpack(args);
  if (args.stage === 'develop') args.actions.setWebpackConfig({ plugins: [whenBundled] });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  publishMarkdown(currentSite().settings, process.cwd());

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = watchSources;
