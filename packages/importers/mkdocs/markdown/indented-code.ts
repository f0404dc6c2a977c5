import { indentOf, isBlank, type Line } from './lines';

/** The marker of an item of a list. */
export const ITEM = /^(\s*)([-*+]|\d+\.)(\s+)(?=\S)/;

/** Tells which lines are code that is only indented, where items of lists indent by a width. */
export function codeReader(width: number): (line: Line) => boolean {
  let [content, wasBlank, wasCode] = [0, true, false];
  return (line) => {
    if (isBlank(line)) {
      wasBlank = true;
      return false;
    }
    const indent = indentOf(line.text);
    if (wasBlank) content = Math.min(content, indent - (indent % width));
    const isCode = (wasBlank || wasCode) && indent >= content + 4;
    const holds = ITEM.test(line.text) || /^\s*\[\^[^\]]+\]:(?:\s|$)/.test(line.text);
    if (!isCode && holds) content = indent - (indent % width) + width;
    [wasBlank, wasCode] = [false, isCode];
    return isCode;
  };
}
