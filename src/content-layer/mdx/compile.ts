import fs from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache, NodePluginArgs, Reporter, Store } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Variables } from '../../settings/variables';
import type { ContentFolder } from '../../site/content-folder';
import { bodyComponents, importableModules } from '../body-components';
import { splitFrontMatter } from '../../diagnostics/yaml-places';
import type { Problem } from '../../diagnostics/problems';
import { displayPath } from '../../diagnostics/files';
import { mdxProblem } from './mdx-problem';
import { prepareSource } from './prepare-source';
import { unclosedAdmonitions } from './unclosed-admonitions';
import { unknownVariables } from './unknown-variables';
import remarkImports, { type PageImport } from './remark-imports';

/** The parts of Gatsby's API that compilation needs. */
export interface MdxHelpers {
  readonly store: Store;
  readonly reporter: Reporter;
  readonly getNode: NodePluginArgs['getNode'];
  readonly getNodesByType: NodePluginArgs['getNodesByType'];
  readonly getCache: (name: string) => GatsbyCache;
}

export interface MdxResult {
  /** The rendered body, before the HTML stage; empty if it did not compile. */
  readonly html: string;
  readonly compiled: boolean;
  readonly problems: readonly Problem[];
  /** The imported partials, as absolute paths. */
  readonly partials: readonly string[];
}

/** The folders that compilation needs. */
export type MdxFolder = Pick<ContentFolder, 'rootDir' | 'contentDir'>;

type MdxModule = Record<string, unknown> & {
  default: React.ComponentType<Record<string, unknown>>;
};

type EvaluateMdx = (runtime: object, require: (asset: string) => { default: string }) => MdxModule;

/** Carries an author's mistakes out of nested imports. */
class PageError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems[0]?.message);
  }
}

/**
 * Compiles one page with gatsby-plugin-mdx's own pipeline and renders it to HTML.
 *
 * @param absolutePath the `.md` or `.mdx` file.
 * @param folder paths in problems are relative to its `rootDir`.
 */
export async function compileMdxFile(
  absolutePath: string,
  folder: MdxFolder,
  variables: Variables,
  helpers: MdxHelpers,
): Promise<MdxResult> {
  const partials: string[] = [];
  try {
    const module = await loadMdx(absolutePath, {
      rootDir: folder.rootDir,
      variables,
      helpers,
      chain: [],
      partials,
    });
    const html = renderToStaticMarkup(
      React.createElement(module.default, { components: bodyComponents }),
    );
    return { html, compiled: true, problems: [], partials };
  } catch (error) {
    const problems =
      error instanceof PageError
        ? error.problems
        : await renderProblems(error, [absolutePath, ...partials], folder, variables);
    return { html: '', compiled: false, problems, partials };
  }
}

/**
 * The problems of a page that compiles but does not render.
 *
 * @param files the page and its partials, absolute: the undefined name may be in any of them.
 */
async function renderProblems(
  error: unknown,
  files: readonly string[],
  folder: MdxFolder,
  variables: Variables,
): Promise<readonly Problem[]> {
  const sources = await Promise.all(
    [...new Set(files)].map(async (absolute) => ({
      file: displayPath(absolute, folder.rootDir),
      source: await fs.readFile(absolute, 'utf8'),
    })),
  );
  const unknown = unknownVariables(error, sources, variables, folder);
  const [page] = sources;
  return unknown ?? [mdxProblem(error, page?.file ?? '', page?.source)];
}

interface LoadContext {
  readonly rootDir: string;
  readonly variables: Variables;
  readonly helpers: MdxHelpers;
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Collects the imported files. */
  readonly partials: string[];
}

async function loadMdx(absolutePath: string, context: LoadContext): Promise<MdxModule> {
  const { rootDir, variables, helpers, chain } = context;
  const file = displayPath(absolutePath, rootDir);
  const raw = await fs.readFile(absolutePath, 'utf8');
  const { body, bodyLine } = splitFrontMatter(raw);
  // Blank lines instead of the front matter keep the line numbers in messages correct.
  const source = '\n'.repeat(bodyLine - 1) + prepareSource(body, variables);

  // This check comes first, because the parser blames the tag that an open admonition swallows.
  const unclosed = unclosedAdmonitions(source);
  if (unclosed.length > 0) {
    throw new PageError(unclosed.map((mistake) => ({ check: 'mdx', file, ...mistake })));
  }

  const found: PageImport[] = [];
  let failure: unknown;
  const plugin = pluginOptionsOf(helpers.store);
  const result = await compileMDXWithCustomOptions(
    { source, absolutePath },
    {
      pluginOptions: plugin as never,
      customOptions: {
        mdxOptions: {
          outputFormat: 'function-body',
          development: false,
          remarkPlugins: [[remarkImports, { onImport: (one: PageImport) => found.push(one) }]],
        },
      } as never,
      getNode: helpers.getNode,
      getNodesByType: helpers.getNodesByType,
      // Finished pages get it; until then, links are paths of the site.
      pathPrefix: '',
      // The plugin ends the build at the first mistake; we collect it like the others.
      reporter: {
        ...(helpers.reporter as object),
        panicOnBuild: (report: { context?: { errorMeta?: unknown } }) => {
          failure = report.context?.errorMeta ?? report;
        },
      } as never,
      cache: helpers.getCache('gatsby-plugin-mdx'),
      store: helpers.store,
    },
  );
  if (!result) throw new PageError([mdxProblem(failure, file)]);

  const imports = await loadImports(found, absolutePath, {
    ...context,
    chain: [...chain, absolutePath],
  });
  const evaluate = new Function('_runtime', 'require', result.processedMDX) as EvaluateMdx;
  try {
    return evaluate(
      { ...jsxRuntime, imports, useMDXComponents: () => bodyComponents },
      (asset) => ({ default: asset }),
    );
  } catch (error) {
    throw new PageError([mdxProblem(error, file, raw)]);
  }
}

async function loadImports(found: readonly PageImport[], importer: string, context: LoadContext) {
  const imports: Record<string, unknown> = {};
  for (const { specifier, line } of found) {
    imports[specifier] = await loadImport(specifier, line, importer, context);
  }
  return imports;
}

async function loadImport(specifier: string, line: number, importer: string, context: LoadContext) {
  const known = importableModules[specifier];
  if (known) return known;
  const file = displayPath(importer, context.rootDir);
  const fail = (message: string, fix: string) =>
    new PageError([{ check: 'mdx', file, line, message, fix }]);
  if (!/^\.{1,2}\//.test(specifier)) {
    throw fail(
      `The page imports "${specifier}", which pages cannot import.`,
      `Remove the import. Pages import files beside them, and ${Object.keys(importableModules).join(', ')}; Tabs, TabItem and Admonition need no import.`,
    );
  }
  const target = path.resolve(path.dirname(importer), specifier);
  if (!(await isFile(target))) {
    throw fail(
      `The page imports "${specifier}", which does not exist.`,
      'Fix the path; it starts from the page’s folder.',
    );
  }
  if (!/\.mdx?$/.test(target)) {
    // An asset: its value is the path as written, which the HTML stage resolves like any other.
    return { default: specifier };
  }
  if (context.chain.includes(target)) {
    throw fail(`"${specifier}" imports itself through other files.`, 'Remove one of the imports.');
  }
  context.partials.push(target);
  return loadMdx(target, context);
}

async function isFile(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (stat) => stat.isFile(),
    () => false,
  );
}

interface PluginState {
  readonly flattenedPlugins: readonly { name: string; pluginOptions: unknown }[];
}

function pluginOptionsOf(store: Store): unknown {
  const { flattenedPlugins } = (store.getState as () => PluginState)();
  return flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-mdx')?.pluginOptions;
}
