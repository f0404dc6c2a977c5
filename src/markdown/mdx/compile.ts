import fs from 'node:fs/promises';
import type * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ContentFolder } from '../../config/project/content-folder';
import { bodyComponents } from '../components';
import { type LogCodeRules, wrongLogCodes } from '../source/written-codes';
import { splitFrontMatter } from '../../config/diagnostics/yaml-places';
import type { Problem } from '../../config/diagnostics/problems';
import { displayPath } from '../../config/diagnostics/files';
import { commonMarkAsMdx, isCommonMark } from './common-mark';
import { compileSource } from './compile-source';
import { loadGlobals } from './global-components';
import { loadImports, PageError } from './imports';
import { looserThan, looseRuntime, type Looseness, withoutNames } from './looseness';
import { placed, type UpTo } from './failing-line';
import { plainText } from './loose-markup';
import { mdxProblem } from './mdx-problem';
import { inheritedNames, pageNames, usesPageNames } from './page-names';
import { prepareSource } from '../source/prepare-source';
import { unclosedAdmonitions } from './unclosed-admonitions';
import { renderProblems } from './render-problems';
import { type PageRules, withRegistries } from './with-registries';
import { type PageComponents, renderPage } from './render-page';
import remarkImports, { type PageImport } from './remark-imports';
import remarkPart from './remark-part';
import remarkUpTo from './remark-up-to';
import { type MdxHelpers, runCompiler } from './run-compiler';

export type { MdxHelpers, PageRules };

export interface MdxResult {
  /** The rendered body, before the HTML stage; empty if it did not compile. */
  readonly html: string;
  readonly compiled: boolean;
  readonly problems: readonly Problem[];
  /** The imported files, and the theme's that names components of all pages, as absolute paths. */
  readonly partials: readonly string[];
  /** Files that would change the page if they existed, as absolute paths. */
  readonly awaited: readonly string[];
  /** The scripts of its islands, by name. */
  readonly islands: IslandScripts;
}

/** Scripts of components that are islands, by name. */
export type IslandScripts = Readonly<Record<string, string>>;

/** The folders that compilation needs. */
export type MdxFolder = Pick<ContentFolder, 'rootDir' | 'contentDir'>;

type MdxModule = Record<string, unknown> & {
  default: React.ComponentType<Record<string, unknown>>;
};

type EvaluateMdx = (
  ...names: unknown[]
) => (runtime: object, require: (asset: string) => { default: string }) => MdxModule;

/**
 * Compiles one page with gatsby-plugin-mdx's own pipeline and renders it to HTML. What cannot be
 * read or rendered is shown as it is written, with a problem of the check "markup".
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
  const before: Problem[] = [];
  let looseness: Looseness = { names: new Set(), hasTextStyles: false, isPlain: false };
  for (;;) {
    const attempt = await attemptPage(absolutePath, { folder, rules, helpers, looseness });
    const { html, error, ...found } = attempt;
    const problems = [...before, ...attempt.problems];
    if (html !== undefined) return { ...found, html, compiled: true, problems };
    const unplaced = await renderProblems(error, [absolutePath, ...found.partials], folder, rules);
    const fatal = await placed(unplaced, folder.rootDir, async (upTo) => {
      const part = await attemptPage(absolutePath, { folder, rules, helpers, looseness, upTo });
      return String(part.error) === String(error);
    });
    const looser = looserThan(looseness, error, fatal);
    if (looser === undefined) {
      return { ...found, html: '', compiled: false, problems: [...problems, ...fatal] };
    }
    looseness = looser;
    before.push(...fatal.map((problem) => ({ ...problem, check: 'markup' as const })));
  }
}

type Attempt = Pick<MdxResult, 'problems' | 'partials' | 'awaited' | 'islands'> & {
  /** Undefined after an error. */
  readonly html?: string;
  readonly error?: unknown;
};

type PageContext = Pick<LoadContext, 'folder' | 'helpers' | 'looseness' | 'upTo'> & {
  readonly rules: PageRules;
};

async function attemptPage(absolutePath: string, context: PageContext): Promise<Attempt> {
  const { folder, rules } = context;
  const partials: string[] = [];
  const awaited: string[] = [];
  const problems: Problem[] = [];
  const islands: Record<string, string> = {};
  try {
    const unknown: { error: unknown; isMisspelt: boolean }[] = [];
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
    const Page = withRegistries(module.default, rules);
    const html = renderPage(Page, components, (error, isMisspelt) =>
      unknown.push({ error, isMisspelt }),
    );
    for (const { error, isMisspelt } of unknown) {
      const found = await renderProblems(error, [absolutePath, ...partials], folder, rules);
      const check = isMisspelt ? 'markup' : 'components';
      problems.push(...found.map((problem) => ({ ...problem, check }) as const));
    }
    return { html, problems, partials, awaited, islands };
  } catch (error) {
    return { error, problems, partials, awaited, islands };
  }
}

interface LoadContext {
  readonly folder: MdxFolder;
  readonly rules: LogCodeRules & Pick<PageRules, 'markdownFormat'>;
  readonly helpers: MdxHelpers;
  readonly looseness: Looseness;
  /** The file of which only a part is to run. */
  readonly upTo?: UpTo;
  /** The files being loaded, to detect an import cycle. */
  readonly chain: readonly string[];
  /** Collects the imported files. */
  readonly partials: string[];
  /** Collects files that would change the page if they existed. */
  readonly awaited: string[];
  /** Collects the scripts of islands, by name. */
  readonly islands: Record<string, string>;
  readonly onProblem: (problem: Problem) => void;
  /** What the page and its partials can use without an import. */
  readonly components: PageComponents;
}

async function loadMdx(absolutePath: string, context: LoadContext): Promise<MdxModule> {
  const { folder, rules, helpers, looseness, chain } = context;
  const { rootDir } = folder;
  const file = displayPath(absolutePath, rootDir);
  const raw = await fs.readFile(absolutePath, 'utf8');
  const { body, bodyLine } = splitFrontMatter(raw);
  // Blank lines instead of the front matter keep the line numbers in messages correct.
  const isMarkdown = isCommonMark(absolutePath, raw, rules.markdownFormat);
  const text = isMarkdown ? commonMarkAsMdx(body, rules.variables) : body;
  const prepared = prepareSource(withoutNames(text, looseness.names), rules.variables);
  const written = '\n'.repeat(bodyLine - 1) + prepared;
  const source = looseness.isPlain ? plainText(written) : written;

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

  let found: PageImport[] = [];
  const compiled = await compileSource(source, file, (text) => {
    found = [];
    const plugins = [
      [remarkImports, { onImport: (one: PageImport) => found.push(one) }],
      ...(chain.length > 0 ? [[remarkPart, { file: absolutePath }]] : []),
      ...(context.upTo?.file === absolutePath ? [[remarkUpTo, context.upTo]] : []),
    ];
    return runCompiler(text, absolutePath, plugins, helpers);
  });
  if ('problem' in compiled) throw new PageError([...unclosed, compiled.problem]);
  // What an admonition swallows that is never closed is no other mistake.
  const problems = unclosed.length > 0 ? unclosed : compiled.problems;
  problems.forEach(context.onProblem);

  const inside = { ...context, chain: [...chain, absolutePath] };
  const load = importerOf(inside);
  if (!isMarkdown) await loadGlobals(raw, folder.contentDir, context, load);
  const imports = await load(found, absolutePath);
  // A page that imports this one may take them from it.
  const isUsed = chain.length > 0 || usesPageNames(compiled.code);
  const names = isUsed ? pageNames(raw, rules.variables) : {};
  // In a function of its own, a page may define the same names.
  const code = `return function (_runtime, require) {${compiled.code}\n};let ${inheritedNames(names)};`;
  const evaluate = new Function(...Object.keys(names), code) as EvaluateMdx;
  try {
    const module = evaluate(...Object.values(names))(
      {
        ...(looseness.hasTextStyles || isMarkdown ? looseRuntime : jsxRuntime),
        imports,
        useMDXComponents: () => context.components,
      },
      (asset) => ({ default: asset }),
    );
    // Pages may take over the table of contents of a partial.
    return { ...names, ...module };
  } catch (error) {
    throw new PageError([mdxProblem(error, file, raw)]);
  }
}

/** Loads what a page imports. */
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
