import { type Block, type Line, mapped } from './lines';

const OPTION = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/g;
const FENCE = /^([\s>]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
const ANNOTATION = /\((\d+)\)!(?=\s*\S{0,3}$)/g;
const LINES = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

/**
 * What follows the backticks of a fence as the site writes it: `{ .py hl_lines="2 3" }` is
 * `py {2,3}`.
 */
export function fenceMeta(written: string): string {
  const options = new Map(
    [...written.matchAll(OPTION)].map(([, key = '', a, b, c]) => [key, a ?? b ?? c ?? '']),
  );
  const words = written.replace(OPTION, ' ');
  const [, braced, plain] = /^\s*\{\s*\.([^\s}.]+)|^\s*([^\s{]+)/.exec(words) ?? [];
  const title = options.get('title')?.replace(/"/g, '”');
  const marked = (options.get('hl_lines') ?? '').trim().replace(/[\s,]+/g, ',');
  const first = Number(options.get('linenums') || 0);
  return [
    braced ?? plain ?? 'text',
    title ? `title="${title}"` : '',
    LINES.test(marked) ? `{${marked}}` : '',
    first > 1 ? `showLineNumbers=${first}` : first === 1 ? 'showLineNumbers' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Fences with `tab="Label"`, as SuperFences had them once, below `=== "Label"`. */
export function withTabs(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const end = fence(lines, at)?.end ?? at + 1;
    const own = lines.slice(at, end);
    const [, before = '', , info = ''] = FENCE.exec(own[0]?.text ?? '') ?? [];
    const label = before.includes('>') ? undefined : /\btab=(["'])(.*?)\1/.exec(info)?.[2];
    const tab = mapped(own.slice(0, 1), () => `${before}=== "${label}"`);
    const inside = mapped(own, (text) => text && `${before}    ${text.slice(before.length)}`);
    result.push(...(label === undefined ? own : [...tab, ...inside]));
    at = end;
  }
  return result;
}

/**
 * A fence, at any depth. It ends where the same backticks are indented as much; others in it are
 * code. Annotations are the numbers of the notes below it: `# (1)!` is `# (1)`.
 */
export function fence(lines: readonly Line[], at: number): Block | undefined {
  const { text = '', line = 0 } = lines[at] ?? {};
  const [, before = '', ticks = '', info = ''] = FENCE.exec(text) ?? [];
  if (ticks === '') return undefined;
  const rest = lines.slice(at + 1);
  const exact = rest.findIndex((one) => one.text.trimEnd() === before + ticks);
  const near = rest.findIndex((one) => one.text.replace(/^[\s>]+|\s+$/g, '') === ticks);
  const length = exact >= 0 ? exact : near;
  if (length < 0) return undefined;
  const code = mapped(rest.slice(0, length), (one) => one.replace(ANNOTATION, '($1)'));
  const runs = code.flatMap((one) => one.text.match(/`{3,}|~{3,}/g) ?? []);
  const longest = Math.max(ticks.length, ...runs.map((run) => run.length + 1));
  const edge = before + ticks.charAt(0).repeat(longest);
  const open = { text: edge + fenceMeta(info), line };
  return { lines: [open, ...code, { text: edge, line }], end: at + length + 2, depth: 0 };
}
