import type { visit } from 'unist-util-visit';

/** A node of the Markdown tree, in the version of unist that MDX 2 works with. */
export type MdNode = Parameters<typeof visit>[0];

export interface MdParent extends MdNode {
  children: MdNode[];
}
