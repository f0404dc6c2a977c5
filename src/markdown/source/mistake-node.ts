import type { Mistake } from '../../config/diagnostics/problems';
import type { MdNode, MdParent } from './mdast';

/**
 * A mistake as a node of the Markdown tree. Unlike an error, it lets the page compile, so the other
 * mistakes are found too. The HTML stage removes and reports it (`markdown/html/mistakes.ts`).
 *
 * @param path the file, absolute.
 */
export function mistakeNode(
  { message, fix, check, unknown }: Mistake,
  line: number | undefined,
  path: string | undefined,
): MdNode {
  return elementNode('mistake', 'template', {
    'data-mistake': message,
    'data-fix': fix,
    'data-check': check,
    'data-unknown': unknown,
    'data-line': line?.toString(),
    'data-source': path,
  });
}

/** An element of HTML as a node of the Markdown tree, without the properties that have no value. */
export function elementNode(
  type: string,
  hName: string,
  properties: Readonly<Record<string, string | undefined>>,
  children: MdNode[] = [],
): MdNode {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const data = { hName, hProperties: Object.fromEntries(given) };
  const node: MdParent = { type, children, data };
  return node;
}
