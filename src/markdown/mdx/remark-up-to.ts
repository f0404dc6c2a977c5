import { visit } from 'unist-util-visit';
import type { MdNode } from '../source/mdast';

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

/** Which part of a page is to run. */
export interface Part {
  /** How many of the nodes that compute something stay. */
  readonly limit: number;
  /** Takes the lines of all of them, in their order. */
  readonly onNodes: (lines: readonly (number | undefined)[]) => void;
}

/**
 * Leaves out what a page computes from some node on: exports first, which run before anything is
 * shown, then expressions, and components with their attributes. What is inside components stays.
 */
export default function remarkUpTo({ limit, onNodes }: Part) {
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
