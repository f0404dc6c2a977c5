import { commonMarkAsMdx, withoutExtras, withoutMdxFences } from '../foreign-markdown/common-mark';
import { withEmoji } from '../../../src/markdown/source/emoji';

import { fenceReader } from '../../../src/markdown/source/fences';
import { splitFrontMatter } from '../../../src/config/diagnostics/yaml-places';
import { readFrontMatter } from '../../../src/markdown/mdx/unreadable-front-matter';
import { decodeEntities } from '../shared/plain-html';
import { scanMarkdown } from './markdown-scan';
import { type PageFacts, wordsOf } from '../shared/tally';

const IMAGE =
  /!\[((?:[^\][\\]|\\.)*)\]\(\s*(?:<[^>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+["'(]([^"')]*)["')])?\s*\)/g;
const LINK =
  /\[((?:[^\][\\]|\\.|\[[^\]]*\])*)\]\(\s*(?:<[^>\n]*>|(?:[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))*)(?:\s+(?:"([^"]*)"|'([^']*)'))?\s*\)/g;
const DEFINITION = /^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*\S+(?:[ \t]+["'(].*["')])?[ \t]*$/gm;
/** `![text][label]`, `![text][]`, `![label]` */
const IMAGE_REFERENCE = /!\[((?:[^\][\\]|\\.)+)\](?:\[([^\][]*)\]|(?![[(:]))/g;
const LINK_REFERENCE = /\[((?:[^\][\\]|\\.)+)\](?:\[([^\][]*)\]|(?![[(:]))/g;
/** Shown as numbers. */
const FOOTNOTE = /\[\^[^\][\s]+\]:?/g;
const INLINE_CODE = /(?<![`\\])(`+)(?!`)((?:(?!\n\s*\n)[^])*?[^`])\1(?!`)/g;
const ESM = /^(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]*)*/gm;
/** Of a list: the browser counts. And the mark of a task that is done. */
const NUMBER = /^[ \t>]*(?:(?:[-*+][ \t]+)?\d+[.)](?=[ \t])|[-*+][ \t]+\[[xX]\])/gm;
/** Titles have no anchors. */
const HEADING = /^[ \t]{0,3}#{2,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/gm;
const HEADING_ID = /\\?\{#([\w-]+)\\?\}/;
const ADMONITION = /^([ \t>]*):{3,}[ \t]*(?:[a-z][\w-]*)?(?:\[(.*)\])?(?:\{[^}\n]*\})?(.*)$/gim;
const HIGHLIGHT =
  /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--|--)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * What a page holds as its author wrote it: a reading of its own, apart from the parser that the
 * build uses, so that what one loses the other still has. Imports, comments and the values of
 * expressions do not count as words.
 */
export function factsOfMarkdown(raw: string): PageFacts {
  const { body } = splitFrontMatter(raw);
  const { text: prose, code } = withoutCode(withoutExtras(body));
  const { text: plain, labels } = withoutUnseen(prose);
  const { text: kept, restore } = withoutInlineCode(plain);
  const isDefined = (label: string) => labels.has(labelOf(restore(label)));
  const { text: withTexts, links, pictures } = withTextsOfLinks(kept, isDefined);
  const unmarked = withTexts
    .replace(new RegExp(HEADING_ID, 'g'), ' ')
    .replace(ADMONITION, (_, indent: string, title = '', rest = '') => {
      return `${indent}${String(title)} ${String(rest)}`;
    });
  const { text, tags } = scanMarkdown(unmarked);
  const count = (tag: RegExp) => tags.filter((one) => tag.test(one)).length;
  const title = readFrontMatter(raw)?.title;
  const shown = decodeEntities(withEmoji(text));
  return {
    words: [
      ...(typeof title === 'string' ? wordsOf(title) : []),
      ...wordsOf(restore(shown)),
      ...wordsOf(code),
    ],
    links: links + count(/^(?:a|Link)\s[^]*\b(?:href|to)\s*=/),
    pictures: pictures + count(/^(?:img|ThemedImage|video)\b/),
    anchors: anchorsOf(withTexts, restore),
  };
}

/** A text without what nobody sees, and the labels that it defines for links. */
function withoutUnseen(prose: string): { text: string; labels: ReadonlySet<string> } {
  const labels = new Set<string>();
  const text = prose
    .replace(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, '')
    .replace(ESM, '')
    .replace(NUMBER, '')
    .replace(FOOTNOTE, ' ')
    .replace(DEFINITION, (definition) => {
      labels.add(labelOf(/\[([^\]]+)\]/.exec(definition)?.[1] ?? ''));
      return '';
    });
  return { text, labels };
}

/** Puts marks in the places of inline code, in which nothing has a meaning. */
function withoutInlineCode(plain: string) {
  const inline: string[] = [];
  const text = plain.replace(INLINE_CODE, (_, __, inside: string) => {
    inline.push(inside);
    return `\uE000${inline.length - 1}\uE001`;
  });
  const restore = (marked: string) =>
    marked.replace(/\uE000(\d+)\uE001/g, (_, index: string) => inline[Number(index)] ?? '');
  return { text, restore };
}

/** A text with the texts of its links and pictures instead of these, and how many there are. */
function withTextsOfLinks(kept: string, isDefined: (label: string) => boolean) {
  let [links, pictures] = [0, 0];
  const text = kept
    .replace(IMAGE, (_, alt: string, title = '') => {
      pictures++;
      return ` ${alt} ${String(title)} `;
    })
    .replace(LINK, (_, inside: string, ...titles: (string | undefined)[]) => {
      links++;
      return [inside, titles[0], titles[1]].filter((one) => typeof one === 'string').join(' ');
    })
    .replace(IMAGE_REFERENCE, (whole, alt: string, label?: string) => {
      if (!isDefined(label || alt)) return whole;
      pictures++;
      return ` ${alt} `;
    })
    .replace(LINK_REFERENCE, (whole, inside: string, label?: string) => {
      if (!isDefined(label || inside)) return whole;
      links++;
      return inside;
    });
  return { text, links, pictures };
}

/** The ids of headings, or the texts that these are made from. */
function anchorsOf(text: string, restore: (marked: string) => string): string[] {
  return [...text.matchAll(HEADING)].map(([, heading = '']) => {
    const plain = withoutTags(heading)
      .replace(/(?<![\w\\])_|(?<!\\)_(?!\w)/g, '')
      .replace(/\\([^A-Za-z\d\s])/g, '$1');
    return HEADING_ID.exec(heading)?.[1] ?? restore(decodeEntities(plain));
  });
}

/** The text of a heading without tags; a "<" that none closes is a part of it. */
const withoutTags = (heading: string) =>
  heading
    .replace(/<[A-Za-z][\w.]*(?:\s[^<>]*)?\/>/g, '')
    .replace(/<([A-Za-z][\w.]*)(?:\s[^<>]*)?>(.*?)<\/\1>/g, '$2');

/** The same of a CommonMark page, where what looks like an import or an expression is text. */
export function factsOfCommonMark(raw: string): PageFacts {
  const { body } = splitFrontMatter(raw);
  const frontMatter = raw.replace(/\r\n?/g, '\n').slice(0, -body.length || undefined);
  return factsOfMarkdown(frontMatter + commonMarkAsMdx(body, {}));
}

const labelOf = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase();

/** The text of a page without code blocks, and their lines. */
function withoutCode(body: string): { text: string; code: string } {
  const inFence = fenceReader();
  const [text, code]: [string[], string[]] = [[], []];
  let isOpen = false;
  for (const line of withoutMdxFences(body)) {
    const isCode = inFence(line);
    if (!isCode) {
      isOpen = false;
      text.push(line);
    } else if (isOpen && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(line)) {
      isOpen = false;
    } else if (!isOpen) {
      isOpen = true;
      code.push(/\btitle=(?:"([^"]*)"|'([^']*)')/.exec(line)?.slice(1).join(' ') ?? '');
    } else if (!HIGHLIGHT.test(line)) {
      code.push(line);
    }
  }
  return { text: text.join('\n'), code: code.join('\n') };
}
