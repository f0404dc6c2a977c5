import Prism from 'prismjs';
import 'prismjs/components/prism-csharp';

/** C# as highlighted HTML. Line breaks are kept. */
export function highlightCSharp(code: string): string {
  const grammar = Prism.languages.csharp;
  return grammar
    ? Prism.highlight(code, grammar, 'csharp')
    : code.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
