import type { Problem } from '../../../src/config/diagnostics/problems';
import { PageError } from '../../../src/markdown/mdx/imports';
import { mdxProblem } from '../../../src/markdown/mdx/mdx-problem';
import type {
  FileReader,
  PageReader,
  PageRules,
  PageSource,
} from '../../../src/markdown/mdx/plugin';
import { undefinedName } from '../../../src/markdown/mdx/unknown-variables';
import { outsideAllCode } from '../../../src/markdown/source/prepare-source';
import { withAlerts } from './alerts';
import { addByline } from './byline';
import { commonMarkAsMdx, isCommonMark, withoutExtras, withoutMdxFences } from './common-mark';
import { loadGlobals } from './global-components';
import { loosened, plainText } from './loose-markup';
import { Formula, markMath, withFormulas } from './math';
import { PackageManagers, withPackageManagers } from './package-managers';
import { pageNames, usesPageNames } from './page-names';
import { runtime, textStyleRuntime } from './text-styles';

const SHOWN = 'This cannot be read, and is shown as it is written';

/** Far more than any page has; each costs a run of the compiler. */
const MAX_CHANGES = 300;

/** Reads a page and its partials, and overlooks more at each attempt. */
export function openPage(rules: PageRules, contentDir: string): PageReader {
  /** Names that nothing defines: in braces, they are text. */
  const names = new Set<string>();
  /** Whether styles may be written as in HTML. */
  let hasTextStyles = false;
  /** Whether the page is plain Markdown, without tags and expressions. */
  let isPlain = false;

  const retries = (error: unknown, problems: readonly Problem[]): boolean => {
    if (error instanceof PageError || !problems.every(({ check }) => check === 'mdx')) return false;
    const name = undefinedName(error);
    if (name !== undefined && problems.length > 0 && !names.has(name)) {
      names.add(name);
    } else if (/`style` prop expects/.test(String(error)) && !hasTextStyles) {
      hasTextStyles = true;
    } else if (!isPlain) {
      isPlain = true;
    } else return false;
    return true;
  };

  const open = (page: PageSource): FileReader => {
    const { file, raw, body } = page;
    const { variables, markdownFormat, markdownMath } = rules;
    const isMarkdown = isCommonMark(file, raw, markdownFormat);
    const own = withAlerts(withoutExtras(body));
    const marked = markdownMath ? markMath(own) : own;
    const read = isMarkdown
      ? commonMarkAsMdx(marked, variables)
      : withoutMdxFences(marked).join('\n');
    const mdx = withFormulas(withPackageManagers(read));
    return {
      body: withoutNames(mdx, names),
      runtime: hasTextStyles || isMarkdown ? textStyleRuntime : runtime,
      compile: (source, run) =>
        compileLoosely(isPlain ? plainText(source) : source, page.shownFile, run),
      loadComponents: async (parts, load) => {
        // Under names that no page has for a component of its own.
        Object.assign(parts.components, {
          MarkdownFormula: Formula,
          MarkdownCommands: PackageManagers,
        });
        if (!page.isPart) addByline(page, contentDir, parts);
        if (!isMarkdown) await loadGlobals(raw, contentDir, parts, load);
      },
      // A page that imports this one may take them from it.
      names: (code) => (page.isPart || usesPageNames(code) ? pageNames(raw, variables) : {}),
    };
  };

  return { open, retries };
}

/**
 * Compiles a text. What MDX cannot read is changed until it can: one stray character must not cost
 * the page. If no change helps, the result is the first mistake.
 */
export async function compileLoosely(
  source: string,
  file: string,
  run: Parameters<FileReader['compile']>[1],
): ReturnType<FileReader['compile']> {
  const problems: Problem[] = [];
  let first: { readonly failure: unknown } | undefined;
  let text: string | undefined = source;
  while (text !== undefined && problems.length < MAX_CHANGES) {
    const result = await run(text);
    if ('code' in result) return { code: result.code, problems };
    first ??= result;
    problems.push({ ...mdxProblem(result.failure, file, '', SHOWN), check: 'markup' });
    text = loosened(text, result.failure);
  }
  const plain = await run(plainText(source));
  return 'code' in plain
    ? { code: plain.code, problems: problems.slice(0, 1) }
    : { problem: mdxProblem(first?.failure, file) };
}

/** An expression on one line that is not the value of an attribute. */
const EXPRESSION = /(?<![\\=$])\{[^{}\n]*\}/g;

/** Escapes the braces around expressions with some names. */
function withoutNames(source: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return source;
  return outsideAllCode(source, (text) =>
    text.replace(EXPRESSION, (whole) =>
      namesIn(whole).some((name) => names.has(name)) ? `\\${whole}` : whole,
    ),
  );
}

const namesIn = (expression: string) => expression.match(/(?<![.\w$])[A-Za-z_$][\w$]*/g) ?? [];
