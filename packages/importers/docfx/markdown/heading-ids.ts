import { slugOf } from '../../../../src/markdown/html/headings';
import { type Node, raw, textOf, walkTree } from './tree';

/** How a system makes the ids of headings. */
export interface HeadingIds {
  readonly idOf: (label: string) => string;
  /** What stands between an id and its number, if several headings have the same text. */
  readonly separator: string;
}

/** Gives headings the ids that a system gave them, where the site would make others. */
export function keepHeadingIds(
  root: Node,
  { idOf, separator }: HeadingIds = { idOf: markdigId, separator: '-' },
): void {
  const used = new Map<string, number>();
  walkTree(root, (node) => {
    if (node.type !== 'heading' || !node.children) return;
    const label = textOf(node);
    const own = idOf(label);
    const count = used.get(own) ?? 0;
    used.set(own, count + 1);
    const id = count === 0 ? own : `${own}${separator}${count}`;
    const last = node.children.at(-1);
    if (/\\\{#/.test(last?.value ?? '')) return;
    // The site does not trim what stands before a tag or a sign: `Why ?` is `why-`.
    const words = label.replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
    const site = words === words.trim() ? slugOf(label) : '';
    if (own === '' || (site === own && (count === 0 || separator === '-'))) return;
    // Underscores at the edges of words would be emphasis.
    if (/^[\w-]+$/.test(id) && !/\b_|_\b/.test(id)) node.children.push(raw(` \\{#${id}}`));
    else node.children.unshift(raw(`<a id="${id.replace(/"/g, '&quot;')}"></a>`));
  });
}

/** Markdig's rule for ids in the manner of GitHub. */
function markdigId(label: string): string {
  return label
    .trim()
    .replace(/[^\p{L}\p{Nd}_ -]/gu, '')
    .replace(/ /g, '-')
    .toLowerCase();
}
