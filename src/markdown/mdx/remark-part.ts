import { visit } from 'unist-util-visit';
import type { MdNode } from '../source/mdast';

interface Annotated extends MdNode {
  data?: Record<string, unknown> & { hProperties?: Record<string, unknown> };
  attributes?: { type: string; name?: string; value: unknown }[];
}

const MARKDOWN = new Set(['link', 'image', 'linkReference', 'imageReference']);
const JSX = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);
const TARGETS = new Set(['href', 'to', 'src', 'poster']);

/**
 * Writes the file to the links and pictures of a partial: they are relative to it, wherever it is
 * imported, and its mistakes are reported with its name.
 */
export default function remarkPart({ file }: { file: string }) {
  return (tree: MdNode): void => {
    visit(tree, (node) => {
      const annotated = node as Annotated;
      if (MARKDOWN.has(node.type)) {
        const properties = { ...annotated.data?.hProperties, 'data-source': file };
        annotated.data = { ...annotated.data, hProperties: properties };
      } else if (JSX.has(node.type)) {
        const attributes = annotated.attributes ?? [];
        const has = (name: string) => attributes.some((attribute) => attribute.name === name);
        if (!has('data-source') && ['data-line', ...TARGETS].some(has)) {
          attributes.push({ type: 'mdxJsxAttribute', name: 'data-source', value: file });
        }
      }
    });
  };
}
