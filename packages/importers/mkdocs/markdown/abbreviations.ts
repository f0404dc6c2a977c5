import { escapeRegExp } from '../../../../src/config/diagnostics/escape-reg-exp';
import { jsxAttribute } from '../../docfx/markdown/html-names';
import { mapTree, type Node, raw, textNode } from '../../docfx/markdown/tree';

const DEFINITION = /^\s{0,3}\*\[([^\]]+)\]:\s*(.*?)\s*$/;

/** Takes a line that defines one, `*[HTML]: Hypertext…`. @returns whether it does. */
export function takeAbbreviation(text: string, titles: Map<string, string>): boolean {
  const [, name, title = ''] = DEFINITION.exec(text) ?? [];
  if (name !== undefined) titles.set(name, title);
  return name !== undefined;
}

/** Marks each place of an abbreviation in the texts of a tree. */
export function markAbbreviations(root: Node, titles: ReadonlyMap<string, string>): void {
  const escaped = [...titles.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\w-])(${escaped.join('|')})(?![\\w-])`);
  if (titles.size === 0) return;
  mapTree(root, (node, parent) => {
    if (node.type !== 'text' || parent.type === 'heading') return [node];
    return (node.value ?? '').split(pattern).flatMap((part, index) => {
      if (index % 2 === 0) return part === '' ? [] : [textNode(part)];
      const title = jsxAttribute('title', titles.get(part) ?? '');
      return [raw(`<abbr ${title}>`), textNode(part), raw('</abbr>')];
    });
  });
}
