/** Which lines of a file a page shows. */
export interface SnippetQuery {
  /** A region or a tag in comments. */
  readonly name?: string;
  /** Pairs of first and last line, 1-based. */
  readonly ranges?: readonly (readonly [first: number, last: number])[];
  /** Lines of what is shown that are marked, as in a fence: `1,3-5`. */
  readonly highlight?: string;
  readonly dedent?: number;
}

type Range = readonly [first: number, last: number];

/**
 * Reads what follows the path of a code inclusion: `?range=1-3&highlight=2`, `?name=main`,
 * `#L1-L3`, `#main`.
 */
export function snippetQuery(rest: string): SnippetQuery {
  const [, query = '', anchor = ''] = /^(?:\?([^#]*))?(?:#(.*))?$/s.exec(rest) ?? [];
  const values = new Map(
    query.split('&').map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim().toLowerCase(), decodeURIComponent(value.trim())];
    }),
  );
  const lines = /^L(\d+)(?:-L?(\d+))?$/i.exec(anchor);
  const name = lines ? undefined : anchor || values.get('name');
  const start = values.get('start');
  const ranges = lines
    ? [[Number(lines[1]), Number(lines[2] ?? lines[1])] as const]
    : start !== undefined
      ? [[Number(start), Number(values.get('end') ?? start)] as const]
      : rangesOf(values.get('range'));
  const highlight = rangesOf(values.get('highlight'))
    ?.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
  const dedent = values.get('dedent');
  return {
    ...(name && { name }),
    ...(ranges && { ranges }),
    ...(highlight && { highlight }),
    ...(dedent && { dedent: Number(dedent) }),
  };
}

function rangesOf(value: string | undefined): Range[] | undefined {
  if (!value) return undefined;
  return value.split(/[,;]/).flatMap((part): Range[] => {
    const match = /^\s*(\d+)\s*(-\s*(\d*))?\s*$/.exec(part);
    if (!match) return [];
    const first = Number(match[1]);
    return [[first, match[2] === undefined ? first : Number(match[3] || Infinity)]];
  });
}

const TAG_START = [
  /^\s*(?:\/\/|'|#|--|%|;|rem)\s*<([\w.-]+)>\s*$/i,
  /^\s*<!--\s*<([\w.-]+)>\s*-->\s*$/i,
  /^\s*\/\*\s*<([\w.-]+)>\s*\*\/\s*$/i,
];
const TAG_END = [
  /^\s*(?:\/\/|'|#|--|%|;|rem)\s*<\/([\w.-]+)>\s*$/i,
  /^\s*<!--\s*<\/([\w.-]+)>\s*-->\s*$/i,
  /^\s*\/\*\s*<\/([\w.-]+)>\s*\*\/\s*$/i,
];
const REGION = /^\s*(?:\/\/\s*)?#\s*(?:pragma\s+)?region\b\s*"?([^"]*?)"?\s*$/i;
const END_REGION = /^\s*(?:\/\/\s*)?#\s*(?:pragma\s+)?end\s*region\b/i;

/**
 * The lines of a file that a page shows, without the indentation that they share.
 *
 * @returns undefined if the file has no such region or lines.
 */
export function snippetOf(source: string, query: SnippetQuery): string | undefined {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
  const chosen = chosenLines(lines, query);
  if (chosen === undefined || chosen.length === 0) return undefined;
  const expanded = chosen.map((line) =>
    line.replace(/^\s+/, (space) => space.replace(/\t/g, '    ')),
  );
  const indents = expanded
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const dedent = query.dedent ?? Math.min(...indents, Infinity);
  return expanded
    .map((line) => line.slice(Math.min(dedent, line.length - line.trimStart().length)))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

function chosenLines(lines: readonly string[], query: SnippetQuery): string[] | undefined {
  if (query.name !== undefined) return namedLines(lines, query.name.toLowerCase());
  if (!query.ranges) return [...lines];
  return query.ranges.flatMap(([first, last]) => lines.slice(Math.max(first - 1, 0), last));
}

function namedLines(lines: readonly string[], name: string): string[] | undefined {
  const isName = (found: string | undefined) =>
    found !== undefined && [name, `snippet${name}`].includes(found.trim().toLowerCase());
  const match = (line: string, patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  const tag = lines.findIndex((line) => isName(match(line, TAG_START)));
  const isMark = (line: string) =>
    match(line, [...TAG_START, ...TAG_END, REGION]) !== undefined || END_REGION.test(line);
  if (tag >= 0) {
    const end = lines.findIndex((line, index) => index > tag && isName(match(line, TAG_END)));
    return lines.slice(tag + 1, end < 0 ? undefined : end).filter((line) => !isMark(line));
  }
  const start = lines.findIndex((line) => isName(REGION.exec(line)?.[1]));
  if (start < 0) return undefined;
  let depth = 1;
  const end = lines.findIndex((line, index) => {
    if (index <= start) return false;
    if (REGION.test(line)) depth++;
    else if (END_REGION.test(line)) depth--;
    return depth === 0;
  });
  return lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => !isMark(line));
}
