/** Which lines of a file a page shows. */
export interface SnippetQuery {
  /** A region or a tag in comments. */
  readonly name: string | undefined;
  /** Pairs of first and last line, 1-based. */
  readonly ranges: readonly Range[] | undefined;
  /** Lines of what is shown that are marked, as in a fence: `1,3-5`. */
  readonly highlight: string | undefined;
  readonly dedent: number | undefined;
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
  const start = lines?.[1] ?? values.get('start');
  const end = lines ? lines[2] : values.get('end');
  return {
    name: lines ? undefined : anchor || values.get('name'),
    ranges: start ? [[Number(start), Number(end ?? start)]] : rangesOf(values.get('range')),
    highlight: rangesOf(values.get('highlight'))
      ?.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
      .join(','),
    dedent: values.has('dedent') ? Number(values.get('dedent')) : undefined,
  };
}

function rangesOf(value: string | undefined): Range[] | undefined {
  if (!value) return undefined;
  return value.split(/[,;]/).flatMap((part): Range[] => {
    const [, first, dash, last] = /^\s*(\d+)\s*(-\s*(\d*))?\s*$/.exec(part) ?? [];
    if (first === undefined) return [];
    return [[Number(first), dash === undefined ? Number(first) : Number(last || Infinity)]];
  });
}

/** `// <name>`, `<!-- <name> -->`, `/* <name> *\/`; with a slash before the name at the end. */
const TAG = /^\s*(?:\/\/|'|#|--|%|;|rem|<!--|\/\*)\s*<(\/?)([\w.-]+)>\s*(?:-->|\*\/)?\s*$/i;
const REGION = /^\s*(?:\/\/\s*)?#\s*(?:pragma\s+)?region\b\s*"?([^"]*?)"?\s*$/i;
const END_REGION = /^\s*(?:\/\/\s*)?#\s*(?:pragma\s+)?end\s*region\b/i;

/**
 * The lines of a file that a page shows, without the indentation that they share; undefined if the
 * file has no such region or lines.
 */
export function snippetOf(source: string, query: SnippetQuery): string | undefined {
  const lines = source.replace(/^\uFEFF|(?:\r\n?|\n)$/g, '').split(/\r\n?|\n/);
  const chosen = chosenLines(lines, query).map((line) =>
    line.replace(/^\s+/, (space) => space.replace(/\t/g, '    ')),
  );
  if (chosen.length === 0) return undefined;
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const indents = chosen.filter((line) => line.trim() !== '').map(indentOf);
  const dedent = query.dedent ?? Math.min(...indents, Infinity);
  return chosen
    .map((line) => line.slice(Math.min(dedent, indentOf(line))))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

function chosenLines(lines: readonly string[], { name, ranges }: SnippetQuery): readonly string[] {
  if (name !== undefined) return namedLines(lines, name.toLowerCase());
  if (!ranges) return lines;
  return ranges.flatMap(([first, last]) => lines.slice(Math.max(first - 1, 0), last));
}

function namedLines(lines: readonly string[], name: string): string[] {
  const isName = (found = '') => [name, `snippet${name}`].includes(found.trim().toLowerCase());
  const tagAt = (slash: string, after: number) =>
    lines.findIndex((line, index) => {
      const tag = TAG.exec(line);
      return index > after && tag?.[1] === slash && isName(tag[2]);
    });
  const tag = tagAt('', -1);
  const start = tag >= 0 ? tag : lines.findIndex((line) => isName(REGION.exec(line)?.[1]));
  if (start < 0) return [];
  const end = tag >= 0 ? tagAt('/', tag) : endOfRegion(lines, start);
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .filter((line) => !(tag >= 0 ? [TAG] : [REGION, END_REGION]).some((mark) => mark.test(line)));
}

function endOfRegion(lines: readonly string[], start: number): number {
  let depth = 1;
  return lines.findIndex((line, index) => {
    if (index <= start) return false;
    if (REGION.test(line)) depth++;
    else if (END_REGION.test(line)) depth--;
    return depth === 0;
  });
}
