import { type Node, parseMarkdown, textOf } from '../docfx/markdown/tree';
import type { TocItem } from '../docfx/toc';

/**
 * The entries of a `SUMMARY.md`, as GitBook and mdBook have it: links in nested lists and outside of
 * them, and headings of the entries that follow, up to a rule.
 */
export function summaryItems(text: string): TocItem[] {
  const blocks = parseMarkdown(text).children ?? [];
  return blocks.flatMap((node, index): TocItem[] => {
    if (node.type === 'list') return itemsOf(node);
    // The first heading is that of the file.
    if (node.type === 'heading') return index === 0 ? [] : [entryOf(node)];
    if (node.type === 'thematicBreak') return [{ ...entryOf(node), name: '' }];
    return (node.children ?? []).filter(({ type }) => type === 'link').map(entryOf);
  });
}

/** Chapters that are not written yet have no link, and are left out. */
const itemsOf = (list: Node): TocItem[] =>
  (list.children ?? [])
    .map(({ children: [title, ...others] = [] }) => ({
      ...entryOf(title),
      items: others.filter(({ type }) => type === 'list').flatMap(itemsOf),
    }))
    .filter(({ href, items }) => href ?? items.length > 0);

function entryOf(node: Node | undefined): TocItem {
  const link = node?.type === 'link' ? node : node?.children?.find(({ type }) => type === 'link');
  const { url = '' } = link ?? {};
  const href = /^[a-z]+:/i.test(url) ? url : `~/${url.replace(/^(?:\.?\/)+/, '')}`;
  return {
    name: node && textOf(node),
    ...(url !== '' && { href }),
    items: [],
    line: node?.position?.start.line ?? 1,
  };
}
