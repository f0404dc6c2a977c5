import type { RootContent } from 'hast';
import { type PageFacts, wordsOf } from './tally';

/** How a system reads the HTML of its pages. */
interface Reading {
  /** Whether what follows a tag is another word. */
  readonly breaksWords: (tagName: string) => boolean;
  /** The properties whose texts readers see or hear. */
  readonly shown: readonly string[];
}

export function factsOfNodes(
  nodes: readonly RootContent[],
  { breaksWords, shown }: Reading,
): PageFacts {
  let [text, links, pictures] = ['', 0, 0];
  const anchors: string[] = [];
  const visit = (node: RootContent): void => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || /^(?:script|style|template)$/.test(node.tagName)) return;
    const { tagName, properties } = node;
    const { id, href, className } = properties;
    if (typeof id === 'string') anchors.push(id);
    // A converted page has no ids yet: the site adds them to the HTML of its headings.
    else if (/^h[1-6]$/.test(tagName)) anchors.push('');
    const isAnchor = Array.isArray(className) && className.includes('heading-anchor');
    if (tagName === 'a' && href !== undefined && !isAnchor) links++;
    if (/^(?:img|video|svg)$/.test(tagName)) pictures++;
    const texts = shown.map((name) => properties[name]).filter((one) => typeof one === 'string');
    const space = breaksWords(tagName) ? ' ' : '';
    text += texts.length > 0 ? ` ${texts.join(' ')} ` : space;
    node.children.forEach(visit);
    text += space;
  };
  nodes.forEach(visit);
  return { words: wordsOf(text), links, pictures, anchors };
}
