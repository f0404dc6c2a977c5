import type { Node } from 'gatsby';
import type { FinishedPage } from '../finish';
import type { Heading } from '../../markdown/html/headings';
import { type PageNode, pageNodeOf } from '../nodes/nodes';

/** An entry of a table of contents, in the shape that gatsby-plugin-mdx documents. */
export interface TocEntry {
  readonly url: string;
  readonly title: string;
  items?: TocEntry[];
}

/** The headings of a page as nested lists. `maxDepth` is the last level: 3 for `h3`. */
export function tocEntries(
  headings: readonly Heading[],
  maxDepth = 6,
): { readonly items?: readonly TocEntry[] } {
  const top: { items?: TocEntry[] } = {};
  const open: { readonly depth: number; readonly entry: { items?: TocEntry[] } }[] = [];
  for (const { id, text, depth } of headings) {
    if (depth > maxDepth) continue;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const entry: TocEntry = { url: `#${id}`, title: text };
    const parent = open.at(-1)?.entry ?? top;
    parent.items = [...(parent.items ?? []), entry];
    open.push({ depth, entry });
  }
  return top;
}

/** The beginning of a text, up to the end of a word; `length` counts the ellipsis. */
export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, -1)}…`;
}

/**
 * Resolvers for the fields that gatsby-plugin-mdx gives to its nodes. Its own answer null: they
 * compile a page without what the site adds to Markdown. Files that are not pages of their own, such
 * as parts of others, have neither field.
 */
export function mdxFields(
  finish: (node: PageNode) => Promise<FinishedPage>,
  helpers: Parameters<typeof pageNodeOf>[1],
) {
  const pageOf = async ({ parent }: Node) => {
    const file = helpers.getNode(parent ?? '') as (Node & { absolutePath: string }) | undefined;
    const node = file && pageNodeOf(file.absolutePath, helpers);
    return node && finish(node);
  };
  const field = <A, T>(pick: (page: FinishedPage, args: A) => T) => ({
    resolve: async (node: Node, args: A) => {
      const page = await pageOf(node);
      return page && pick(page, args);
    },
  });
  return {
    excerpt: field(({ text }, { pruneLength }: { pruneLength: number }) =>
      excerptOf(text, pruneLength),
    ),
    tableOfContents: field(({ headings }, { maxDepth }: { maxDepth?: number }) =>
      tocEntries(headings, maxDepth),
    ),
  };
}
