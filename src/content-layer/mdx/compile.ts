import fs from 'node:fs/promises';
import type { GatsbyCache, NodePluginArgs, Reporter, Store } from 'gatsby';
import { compileMDXWithCustomOptions } from 'gatsby-plugin-mdx';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ContentFolder } from '../../site/content-folder';
import type { DecisionTables } from '../../site/decision-tables';
import type { GlossaryTerm } from '../../site/glossary';
import { bodyComponents } from '../body-components';
import { DecisionTablesContext } from '../body-components/decision-table';
import { GlossaryContext } from '../body-components/glossary';
import { LogCodesContext } from '../body-components/log-line';
import { type LogCodeRules, wrongLogCodes } from '../log-codes/written-codes';
import { splitFrontMatter } from '../../diagnostics/yaml-places';
import type { Problem } from '../../diagnostics/problems';
import { displayPath } from '../../diagnostics/files';
import { loadImports, PageError } from './imports';
import { mdxProblem } from './mdx-problem';
import { pageNames } from './page-names';
import { prepareSource } from './prepare-source';
import { unclosedAdmonitions } from './unclosed-admonitions';
import { unknownVariables } from './unknown-variables';
import { type PageComponents, renderPage } from './render-page';
import remarkImports, { type PageImport } from './remark-imports';
import remarkPart from './remark-part';

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
  /** The imported files, as absolute paths. */
  readonly partials: readonly string[];
}

/** What a page's text may refer to. */
export interface PageRules extends LogCodeRules {
  readonly terms: readonly GlossaryTerm[];
  readonly decisionTables: DecisionTables;
}

/** The folders that compilation needs. */
export type MdxFolder = Pick<ContentFolder, 'rootDir' | 'contentDir'>;

type MdxModule = Record<string, unknown> & {
  default: React.ComponentType<Record<string, unknown>>;
};

type EvaluateMdx = (
  ...names: unknown[]
) => (runtime: object, require: (asset: string) => { default: string }) => MdxModule;

/**
 * Compiles one page with gatsby-plugin-mdx's own pipeline and renders it to HTML.
 *
 * @param absolutePath the `.md` or `.mdx` file.
 * @param folder paths in problems are relative to its `rootDir`.
 * @param rules what the page's text may refer to: variables, log codes and terms.
 */
export async function compileMdxFile(
  absolutePath: string,
  folder: MdxFolder,
  rules: PageRules,
  helpers: MdxHelpers,
): Promise<MdxResult> {
  const partials: string[] = [];
  const problems: Problem[] = [];
  try {
    const unknown: unknown[] = [];
    const components: PageComponents = { ...bodyComponents };
    const module = await loadMdx(absolutePath, {
      folder,
      rules,
      helpers,
      chain: [],
      partials,
      components,
      onProblem: (problem) => problems.push(problem),
    });
    const Page = withRegistries(module.default, rules);
    const html = renderPage(Page, components, (error) => unknown.push(error));
    for (const error of unknown) {
      const found = await renderProblems(error, [absolutePath, ...partials], folder, rules);
      problems.push(...found.map((problem) => ({ ...problem, check: 'components' as const })));
    }
    return { html, compiled: true, problems, partials };
  } catch (error) {
    const fatal =
      error instanceof PageError
        ? error.problems
        : await renderProblems(error, [absolutePath, ...partials], folder, rules);
    return { html: '', compiled: false, problems: [...problems, ...fatal], partials };
  }
}

/** A page that can show what the registries of the content folder have. */
function withRegistries(
  Page: MdxModule['default'],
  { logCodes, terms, decisionTables }: PageRules,
): MdxModule['default'] {
  return (props) =>
    React.createElement(
      LogCodesContext.Provider,
      { value: logCodes },
      React.createElement(
        GlossaryContext.Provider,
        { value: terms },
        React.createElement(
          DecisionTablesContext.Provider,
          { value: decisionTables },
          React.createElement(Page, props),
        ),
      ),
    );
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
  { variables }: LogCodeRules,
): Promise<readonly Problem[]> {
  const sources = await Promise.all(
    [...new Set(files)]
      .filter((file) => /\.mdx?$/.test(file))
      .map(async (absolute) => ({
        file: displayPath(absolute, folder.rootDir),
        source: await fs.readFile(absolute, 'utf8'),
      })),
  );
  const unknown = unknownVariables(error, sources, variables, folder);
  const located = sources.map(({ file, source }) => mdxProblem(error, file, source));
  const [page] = located;
  return (
    unknown ?? [located.find(({ line }) => line !== undefined) ?? page].flatMap((one) => one ?? [])
  );
}

interface LoadContext {
  readonly folder: MdxFolder;
  readonly rules: LogCodeRules;
  readonly helpers: MdxHelpers;
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Collects the imported files. */
  readonly partials: string[];
  readonly onProblem: (problem: Problem) => void;
  /** What the page and its partials can use without an import. */
  readonly components: PageComponents;
}

async function loadMdx(absolutePath: string, context: LoadContext): Promise<MdxModule> {
  const { folder, rules, helpers, chain } = context;
  const { rootDir } = folder;
  const file = displayPath(absolutePath, rootDir);
  const raw = await fs.readFile(absolutePath, 'utf8');
  const { body, bodyLine } = splitFrontMatter(raw);
  // Blank lines instead of the front matter keep the line numbers in messages correct.
  const source = '\n'.repeat(bodyLine - 1) + prepareSource(body, rules.variables);

  // These checks come first, because the parser blames the tag that an open admonition swallows,
  // and takes an unknown log code for a number without an operator.
  const unclosed = unclosedAdmonitions(source).map((mistake): Problem => ({
    check: 'admonitions',
    file,
    ...mistake,
  }));
  const codes = wrongLogCodes(raw, rules).map((mistake): Problem => ({
    check: 'mdx',
    file,
    ...mistake,
  }));
  if (codes.length > 0) throw new PageError([...unclosed, ...codes]);

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
          remarkPlugins: [
            [remarkImports, { onImport: (one: PageImport) => found.push(one) }],
            ...(chain.length > 0 ? [[remarkPart, { file: absolutePath }]] : []),
          ],
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
  if (!result) {
    throw new PageError(
      unclosed.length > 0
        ? unclosed.map((one) => ({ ...one, check: 'mdx' as const }))
        : [mdxProblem(failure, file)],
    );
  }
  unclosed.forEach(context.onProblem);

  const inside = { ...context, chain: [...chain, absolutePath] };
  const imports = await loadImports(found, absolutePath, {
    ...folder,
    chain: inside.chain,
    onProblem: context.onProblem,
    onFiles: (files) => context.partials.push(...files),
    load: (part) => {
      context.partials.push(part);
      return loadMdx(part, inside);
    },
  });
  const names = pageNames(raw, rules.variables);
  // In a function of its own, a page may define the same names.
  const code = `return function (_runtime, require) {${result.processedMDX}\n}`;
  const evaluate = new Function(...Object.keys(names), code) as EvaluateMdx;
  try {
    return evaluate(...Object.values(names))(
      { ...jsxRuntime, imports, useMDXComponents: () => context.components },
      (asset) => ({ default: asset }),
    );
  } catch (error) {
    throw new PageError([mdxProblem(error, file, raw)]);
  }
}

interface PluginState {
  readonly flattenedPlugins: readonly { name: string; pluginOptions: unknown }[];
}

function pluginOptionsOf(store: Store): unknown {
  const { flattenedPlugins } = (store.getState as () => PluginState)();
  return flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-mdx')?.pluginOptions;
}
