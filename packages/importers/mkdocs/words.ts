import { withEmoji } from '../../../src/markdown/source/emoji';
import { decodeEntities } from '../shared/plain-html';
import { type PageFacts, wordsOf } from '../shared/tally';
import { LIST } from './markdown/attributes';
import { fence } from './markdown/fences';
import { comment } from './markdown/html-blocks';
import type { Line } from './markdown/lines';

type Rules = readonly (readonly [RegExp, string])[];

/** What a system reads and does not show, with what it shows in its place. */
const BLOCKS: Rules = [
  [/<(script|style)\b[^]*?<\/\1>/gi, ''],
  [/^:::\s.*\n(?:(?: {4}.*)?\n)*/gm, ''],
  [/^[ \t]*\[\^[^\]]+\]:/gm, ' '],
  [/^[ \t]*\*?\[[^\]]+\]:[ \t]*(?:\n[ \t]+)?.*$/gm, ''],
  [/^[ \t]*(?:!!!|\?\?\?\+?|===[!+]*)\s.*?"(.*)"\s*$/gm, '$1'],
  [/^[ \t]*(?::[ \t]+)?!!!\s+[\w-]+[\w -]*$/gm, ''],
  [/^[ \t]*\?{3}\+?\s+([\w-]+)[\w -]*$/gm, '$1'],
  [/^[ \t]*\[TOC\]$/gm, ''],
  [/^(?:[ \t>]*\d+[.)](?=\s))+/gm, ''],
  [/^([ \t]*>[ \t]*)\[!\w+\]/gm, '$1'],
];

/** The same outside of code. */
const INLINE: Rules = [
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, ' '],
  [new RegExp(LIST, 'g'), ' '],
  [/\[[ x]\](?=\s)|\[\^[^\]]+\]|:(?:material|octicons|fontawesome|simple)-[\w-]+:/g, ' '],
  [/\+\+(?:arrow-)?(?=\w)|(?<=[\w"])\+\+/g, ' '],
  [/\\(?=[^\w\s])|==/g, ''],
  [/\^/g, ' '],
  [/<\/?(?:p|div|li|ul|ol|td|th|tr|h\d|br|dt|dd|figcaption|summary|img|sup)\b[^>]*>/gi, ' '],
  [/<\/?[a-z][^<>]*>/gi, ''],
];

const PICTURE = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])|<img\b[^>]*>/g;
const LINK = /\]\(\s*<?[^\s()]*(?:\([^()]*\)[^\s()]*)*>?(?:\s+["'].*?["'])?\s*\)|\]\[[^\]]*\]/g;
const CODE = /((?<!`)(`+)(?!`)[^]*?(?<!`)\2(?!`))/;
const COMMENT = new RegExp(`${CODE.source}|<!--[^]*?-->`, 'g');

/**
 * Counts what readers see of a page that Material makes, but for the titles of code, which stand in
 * the meta string here.
 *
 * @param lines with all that it includes.
 */
export function countPage(lines: readonly Line[]): PageFacts {
  let [code, prose] = ['', ''];
  for (let at = 0; at < lines.length;) {
    const hidden = comment(lines, at);
    const block = hidden ?? fence(lines, at);
    for (const { text } of hidden ? [] : (block?.lines.slice(1, -1) ?? [])) code += `${text}\n`;
    prose += block ? '\n' : `${lines[at]?.text}\n`;
    at = block?.end ?? at + 1;
  }
  return {
    words: wordsOf(`${code}\n${shownOf(prose)}`),
    links: prose.replace(PICTURE, '').match(LINK)?.length ?? 0,
    pictures: prose.match(PICTURE)?.length ?? 0,
    anchors: prose.match(/^#{1,6}\s.*/gm) ?? [],
  };
}

/** A text without its syntax. */
function shownOf(prose: string): string {
  const apply = (text: string, rules: Rules) =>
    rules.reduce((rest, [pattern, to]) => rest.replace(pattern, to), text);
  const visible = prose.replace(COMMENT, (_, span = '') => String(span));
  // Between two texts are a span of code and its backticks.
  const parts = apply(visible, BLOCKS).split(CODE);
  const shown = parts.map((part, index) => {
    if (index % 3 === 0) return decodeEntities(apply(withEmoji(part).replace(LINK, ']'), INLINE));
    return index % 3 === 1 ? part.replace(/^`+(?:#!\w+\s)?|`+$/g, '') : '';
  });
  return shown.join('');
}
