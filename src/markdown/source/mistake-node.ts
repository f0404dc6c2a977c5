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
  const properties = {
    'data-mistake': message,
    'data-fix': fix,
    'data-check': check,
    'data-unknown': unknown,
    'data-line': line?.toString(),
    'data-source': path,
  };
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const data = { hName: 'template', hProperties: Object.fromEntries(given) };
  const node: MdParent = { type: 'mistake', children: [], data };
  return node;
}
