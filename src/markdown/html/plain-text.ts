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
  return textOf(root.children)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function textOf(nodes: readonly RootContent[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'text') return node.value;
    if (!isElement(node) || SKIPPED.has(node.tagName) || hasClass(node, 'heading-anchor'))
      return '';
    const text = textOf(node.children);
    if (BLOCKS.has(node.tagName)) return `\n${text}\n`;
    return /^(?:td|th|br)$/.test(node.tagName) ? ` ${text}` : text;
  });
  return texts.join('');
}
