import { outsideCode } from '../../../../src/markdown/source/prepare-source';
import type { PageSyntax } from './syntax';

/** Addresses with their titles, tags and formulas, in which nothing has a meaning. */
const OPAQUE =
  /(\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?=[\s)])(?:\s+(?:"[^"]*"|'(?:\\.|[^'])*')(?=\s*\)))?|<[a-z/!][^>]*>|\bhttps?:\/\/[^\s)<>\]]+|^\s*\[[^\]]+\]:.*$|\uE010[^\uE011]*\uE011)/i;

/**
 * What extensions read, in the order in which it is replaced. Icons are left out, but for signs that
 * say something where they stand alone, as in a table.
 */
const RULES: readonly (readonly [extension: string, pattern: RegExp, to: string])[] = [
  ['emoji', /:(?:material|octicons|fontawesome-solid)-check(?:-(?:all|bold|\d+))*:/g, '✓'],
  ['emoji', /:(?:material|octicons|fontawesome-solid)-(?:close|x)(?:-(?:thick|\d+))*:/g, '✗'],
  [
    'emoji',
    /(?<=^\s*[-*+]\s+):(?:material|octicons|fontawesome|simple)-[\w-]+:\s+[-–—](?=\s)/g,
    '',
  ],
  // A link whose text is an icon only.
  [
    'emoji',
    /(?<=\[\s*):\w+-(?:(?:brands|regular|solid)-)?([a-z][\w-]*):(?:\{[^}]*\})?(?=\s*\]?$)/g,
    '$1',
  ],
  ['emoji', /:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}]*\})?(?:\s*&nbsp;)?/g, ''],
  // Without these extensions, boxes stay brackets, and fewer signs can be escaped than here.
  ['!tasklist', /^(\s*(?:[-*+]|\d+\.)\s+)\[(?=[ x]\]\s)/gi, '$1\\['],
  ['!escapeall', /(?<!\\)\\(?=['%&,/:;?@])/g, '\\\\'],
  ['critic', /\{~~(.*?)~>(.*?)~~\}/g, '<del>$1</del><ins>$2</ins>'],
  ['critic', /\{\+\+(.*?)\+\+\}/g, '<ins>$1</ins>'],
  ['critic', /\{--(.*?)--\}/g, '<del>$1</del>'],
  ['critic', /\{==(.*?)==\}/g, '<mark>$1</mark>'],
  ['critic', /\{>>(.*?)<<\}/g, '<small>$1</small>'],
  ['mark', /(?<![\\=])==(?=[^\s=])(.+?)(?<=\S)==(?!=)/g, '<mark>$1</mark>'],
  ['caret', /(?<![\\^])\^\^(?=\S)(.+?)(?<=\S)\^\^(?!\^)/g, '<ins>$1</ins>'],
  ['caret', /(?<![\\^[])\^([^\s^[\]]+)\^(?!\^)/g, '<sup>$1</sup>'],
  ['tilde', /(?<![\\~])~([^\s~]+)~(?!~)/g, '<sub>$1</sub>'],
];
const KEYS = /\+\+((?:"[^"]*"|[\w-]+)(?:\+(?:"[^"]*"|[\w-]+))*)\+\+/g;
const ISSUE = /(?<![\w&/#[])#(\d+)\b/g;

/** The inline syntax of PyMdown's extensions in a line as HTML. */
export function convertInline(line: string, { on, issues }: PageSyntax['inlineOptions']): string {
  const convert = (text: string) => {
    const rules = RULES.filter(([own]) => on.has(own.replace('!', '')) !== own.startsWith('!'));
    const ruled = rules.reduce((rest, [, pattern, to]) => rest.replace(pattern, to), text);
    const keyed = on.has('keys') ? ruled.replace(KEYS, (_, keys: string) => keysOf(keys)) : ruled;
    // Elsewhere, one sign would strike through.
    const escaped = keyed.replace(/(?<![\\~])~(?!~)/g, '\\~');
    return issues === undefined ? escaped : escaped.replace(ISSUE, `[#$1](${issues}$1)`);
  };
  return outsideCode(line, (text) => {
    const parts = text.split(OPAQUE);
    return parts.map((part, index) => (index % 2 === 1 ? part : convert(part))).join('');
  });
}

/** `ctrl+"My key"+page-up` as keys. */
function keysOf(written: string): string {
  const names = (written.match(/"[^"]*"|[^+]+/g) ?? []).map((key) => {
    if (key.startsWith('"')) return key.slice(1, -1);
    const words = key.replace(/^arrow-/, '').split('-');
    return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  });
  return names.map((name) => `<kbd>${name}</kbd>`).join('+');
}
