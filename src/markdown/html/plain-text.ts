import type { Root, RootContent } from 'hast';
import { isElement, hasClass } from './tree';

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figure figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tr ul'.split(
    ' ',
  ),
);
const SKIPPED = new Set(['button', 'script', 'style', 'svg', 'template']);

/** The text of a page as a reader sees it: one line per block, no controls. */
export function plainText(root: Root): string {
  const parts: string[] = [];
  collect(root.children, parts);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function collect(nodes: readonly RootContent[], parts: string[]): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      parts.push(node.value);
    } else if (isElement(node)) {
      if (SKIPPED.has(node.tagName) || hasClass(node, 'heading-anchor')) continue;
      const block = BLOCKS.has(node.tagName);
      if (block) parts.push('\n');
      if (node.tagName === 'td' || node.tagName === 'th' || node.tagName === 'br') parts.push(' ');
      collect(node.children, parts);
      if (block) parts.push('\n');
    }
  }
}
