import { visit } from 'unist-util-visit';
import { bodyComponents } from '../components';
import { RESERVED_IDS } from '../html/active-content';
import type { MdNode, MdParent } from '../source/mdast';
import { mistakeNode } from '../source/mistake-node';

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

/** Elements, and attributes of elements, that a page may not have: see `markdown/html/active-content.ts`. */
const ACTIVE =
  /^(?:animate\w*|base|embed|form|frame|iframe|link|meta|no\w+|object|script|set|style|template)$/i;
const ACTIVE_ATTRIBUTE = /^(?:on[a-z]+|action|data|formaction|ping|srcdoc|style|xlink:?href)$/i;

/** HTML has elements of these names, too. */
const ALSO_HTML = ['Button', 'Details'];

/** Components by their names in lower case, which JSX takes for elements of HTML. */
const IN_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  Object.keys(bodyComponents)
    .filter((name) => !ALSO_HTML.includes(name))
    .map((name) => [name.toLowerCase(), name]),
);

/** Words of what the page imports and defines: its own component may have one of those names. */
function ownWords(tree: MdNode): Set<string> {
  let code = '';
  visit(tree, 'mdxjsEsm', (node) => {
    code += `${(node as MdNode & { value: string }).value}\n`;
  });
  return new Set(code.replace(/^import\b.*['"]@theme\/.*$/gm, '').split(/\W+/));
}

/**
 * Writes the source line of each link and image to `data-line`, which the HTML stage removes.
 * The site's components get their line and their file, for the mistakes that they report. One in
 * lower case is a mistake.
 */
export default function remarkPositions() {
  return (tree: MdNode, { path }: { path?: string } = {}): void => {
    const own = ownWords(tree);
    visit(tree, (node, index, parent) => {
      const line = node.position?.start.line;
      if (line === undefined) return undefined;
      if (MARKDOWN.has(node.type)) {
        const annotated = node as Annotated;
        annotated.data = { ...annotated.data };
        annotated.data.hProperties = { ...annotated.data.hProperties, 'data-line': line };
      } else if (JSX.has(node.type)) {
        const { attributes } = node as JsxElement;
        const name = (node as JsxElement).name ?? '';
        const isHtml = /^[a-z]/.test(name);
        const isOurs = Object.hasOwn(bodyComponents, name) && !own.has(name);
        if (isOurs && path !== undefined) attributes.push(jsxAttribute('data-source', path));
        const component = isHtml && IN_LOWER_CASE.get(name.toLowerCase());
        if (component && index !== null) {
          const message = `There is no element <${name}>.`;
          const mistake = { check: 'markup', message, fix: `Write <${component}>.` } as const;
          (parent as MdParent).children.splice(index, 0, mistakeNode(mistake, line, path));
          return index + 2;
        }
        if (isHtml) markHandlers(attributes);
        const isActive = isHtml && (ACTIVE.test(name) || attributes.some(isActiveAttribute));
        if (isOurs || isActive || attributes.some((one) => JSX_TARGETS.has(one.name))) {
          attributes.push(jsxAttribute('data-line', String(line)));
        }
      }
      return undefined;
    });
  };
}

const jsxAttribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });

/** React drops them without a word. */
function markHandlers(attributes: JsxElement['attributes']): void {
  const handler = attributes.find(({ name }) => /^on[a-z]/i.test(name));
  if (handler) attributes.push(jsxAttribute('data-handler', handler.name));
}

function isActiveAttribute({ name, value }: JsxElement['attributes'][number]): boolean {
  return ACTIVE_ATTRIBUTE.test(name) || (name === 'id' && RESERVED_IDS.includes(String(value)));
}

/**
 * Writes the file to the links and pictures of a partial: they are relative to it, wherever it is
 * imported, and its mistakes are reported with its name.
 */
export function remarkPart({ file }: { file: string }) {
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
          attributes.push(jsxAttribute('data-source', file));
        }
      }
    });
  };
}
