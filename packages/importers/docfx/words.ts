import { fromHtml } from 'hast-util-from-html';
import { factsOfNodes } from '../shared/rendered-facts';
import { type PageFacts, wordsOf } from '../shared/tally';
import { withEmoji } from '../../../src/markdown/source/emoji';
import { videoAddress } from './markdown/alerts';
import { isControl } from './markdown/bootstrap';
import { htmlTokens } from './markdown/html-tokens';
import { INLINE, KNOWN } from './markdown/html-names';
import { type Node, parseMarkdown, textOf, walkTree } from './markdown/tree';
import { separateColons } from './markdown/colons';
import { partsOf } from './markdown/inclusions';
import { SHORT_XREF, shortCandidates } from './markdown/links';

/**
 * Counts what readers see of a page that DocFX makes. What pages include is counted where it
 * stands.
 *
 * @param isName whether something has this uid: `@uid` is shown as its name then.
 */
export function countSource(body: string, isName: (uid: string) => boolean): PageFacts {
  let shown = '';
  const found = { links: 0, pictures: 0, anchors: [] as string[] };
  const take = (value: string) => (shown += withEmoji(withoutSyntax(value, isName)));
  walkTree(parseMarkdown(separateColons(body).text), (node) => {
    if (!IN_LINE.has(node.type)) shown += ' ';
    if (node.type === 'paragraph' && /^\s*:{3,}\s*[a-z]/i.test(textOf(node))) return false;
    // The address of a video is not shown.
    if (node.type === 'paragraph' && videoAddress(node) !== undefined) return false;
    const [only] = node.children ?? [];
    const isTab = only?.type === 'link' && /^#tab\//.test(only.url ?? '');
    if (node.type === 'heading' && !isTab) found.anchors.push(textOf(node));
    if (node.type === 'image' || node.type === 'imageReference') found.pictures++;
    if (node.type === 'linkReference') found.links++;
    if (node.children && ['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      // The titles of inclusions are not shown.
      node.children = partsOf(node.children).filter((part) => !('kind' in part)) as Node[];
    }
    if (node.type === 'link' && !/^#tab\//.test(node.url ?? '')) {
      found.links++;
      if (isXrefAlone(node)) {
        shown += REPLACED;
        return false;
      }
    }
    if (node.type === 'html') countHtml(node.value ?? '', take, found);
    else if (['text', 'inlineCode', 'code'].includes(node.type)) take(node.value ?? '');
    return true;
  });
  return { ...found, words: wordsOf(shown.replace(REPLACED_WORD, ' ')) };
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

function countHtml(
  html: string,
  take: (text: string) => void,
  found: { links: number; pictures: number; anchors: string[] },
): void {
  // Within a control of a carousel, how many elements of its kind are open.
  let [control, depth] = ['', 0];
  for (const token of htmlTokens(html)) {
    if (depth === 0 && token.type === 'open' && isControl(token)) control = token.name;
    if (control !== '' && 'name' in token && token.name === control) {
      depth += token.type === 'open' ? 1 : -1;
      if (depth === 0) control = '';
      continue;
    }
    if (control !== '') continue;
    if (token.type === 'text') take(token.value);
    if (token.type === 'close' && breaksWords(token.name.toLowerCase())) take(' ');
    if (token.type !== 'open') continue;
    const name = token.name.toLowerCase();
    if (breaksWords(name)) take(' ');
    if (!KNOWN.has(name)) take(token.written);
    if ((name === 'a' && token.attributes.has('href')) || name === 'xref') found.links++;
    if (name === 'img') found.pictures++;
    const anchor = token.attributes.get('id') ?? token.attributes.get('name');
    if (anchor !== undefined) found.anchors.push(String(anchor));
  }
}

export const countRendered = (html: string): PageFacts =>
  factsOfNodes(fromHtml(html, { fragment: true }).children, { breaksWords, shown: [] });

/** Whether what follows a tag is another word. */
function breaksWords(name: string): boolean {
  return /^(?:br|img|sup|annotation)$/.test(name) || (KNOWN.has(name) && !INLINE.has(name));
}
