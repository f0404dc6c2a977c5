import { INLINE } from './html-names';
import { type Node, paragraph } from './tree';

/** Marks the tag of an element that holds blocks. */
export const block = (node: Node): Node => ({ ...node, isBlock: true });

const PHRASING = new Set(
  'text emphasis strong delete inlineCode link linkReference image imageReference break html footnoteReference'.split(
    ' ',
  ),
);

/** Whether a node is a block, and nothing in a line. */
export function isBlock(node: Node): boolean {
  if (node.type !== 'raw') return !PHRASING.has(node.type);
  if (node.isBlock) return true;
  const name = /^<\/?([\w-]+)/.exec(node.value ?? '')?.[1];
  return name !== undefined && !INLINE.has(name);
}

/** Runs of what stands in lines become paragraphs, blocks stay. */
export function grouped(children: readonly Node[]): Node[] {
  const result: Node[] = [];
  let line: Node[] = [];
  let depth = 0;
  const flush = () => {
    const shown = trimmed(line);
    if (shown.length > 0) result.push(paragraph(shown));
    line = [];
  };
  for (const node of children) {
    if (depth === 0 && isBlock(node) && !isLeafTag(node)) {
      flush();
      result.push(node);
      continue;
    }
    // The tags of a cell stay in a line with its text.
    const isTag = node.type === 'raw' && isBlock(node);
    if (isTag && depth === 0 && !isClosing(node)) flush();
    line.push(node);
    if (isTag) depth += isClosing(node) ? -1 : /\/>$|><\//.test(node.value ?? '') ? 0 : 1;
    if (isTag && depth === 0) flush();
  }
  flush();
  return result;
}

const isLeafTag = (node: Node): boolean =>
  node.type === 'raw' && !node.isBlock && /^<[/\w]/.test(node.value ?? '');
const isClosing = ({ value }: Node): boolean => /^<\//.test(value ?? '');

function trimmed(line: readonly Node[]): Node[] {
  const isBlank = ({ type, value }: Node) => type === 'text' && value?.trim() === '';
  const start = line.findIndex((node) => !isBlank(node));
  if (start < 0) return [];
  return line.slice(start, line.findLastIndex((node) => !isBlank(node)) + 1);
}
