import { fromHtml } from 'hast-util-from-html';
import { findElements, textContent } from '../../../src/markdown/html/tree';
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
  // The number of a footnote is no part of the word before it.
  const root = fromHtml(html.replace(/<sup>(?=<a\b[^>]*\bdata-footnote-ref)/g, ' <sup>'));
  const [main = root] = findElements(root, ({ tagName }) => tagName === 'main');
  const [title] = findElements(root, ({ tagName }) => tagName === 'title');
  const facts = factsOfNodes(main.children, READING);
  return {
    ...facts,
    words: [...wordsOf(title ? textContent(title) : ''), ...facts.words],
    anchors: facts.anchors.filter((id) => id !== ''),
  };
}
