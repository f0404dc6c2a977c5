import { plainHtml, withoutSyntax } from '../compare/plain-markdown';
import { escapeBars } from '../docfx/markdown/tree';
import { LIST } from './markdown/attributes';
import type { Line } from './markdown/lines';

/** What Material reads and does not show, with what it shows in its place. */
const SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/^:::\s.*\n(?:(?: {4}.*)?\n)*/gm, ''],
  [/^[ \t]*\*\[[^\]]+\]:.*$/gm, ''],
  [/^([ \t]*)(?:!!!|\?{3}\+?|===[!+]*\s).*?"(.*)"[ \t]*$/gm, '\n$1$2\n'],
  [/^[ \t]*(?::[ \t]+)?!!!\s*[\w-]+[\w -]*$/gm, ''],
  [/^([ \t]*)\?{3}\+?\s*([\w-]+)[\w -]*$/gm, '\n$1$2\n'],
  [/^[ \t]*\[TOC\]$/gm, ''],
  [new RegExp(LIST, 'g'), ' '],
  [/:(?:material|octicons|fontawesome|simple)-[\w-]+:/g, ' '],
  [/\+\+(?:arrow-)?(?=\w)|(?<=[\w"])\+\+/g, ' '],
  [/==|(?<!\\)\^/g, ' '],
];

/**
 * A page as plain HTML, from what its author wrote. Its blocks are told by indentation, so indented
 * code is text.
 *
 * @param lines with all that it includes.
 */
export function plainPage(lines: readonly Line[]): string {
  const body = lines.map(({ text }) => text).join('\n');
  return plainHtml(withoutSyntax(escapeBars(body), SYNTAX), false);
}
