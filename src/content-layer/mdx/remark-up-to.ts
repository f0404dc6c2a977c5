import { visit } from 'unist-util-visit';
import type { MdNode } from './mdast';

interface Computed extends MdNode {
  name?: string | null;
  attributes?: unknown[];
  value?: string;
  data?: { estree?: object };
}

const EMPTY = { type: 'Program', body: [], sourceType: 'module', comments: [] };

const isExport = ({ type, value = '' }: Computed) =>
  type === 'mdxjsEsm' && !/^import\b/.test(value);
const isOther = ({ type }: Computed) => /^mdx(?:Flow|Text)Expression$|^mdxJsx/.test(type);

/**
 * Leaves out what a page computes from some node on: exports first, which run before anything is
 * shown, then expressions, and components with their attributes. What is inside components stays.
 *
 * @param limit how many nodes stay.
 * @param onNodes takes the lines of all, in this order.
 */
export default function remarkUpTo({
  limit,
  onNodes,
}: {
  limit: number;
  onNodes: (lines: readonly (number | undefined)[]) => void;
}) {
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
