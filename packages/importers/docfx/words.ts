import type { Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Tally, wordsOf } from '../shared/tally';
import { withEmoji } from '../../../src/markdown/source/emoji';
import { videoAddress } from './markdown/alerts';
import { htmlTokens } from './markdown/html-tokens';
import { INLINE, KNOWN } from './markdown/html-names';
import { type Node, parseMarkdown, textOf, walkTree } from './markdown/tree';
import { separateColons } from './markdown/colons';
import { partsOf } from './markdown/inclusions';
import { SHORT_XREF, shortCandidates } from './markdown/links';

/** The words of a page, and how many of everything else it has. */
export interface Counts extends Omit<Tally, 'words'> {
  readonly words: readonly string[];
}

export function tallyOf({ words, ...others }: Counts): Tally {
  return { ...others, words: words.length };
}

/**
 * Counts what readers see of a page that DocFX makes. What pages include is counted where it
 * stands.
 *
 * @param isName whether something has this uid: `@uid` is shown as its name then.
 */
export function countSource(body: string, isName: (uid: string) => boolean): Counts {
  let shown = '';
  let [links, pictures, anchors] = [0, 0, 0];
  const take = (value: string) => (shown += withEmoji(withoutSyntax(value, isName)));
  walkTree(parseMarkdown(separateColons(body).text), (node) => {
    if (!IN_LINE.has(node.type)) shown += ' ';
    if (node.type === 'paragraph' && /^\s*:{3,}\s*[a-z]/i.test(textOf(node))) return false;
    // The address of a video is not shown.
    if (node.type === 'paragraph' && videoAddress(node) !== undefined) return false;
    const [only] = node.children ?? [];
    const isTab = only?.type === 'link' && /^#tab\//.test(only.url ?? '');
    if (node.type === 'heading' && !isTab) anchors++;
    if (node.type === 'image' || node.type === 'imageReference') pictures++;
    if (node.type === 'linkReference') links++;
    if (node.children && ['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      // The titles of inclusions are not shown.
      node.children = partsOf(node.children).filter((part) => !('kind' in part)) as Node[];
    }
    if (node.type === 'link' && !/^#tab\//.test(node.url ?? '')) {
      links++;
      if (isXrefAlone(node)) shown += REPLACED;
      if (isXrefAlone(node)) return false;
    }
    if (node.type === 'html') {
      const found = countHtml(node.value ?? '', take);
      links += found.links;
      pictures += found.pictures;
      anchors += found.anchors;
    } else if (['text', 'inlineCode', 'code'].includes(node.type)) take(node.value ?? '');
    return true;
  });
  return { words: wordsOf(shown.replace(REPLACED_WORD, ' ')), links, pictures, anchors };
}

/** Nodes within a line, where a word may go on. */
const IN_LINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'html']);

/** Stands for a name in whose place another text is shown. */
const REPLACED = '\uE000';
/** With what is written next to it: the word that it belongs to is not known. */
const REPLACED_WORD = /[\p{L}\p{M}\p{N}*_~]*\uE000[\p{L}\p{M}\p{N}*_~\uE000]*/gu;

const isXrefAlone = (node: Node): boolean =>
  /^xref:/i.test(node.url ?? '') && textOf(node) === node.url;

const withoutSyntax = (value: string, isName: (uid: string) => boolean): string =>
  value
    .replace(/\[!(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION|VIDEO|DIV)\b[^\]\n]*\]?/gi, ' ')
    .replace(SHORT_XREF, (whole, double?: string, single?: string, bare = '') =>
      shortCandidates(double ?? single, String(bare)).some((one) =>
        isName(one.replace(/\?.*$/, '')),
      )
        ? REPLACED
        : whole,
    );

function countHtml(html: string, take: (text: string) => void): Omit<Tally, 'words'> {
  let [links, pictures, anchors] = [0, 0, 0];
  for (const token of htmlTokens(html)) {
    if (token.type === 'text') take(token.value);
    if (token.type === 'close' && breaksWords(token.name.toLowerCase())) take(' ');
    if (token.type !== 'open') continue;
    const name = token.name.toLowerCase();
    if (breaksWords(name)) take(' ');
    if (!KNOWN.has(name)) take(token.written);
    if ((name === 'a' && token.attributes.has('href')) || name === 'xref') links++;
    if (name === 'img') pictures++;
    if (token.attributes.has('id') || token.attributes.has('name')) anchors++;
  }
  return { links, pictures, anchors };
}

/** Counts what a rendered page shows. */
export function countRendered(html: string): Counts {
  let shown = '';
  let [links, pictures, anchors] = [0, 0, 0];
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'text') shown += node.value;
    const { tagName = '', properties } = node.type === 'element' ? node : {};
    const space = breaksWords(tagName) ? ' ' : '';
    shown += space;
    if (tagName === 'a' && properties?.href !== undefined) links++;
    if (tagName === 'img' || tagName === 'video') pictures++;
    if (/^h[1-6]$/.test(tagName) || properties?.id !== undefined) anchors++;
    if ('children' in node) node.children.forEach(visit);
    shown += space;
  };
  visit(fromHtml(html, { fragment: true }));
  return { words: wordsOf(shown), links, pictures, anchors };
}

/** Whether what follows a tag is another word. */
const breaksWords = (name: string): boolean =>
  /^(?:br|img)$/.test(name) || (KNOWN.has(name) && !INLINE.has(name));
