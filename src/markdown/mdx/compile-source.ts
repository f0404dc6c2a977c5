import type { Problem } from '../../config/diagnostics/problems';
import { loosened, plainText } from './loose-markup';
import { mdxProblem } from './mdx-problem';

/** What one run of the compiler came to. */
export type CompilerResult = { readonly code: string } | { readonly failure: unknown };

export interface CompiledSource {
  readonly code: string;
  /** What the compiler could not read: it is shown as it is written. */
  readonly problems: readonly Problem[];
}

const SHOWN = 'This cannot be read, and is shown as it is written';

/** Far more than any page has; each costs a run of the compiler. */
const MOST_CHANGES = 300;

/**
 * Compiles a page. What MDX cannot read is changed until it can: one stray character must not cost
 * the page.
 *
 * @param file as shown in problems.
 * @param compile runs the compiler once.
 * @returns undefined, with the first mistake, if no change helps.
 */
export async function compileSource(
  source: string,
  file: string,
  compile: (source: string) => Promise<CompilerResult>,
): Promise<CompiledSource | { readonly problem: Problem }> {
  const problems: Problem[] = [];
  let first: { readonly failure: unknown } | undefined;
  let text: string | undefined = source;
  while (text !== undefined && problems.length < MOST_CHANGES) {
    const result = await compile(text);
    if ('code' in result) return { code: result.code, problems };
    first ??= result;
    problems.push({ ...mdxProblem(result.failure, file, '', SHOWN), check: 'markup' });
    text = loosened(text, result.failure);
  }
  const plain = await compile(plainText(source));
  return 'code' in plain
    ? { code: plain.code, problems: problems.slice(0, 1) }
    : { problem: mdxProblem(first?.failure, file) };
}
