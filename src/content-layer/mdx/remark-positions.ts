import type { MdNode } from './mdast';
import { visit } from 'unist-util-visit';

interface Annotated extends MdNode {
  data?: Record<string, unknown> & { hProperties?: Record<string, unknown> };
}
interface JsxElement extends MdNode {
  name: string | null;
  attributes: { type: string; name: string; value: unknown }[];
}

const MARKDOWN = new Set(['link', 'image', 'linkReference', 'imageReference']);
const JSX = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);
const JSX_TARGETS = new Set(['href', 'to', 'src', 'poster']);

/** Writes the source line of each link and image into `data-line`; the HTML stage takes it out. */
export default function remarkPositions() {
  return (tree: MdNode): void => {
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if (line === undefined) return;
      if (MARKDOWN.has(node.type)) {
        const annotated = node as Annotated;
        annotated.data = { ...annotated.data };
        annotated.data.hProperties = { ...annotated.data.hProperties, 'data-line': line };
      } else if (JSX.has(node.type)) {
        const { attributes } = node as JsxElement;
        if (attributes.some((attribute) => JSX_TARGETS.has(attribute.name))) {
          attributes.push({ type: 'mdxJsxAttribute', name: 'data-line', value: String(line) });
        }
      }
    });
  };
}
