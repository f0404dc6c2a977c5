import path from 'node:path';
import type { Problem } from '../../config/diagnostics/problems';
import type { Part } from './remark-up-to';

/** A file of which only a part is to run. */
export interface UpTo extends Part {
  /** Absolute. */
  readonly file: string;
}

/**
 * Finds the line of a mistake that has none: its file is run without the last parts that compute
 * something, until it does not fail any more.
 *
 * @param problems those of one error.
 * @param fails whether the same error remains.
 */
export async function placed(
  problems: readonly Problem[],
  rootDir: string,
  fails: (upTo: UpTo) => Promise<boolean>,
): Promise<readonly Problem[]> {
  const [problem] = problems;
  if (!problem || problems.length > 1 || problem.line !== undefined) return problems;
  const file = path.resolve(rootDir, problem.file);
  let lines: readonly (number | undefined)[] = [];
  const failsWith = (limit: number) => fails({ file, limit, onNodes: (found) => (lines = found) });
  if (await failsWith(0)) return problems;
  let [passing, failing] = [0, lines.length];
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2);
    if (await failsWith(middle)) failing = middle;
    else passing = middle;
  }
  const line = lines[failing - 1];
  return line === undefined ? problems : [{ ...problem, line }];
}
