import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { wordsOf } from '../shared/tally';
import type { PageFacts } from './words';

/** Elements that stand inside a line of text, and inside words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** Attributes whose texts readers see or hear. */
const SHOWN = ['alt', 'title', 'ariaLabel', 'label', 'summary', 'dataTitle'];

/** What a built document holds: its title, and its main part. */
export function factsOfDocument(html: string): PageFacts {
  const root = fromHtml(html);
  const main = find(root, 'main') ?? root;
  const title = find(root, 'title');
  let [text, links, pictures] = ['', 0, 0];
  const anchors: string[] = [];
  const visit = (node: RootContent | ElementContent): void => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || /^(?:script|style|template)$/.test(node.tagName)) return;
    const { tagName, properties } = node;
    if (typeof properties.id === 'string') anchors.push(properties.id);
    const classes = Array.isArray(properties.className) ? properties.className : [];
    if (tagName === 'a' && properties.href !== undefined && !classes.includes('heading-anchor')) {
      links++;
    }
    if (/^(?:img|video|svg)$/.test(tagName)) pictures++;
    const shown = SHOWN.map((name) => properties[name]).filter(
      (value) => typeof value === 'string',
    );
    const isBlock = !INLINE.has(tagName);
    text += shown.length > 0 ? ` ${shown.join(' ')} ` : isBlock ? ' ' : '';
    node.children.forEach(visit);
    if (isBlock) text += ' ';
  };
  main.children.forEach(visit);
  const words = [...wordsOf(title ? toString(title) : ''), ...wordsOf(text)];
  return { words, links, pictures, anchors };
}

function find(node: Root | Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}
