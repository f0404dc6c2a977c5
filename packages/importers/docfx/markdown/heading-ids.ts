import { slugOf } from '../../../../src/markdown/html/headings';
import { type Node, raw, textOf, walkTree } from './tree';

/** Gives headings the ids that DocFX gave them, where the site would make others. */
export function keepHeadingIds(root: Node): void {
  const used = new Map<string, number>();
  walkTree(root, (node) => {
    if (node.type !== 'heading' || !node.children) return;
    const label = textOf(node);
    const own = markdigId(label);
    const count = used.get(own) ?? 0;
    used.set(own, count + 1);
    const id = count === 0 ? own : `${own}-${count}`;
    const last = node.children.at(-1);
    if (last?.type === 'raw' && /^<a id=/.test(node.children[0]?.value ?? '')) return;
    const site = slugOf(label);
    if (own === '' || site === own) return;
    if (/^[\w-]+$/.test(id)) node.children.push(raw(` \\{#${id}}`));
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
