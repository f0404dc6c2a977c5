import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { factsOfNodes } from '../shared/rendered-facts';
import { type PageFacts, wordsOf } from '../shared/tally';

/** Elements that stand inside a line of text, and inside words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** Attributes whose texts readers see or hear. */
const SHOWN = ['alt', 'title', 'ariaLabel', 'label', 'summary', 'dataTitle'];

const READING = { breaksWords: (name: string) => !INLINE.has(name), shown: SHOWN };

/** What a built document holds: its title, and its main part. */
export function factsOfDocument(html: string): PageFacts {
  const root = fromHtml(html);
  const main = find(root, 'main') ?? root;
  const title = find(root, 'title');
  const facts = factsOfNodes(main.children, READING);
  return {
    ...facts,
    words: [...wordsOf(title ? toString(title) : ''), ...facts.words],
    anchors: facts.anchors.filter((id) => id !== ''),
  };
}

function find(node: Root | Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}
