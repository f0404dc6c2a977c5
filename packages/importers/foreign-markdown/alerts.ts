import { fenceReader } from '../../../src/markdown/source/fences';

const START = /^(\s*)>\s*\[!(note|tip|important|warning|caution)\]\s*$/i;

/**
 * GitHub's alerts (`> [!NOTE]`) as admonitions, which plugins of Docusaurus make of them. The blank
 * line below one becomes the end of the admonition, so that lines keep their numbers.
 */
export function withAlerts(source: string): string {
  let inFence = fenceReader();
  const result: string[] = [];
  /** What stands before the alert that is open. */
  let indent: string | undefined;
  for (const line of [...source.split('\n'), '']) {
    const inner = indent === undefined ? undefined : /^\s*> ?(.*)$/.exec(line)?.[1];
    const isInside = inFence(inner ?? line) || /^\s*>/.test(result.at(-1) ?? '');
    const [, start, type = ''] = (!isInside && START.exec(line)) || [];
    if (indent !== undefined && inner !== undefined) {
      result.push(indent + inner);
    } else if (indent !== undefined) {
      result.push(`${indent}:::`, ...(line.trim() === '' ? [] : [line]));
      indent = undefined;
      inFence = fenceReader();
    } else {
      result.push(start === undefined ? line : `${start}:::${type.toLowerCase()}`);
      indent = start;
    }
  }
  if (result.at(-1) === '') result.pop();
  return result.join('\n');
}
