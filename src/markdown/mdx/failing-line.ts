import path from 'node:path';
import type { Problem } from '../../config/diagnostics/problems';
import { visit } from 'unist-util-visit';
import type { MdNode } from '../source/mdast';

export interface UpTo {
  /** Absolute. */
  readonly file: string;
  /** How many of the nodes that compute something stay. */
  readonly limit: number;
  /** Takes the lines of all of them, in their order. */
  readonly onNodes: (lines: readonly (number | undefined)[]) => void;
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

interface Computed extends MdNode {
  name?: string | null;
  attributes?: unknown[] | undefined;
  value?: string | undefined;
  data?: { estree?: object } | undefined;
}

const EMPTY = { type: 'Program', body: [], sourceType: 'module', comments: [] };

const isExport = ({ type, value = '' }: Computed) =>
  type === 'mdxjsEsm' && !/^import\b/.test(value);
const isOther = ({ type }: Computed) => /^mdx(?:Flow|Text)Expression$|^mdxJsx/.test(type);

/**
 * Leaves out what a page computes from some node on: exports first, which run before anything is
 * shown, then expressions, and components with their attributes. What is inside components stays.
 */
export function remarkUpTo({ limit, onNodes }: UpTo) {
  return (tree: MdNode): void => {
    const exported: Computed[] = [];
    const others: Computed[] = [];
    visit(tree, (node) => {
      if (isExport(node)) exported.push(node);
      else if (isOther(node)) others.push(node);
    });
    const nodes = [...exported, ...others];
    onNodes(nodes.map(({ position }) => position?.start.line));
    for (const node of nodes.slice(limit)) {
      if (node.attributes) Object.assign(node, { name: null, attributes: [] });
      else Object.assign(node, { value: '', data: { estree: EMPTY } });
    }
  };
}
