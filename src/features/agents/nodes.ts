import type { BlockContent, Content, Heading, ListItem, PhrasingContent, TableCell } from 'mdast';

const PHRASING = new Set('text emphasis strong delete link image inlineCode break html'.split(' '));
const isPhrasing = (node: Content): node is PhrasingContent => PHRASING.has(node.type);

/** Text as browsers show it, with one space for any number. */
export const text = (value: string): Content => ({
  type: 'text',
  value: value.replace(/\s+/g, ' '),
});

/** One line of phrasing, without spaces at its ends and two beside each other. */
function line(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const children: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = children[children.length - 1];
    if (node.type !== 'text') children.push(node);
    else if (last?.type === 'text')
      last.value += last.value.endsWith(' ') ? node.value.trimStart() : node.value;
    else
      children.push({
        ...node,
        value: last && last.type !== 'break' ? node.value : node.value.trimStart(),
      });
  }
  const last = children[children.length - 1];
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return children.filter((node) => node.type !== 'text' || node.value !== '');
}

/** Blocks: what stands between them are paragraphs. */
export function blocks(nodes: readonly Content[]): Content[] {
  const found: Content[] = [];
  let run: PhrasingContent[] = [];
  const end = () => {
    const children = line(run);
    if (children.length > 0) found.push({ type: 'paragraph', children });
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) run.push(node);
    else {
      end();
      found.push(node);
    }
  }
  end();
  return found;
}

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** Phrasing, with what is in blocks. @param between stands where a block begins or ends. */
function flat(nodes: readonly Content[], between: PhrasingContent): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    if (node.type === 'code')
      return (node.value.match(/.*\S.*/g) ?? []).flatMap((line) => [between, code(line), between]);
    return 'children' in node ? [between, ...flat(node.children, between), between] : [];
  });
}

const SPACE: PhrasingContent = { type: 'text', value: ' ' };
const BREAK: PhrasingContent = { type: 'html', value: '<br>' };

/** Phrasing inside other phrasing, with its outer spaces outside: `** a**` is not strong. */
export function around(
  nodes: readonly Content[],
  wrap: (children: PhrasingContent[]) => PhrasingContent,
): Content[] {
  const inside = flat(nodes, SPACE);
  const children = line(inside);
  if (children.length === 0) return [];
  const spaceAt = (index: number, pattern: RegExp) => {
    const node = inside[index];
    return node?.type === 'text' && pattern.test(node.value) ? [SPACE] : [];
  };
  return [...spaceAt(0, /^ /), wrap(children), ...spaceAt(inside.length - 1, / $/)];
}

export const strong = (nodes: readonly Content[]): Content[] =>
  around(nodes, (children) => ({ type: 'strong', children }));

export const emphasis = (nodes: readonly Content[]): Content[] =>
  around(nodes, (children) => ({ type: 'emphasis', children }));

export const heading = (depth: Heading['depth'], nodes: readonly Content[]): Heading => ({
  type: 'heading',
  depth,
  children: line(flat(nodes, SPACE)),
});

export const quote = (nodes: readonly Content[]): Content => ({
  type: 'blockquote',
  children: blocks(nodes) as BlockContent[],
});

export const item = (nodes: readonly Content[]): ListItem => {
  const children = blocks(nodes) as BlockContent[];
  return { type: 'listItem', spread: false, children };
};

/** A list of the items among nodes. */
export function list(nodes: readonly Content[], start?: number): Content {
  const children = nodes.filter((node): node is ListItem => node.type === 'listItem');
  return {
    type: 'list',
    ordered: start !== undefined,
    start: start ?? null,
    spread: false,
    children,
  };
}

/** A cell of a table, which is one line in Markdown. */
export function cell(nodes: readonly Content[]): TableCell {
  const children = line(flat(nodes, BREAK)).filter(
    (node, index, all) =>
      node !== BREAK || (index > 0 && index < all.length - 1 && all[index - 1] !== BREAK),
  );
  return { type: 'tableCell', children };
}
