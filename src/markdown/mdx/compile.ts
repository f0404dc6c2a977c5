import fs from 'node:fs/promises';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import * as React from 'react';
import type { ContentFolder } from '../../config/project/content-folder';
import { bodyComponents } from '../components';
import { RegistriesContext } from '../components/registries';
import { wrongLogCodes } from '../source/written-codes';
import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import type { CheckName } from '../../config/diagnostics/checks-schema';
import type { Mistake, Problem } from '../../config/diagnostics/problems';
import { displayPath } from '../../config/diagnostics/files';
import { loadImports, PageError } from './imports';
import { placed, remarkUpTo, type UpTo } from './failing-line';
import { mdxProblem } from './mdx-problem';
import {
  markdownPlugin,
  type PageComponent,
  type PageComponents,
  type PageParts,
  type PageRules,
  type PageReader,
} from './plugin';
import { prepareSource } from '../source/prepare-source';
import { unclosedAdmonitions } from './unclosed-admonitions';
import { renderProblems } from './render-problems';
import remarkImports, { type PageImport } from './remark-imports';
import { remarkPart } from './remark-positions';
import {
  type CompiledSource,
  type CompilerResult,
  type MdxHelpers,
  runCompiler,
} from './run-compiler';

export type { MdxHelpers };

export interface MdxResult {
  /** The rendered body, before the HTML stage; empty if it did not compile. */
  readonly html: string;
  readonly compiled: boolean;
  readonly problems: readonly Problem[];
  /** The imported files, and others that the page was made from, as absolute paths. */
  readonly partials: readonly string[];
  /** Files that would change the page if they existed, as absolute paths. */
  readonly awaited: readonly string[];
  /** The scripts of its islands, by name. */
  readonly islands: Readonly<Record<string, string>>;
}

/** The folders that compilation needs. */
export type MdxFolder = Pick<ContentFolder, 'rootDir' | 'contentDir'>;

type MdxModule = Record<string, unknown> & { default: PageComponent };

type EvaluateMdx = (
  ...names: unknown[]
) => (runtime: object, require: (asset: string) => { default: string }) => MdxModule;

/**
 * Compiles one page with gatsby-plugin-mdx's own pipeline and renders it to HTML. A plugin can
 * overlook what cannot be read or rendered; its problems then have the check "markup".
 *
 * @param folder paths in problems are relative to its `rootDir`.
 * @param rules what the page's text may refer to: variables, log codes and terms.
 */
export async function compileMdxFile(
  absolutePath: string,
  folder: MdxFolder,
  rules: PageRules,
  helpers: MdxHelpers,
): Promise<MdxResult> {
  const reader = markdownPlugin()?.openPage(rules, folder.contentDir);
  const context = { folder, rules, helpers, reader };
  const overlooked: Problem[] = [];
  for (;;) {
    const { html, error, ...found } = await attemptPage(absolutePath, context);
    const problems = [...overlooked, ...found.problems];
    if (html !== undefined) return { ...found, html, compiled: true, problems };
    const unplaced = await renderProblems(error, [absolutePath, ...found.partials], folder, rules);
    const fatal = await placed(unplaced, folder.rootDir, async (upTo) => {
      const part = await attemptPage(absolutePath, { ...context, upTo });
      return String(part.error) === String(error);
    });
    if (!reader?.retries(error, fatal)) {
      return { ...found, html: '', compiled: false, problems: [...problems, ...fatal] };
    }
    overlooked.push(...fatal.map((problem) => ({ ...problem, check: 'markup' as const })));
  }
}

type Attempt = Pick<MdxResult, 'problems' | 'partials' | 'awaited' | 'islands'> & {
  /** Undefined after an error. */
  readonly html?: string;
  readonly error?: unknown;
};

interface PageContext {
  readonly folder: MdxFolder;
  readonly rules: PageRules;
  readonly helpers: MdxHelpers;
  readonly reader: PageReader | undefined;
  /** The file of which only a part is to run. */
  readonly upTo?: UpTo;
}

async function attemptPage(absolutePath: string, context: PageContext): Promise<Attempt> {
  const { folder, rules } = context;
  const plugin = markdownPlugin();
  const partials: string[] = [];
  const awaited: string[] = [];
  const problems: Problem[] = [];
  const islands: Record<string, string> = {};
  try {
    const unknown: { error: unknown; check: CheckName }[] = [];
    const components: PageComponents = { ...bodyComponents };
    const module = await loadMdx(absolutePath, {
      ...context,
      chain: [],
      partials,
      awaited,
      components,
      islands,
      onProblem: (problem) => problems.push(problem),
    });
    const Page: PageComponent = (props) =>
      React.createElement(
        RegistriesContext.Provider,
        { value: rules },
        React.createElement(module.default, props),
      );
    const html = plugin
      ? plugin.render(Page, components, (error, check) => unknown.push({ error, check }))
      : renderToStaticMarkup(React.createElement(Page, { components }));
    for (const { error, check } of unknown) {
      const found = await renderProblems(error, [absolutePath, ...partials], folder, rules);
      problems.push(...found.map((problem) => ({ ...problem, check })));
    }
    return { html, problems, partials, awaited, islands };
  } catch (error) {
    return { error, problems, partials, awaited, islands };
  }
}

interface LoadContext extends PageContext, PageParts {
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Collects the scripts of islands, by name. */
  readonly islands: Record<string, string>;
  readonly onProblem: (problem: Problem) => void;
}

async function loadMdx(absolutePath: string, context: LoadContext): Promise<MdxModule> {
  const { folder, rules, helpers, chain } = context;
  const file = displayPath(absolutePath, folder.rootDir);
  const raw = await fs.readFile(absolutePath, 'utf8');
  const { body, bodyLine } = splitFrontMatter(raw);
  const isPart = chain.length > 0;
  const own = context.reader?.open({ file: absolutePath, shownFile: file, raw, body, isPart });
  // Blank lines instead of the front matter keep the line numbers in messages correct.
  const source = '\n'.repeat(bodyLine - 1) + prepareSource(own?.body ?? body, rules.variables);

  // These checks come first, because the parser blames the tag that an open admonition swallows,
  // and takes an unknown log code for a number without an operator.
  const problemsOf = (check: 'admonitions' | 'mdx', mistakes: readonly Mistake[]) =>
    mistakes.map((mistake): Problem => ({ check, file, ...mistake }));
  const unclosed = problemsOf('admonitions', unclosedAdmonitions(source));
  const codes = problemsOf('mdx', wrongLogCodes(raw, rules));
  if (codes.length > 0) throw new PageError([...unclosed, ...codes]);

  let found: PageImport[] = [];
  const run = (text: string) => {
    found = [];
    const plugins = [
      [remarkImports, { onImport: (one: PageImport) => found.push(one) }],
      ...(isPart ? [[remarkPart, { file: absolutePath }]] : []),
      ...(context.upTo?.file === absolutePath ? [[remarkUpTo, context.upTo]] : []),
    ];
    return runCompiler(text, absolutePath, plugins, helpers);
  };
  const compiled = own ? await own.compile(source, run) : compiledFrom(await run(source), file);
  // What an admonition swallows that is never closed is not another mistake.
  if ('problem' in compiled) {
    throw new PageError(unclosed.length > 0 ? unclosed.map(asFatal) : [compiled.problem]);
  }
  const problems = unclosed.length > 0 ? unclosed : compiled.problems;
  problems.forEach(context.onProblem);

  const load = importerOf({ ...context, chain: [...chain, absolutePath] });
  await own?.loadComponents(context, load);
  const imports = await load(found, absolutePath);
  const names = own?.names(compiled.code) ?? {};
  // In a function of its own, a page may define the same names.
  const code = `return function (_runtime, require) {${compiled.code}\n};let ${INHERITED};`;
  const evaluate = new Function(...Object.keys(names), code) as EvaluateMdx;
  try {
    const module = evaluate(...Object.values(names))(
      { ...(own?.runtime ?? jsxRuntime), imports, useMDXComponents: () => context.components },
      (asset) => ({ default: asset }),
    );
    // A page may take these names over from a partial.
    return { ...names, ...module };
  } catch (error) {
    throw new PageError([mdxProblem(error, file, raw)]);
  }
}

/** Nothing of the page can be shown, whatever the settings say of the check. */
const asFatal = (problem: Problem): Problem => ({ ...problem, check: 'mdx' });

/**
 * What every object has, the global one too, as a list: declared and never reached, so that a page
 * that has not defined such a name finds nothing under it.
 */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).join(',');

const compiledFrom = (result: CompilerResult, file: string): CompiledSource =>
  'code' in result
    ? { code: result.code, problems: [] }
    : { problem: mdxProblem(result.failure, file) };

function importerOf(context: LoadContext) {
  return (found: readonly PageImport[], importer: string) =>
    loadImports(found, importer, {
      ...context.folder,
      chain: context.chain,
      onProblem: context.onProblem,
      onFiles: (files) => context.partials.push(...files),
      onIsland: (name, code) => {
        context.islands[name] = code;
      },
      load: (part) => {
        context.partials.push(part);
        return loadMdx(part, context);
      },
    });
}
