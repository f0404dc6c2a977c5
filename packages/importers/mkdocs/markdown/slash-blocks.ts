import { indented, isBlank, type Line } from './lines';

const OPEN = /^(\s*)(\/{3,})\s*([\w-]+)(?:\s*\|\s*(.*?))?\s*$/;
const OPTION = /^\s{4,}([\w-]+):\s*(.*?)\s*$/;

/**
 * Blocks of `pymdownx.blocks`, which slashes end, as those that are indented: `/// note | Title` is
 * `!!! note "Title"`. What a block without a counterpart holds stays.
 */
export function withoutSlashes(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at] as Line;
    const [whole, indent = '', slashes = '', name = '', title] = OPEN.exec(first.text) ?? [];
    const end = lines.findIndex(({ text }, index) => index > at && text === indent + slashes);
    at++;
    if (whole === undefined || end < 0) {
      result.push(first);
      continue;
    }
    const options = new Map<string, string>();
    for (; OPTION.test(lines[at]?.text ?? ''); at++) {
      const [, key = '', value = ''] = OPTION.exec(lines[at]?.text ?? '') ?? [];
      options.set(key, value);
    }
    const body = withoutSlashes(lines.slice(at, end));
    const start = startOf(name, title, options);
    const own = start === undefined ? body : indented(body, '    ');
    const before = start === undefined ? '' : indent + start;
    result.push({ ...first, text: before }, ...own, { ...first, text: '' });
    at = end + 1;
    // Tabs that follow one another are one group.
    if (isBlank(lines[at])) at++;
  }
  return result;
}

function startOf(name: string, title: string | undefined, options: ReadonlyMap<string, string>) {
  const shown = title ? ` "${title}"` : '';
  const type = options.get('type') ?? 'note';
  if (name === 'tab') return `===${options.get('new') === 'true' ? '!' : ''}${shown}`;
  if (name === 'details')
    return `???${/true/i.test(options.get('open') ?? '') ? '+' : ''} ${type}${shown}`;
  if (/^(?:html|define|definition|caption|[a-z]+-caption)$/.test(name)) return undefined;
  return `!!! ${name === 'admonition' ? type : name}${shown}`;
}
