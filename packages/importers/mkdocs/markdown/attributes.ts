import { jsxAttribute } from '../../docfx/markdown/html-names';
import { type Node, raw, walkTree } from '../../docfx/markdown/tree';

/** `{ #id .class key=value }`, of which at least one part has one of these forms. */
const PART = '(?:[#.][\\w:.-]+|[\\w-]+=(?:"[^"]*"|\'[^\']*\'|[^\\s}"\']+)|data-[\\w-]+)';
export const LIST = `\\{:?[ \\t]*(?:[\\w-]+[ \\t]+)*${PART}(?:[ \\t]+(?:${PART}|[\\w-]+))*[ \\t]*\\}`;
const AT_START = new RegExp(`^(${LIST})`);
const AT_END = new RegExp(`(?:^|[ \\t]*\\n?[ \\t]*)(${LIST})[ \\t]*$`);
const HAS_LIST = /^(?:link|linkReference|image|imageReference|inlineCode|strong|emphasis|raw)$/;

/**
 * Takes the attribute lists out of a tree. Of what they say stay ids, the sizes of pictures and
 * where they float.
 */
export function applyAttributeLists(root: Node): void {
  walkTree(root, (parent) => {
    parent.children?.forEach((node, index, all) => {
      const list = HAS_LIST.test(node.type) ? take(all[index + 1], AT_START) : undefined;
      if (list !== undefined) all[index] = withAttributes(node, list);
    });
    // The list at the end of a heading, a paragraph, a cell or an item.
    const id = idOf(take(parent.children?.at(-1), AT_END));
    if (id === undefined) return;
    if (parent.type === 'heading' && /^[\w-]+$/.test(id)) parent.children?.push(raw(` \\{#${id}}`));
    else parent.children?.unshift(anchor(id));
  });
}

/** Takes a list out of a text. */
function take(node: Node | undefined, pattern: RegExp): string | undefined {
  const match = node?.type === 'text' ? pattern.exec(node.value ?? '') : null;
  if (node && match) node.value = node.value?.replace(match[0], '') ?? '';
  return match?.[1];
}

const idOf = (list = ''): string | undefined => /[{\s](?:#|id=["']?)([\w:.-]+)/.exec(list)?.[1];
const anchor = (id: string): Node => raw(`<a id="${id}"></a>`);

function withAttributes(node: Node, list: string): Node {
  const id = idOf(list);
  const sizes = [...list.matchAll(/\b(width|height|align)=["']?([\w%.-]+)/g)];
  if (node.type !== 'image') {
    if (id !== undefined) node.children?.unshift(anchor(id));
    return node;
  }
  const pairs = [
    ['src', node.url],
    ['alt', node.alt ?? ''],
    ['id', id],
    ...sizes.map(([, ...pair]) => pair),
  ];
  const written = pairs.map(([name = '', value]) =>
    value == null ? '' : jsxAttribute(name, value),
  );
  return raw(`<img ${written.filter(Boolean).join(' ')} />`, node);
}
