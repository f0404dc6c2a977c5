import { codeLanguage } from '../../shared/code-language';
import { metaMistakes, unknownMeta } from '../../../../src/markdown/source/code-meta';
import { escapeVariables } from '../../reference/plan';
import { type FileContext, note } from './context';
import { type Node, walkTree } from './tree';

export function convertCode(root: Node, context: FileContext): void {
  const { variables } = context.site;
  walkTree(root, (node) => {
    if (node.type === 'inlineCode') {
      // The site takes one exclamation mark away from a type's name, and does not link it.
      const value = (node.value ?? '').replace(/\s*\n\s*/g, ' ').replace(/^!(?=!*[A-Z])/, '!!');
      node.value = escapeVariables(value, variables);
    }
    if (node.type !== 'code') return;
    node.value = escapeVariables(node.value ?? '', variables);
    // Indented code has no language; as a fence it is text.
    node.lang = codeLanguage(node.lang) ?? 'text';
    const meta = node.meta ?? '';
    if (metaMistakes(meta).length === 0) return;
    const unknown = unknownMeta(meta);
    node.meta = unknown.reduce((rest, word) => rest.replace(word, ''), meta).trim() || null;
    if (node.meta !== null && metaMistakes(node.meta).length > 0) node.meta = null;
    note(context, node, {
      kind: 'code blocks',
      message: `"${unknown.join(' ')}" after the language of a code block has no meaning here.`,
      fix: 'Nothing, unless it marked lines: {1,3-5} does.',
    });
  });
}
