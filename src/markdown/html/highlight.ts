import { toHtml } from 'hast-util-to-html';
import Prism from 'prismjs';
import 'prismjs/components/prism-csharp';
import { mergeTokens } from './merge-tokens';
import type { ElementContent } from './tree';
import { parseHtml } from './parse';

/** C# as highlighted HTML. Line breaks are kept. */
export function highlightCSharp(code: string): string {
  const grammar = Prism.languages.csharp as Prism.Grammar;
  const { children } = parseHtml(Prism.highlight(code, grammar, 'csharp'));
  return toHtml({ type: 'root', children: mergeTokens(children as ElementContent[]) });
}
