import { visit } from 'unist-util-visit';
import type { MdNode } from '../source/mdast';
import { type Annotated, JSX, JSX_TARGETS, type JsxElement, MARKDOWN } from './remark-positions';

/**
 * Writes the file to the links and pictures of a partial: they are relative to it, wherever it is
 * imported, and its mistakes are reported with its name.
 */
export default function remarkPart({ file }: { file: string }) {
  return (tree: MdNode): void => {
    visit(tree, (node) => {
      if (MARKDOWN.has(node.type)) {
        const annotated = node as Annotated;
        const properties = { ...annotated.data?.hProperties, 'data-source': file };
        annotated.data = { ...annotated.data, hProperties: properties };
      } else if (JSX.has(node.type)) {
        const { attributes } = node as JsxElement;
        const has = (name: string) => attributes.some((attribute) => attribute.name === name);
        if (!has('data-source') && ['data-line', ...JSX_TARGETS].some(has)) {
          attributes.push({ type: 'mdxJsxAttribute', name: 'data-source', value: file });
        }
      }
    });
  };
}
