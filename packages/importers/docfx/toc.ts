import fs from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { z } from 'zod';

/** An entry of a table of contents, as written. */
export interface TocItem {
  readonly name?: string;
  readonly href?: string;
  /** What the entry itself opens, where `href` is a table of contents. */
  readonly topicHref?: string;
  readonly uid?: string;
  readonly items: readonly TocItem[];
  readonly line: number;
}

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(undefined)
  .transform((value) => (value == null || value === '' ? undefined : String(value)));

const entry = z.looseObject({
  name: text,
  href: text,
  topicHref: text,
  homepage: text,
  uid: text,
  topicUid: text,
  homepageUid: text,
});

/**
 * Reads a table of contents, `toc.yml` or `toc.md`.
 *
 * @throws {Error} if the YAML cannot be read.
 */
export function readToc(file: string): TocItem[] {
  const source = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return path.extname(file).toLowerCase() === '.md' ? ofMarkdown(source) : ofYaml(source);
}

function ofYaml(source: string): TocItem[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw new Error(error.message.split('\n')[0]);
  const { contents } = document;
  return itemsOf(isMap(contents) ? contents.get('items', true) : contents, lines);
}

function itemsOf(value: unknown, lines: LineCounter): TocItem[] {
  if (!isSeq(value)) return [];
  return value.items.filter((item) => isMap(item)).map((item) => itemOf(item, lines));
}

function itemOf(map: YAMLMap, lines: LineCounter): TocItem {
  const value = entry.parse(map.toJSON());
  const { name, href } = value;
  const topicHref = value.topicHref ?? value.homepage;
  const uid = value.uid ?? value.topicUid ?? value.homepageUid;
  return {
    ...(name !== undefined && { name }),
    ...(href !== undefined && { href }),
    ...(topicHref !== undefined && { topicHref }),
    ...(uid !== undefined && { uid }),
    items: itemsOf(map.get('items', true), lines),
    line: lines.linePos(map.range?.[0] ?? 0).line,
  };
}

/** `# [Name](file)`, with the level of the heading as the depth. */
function ofMarkdown(source: string): TocItem[] {
  interface Level {
    readonly depth: number;
    readonly items: TocItem[];
  }
  const root: TocItem[] = [];
  const open: Level[] = [{ depth: 0, items: root }];
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const [, marks = '', rest = ''] = /^(#+)\s*(.*?)\s*#*$/.exec(line) ?? [];
    if (marks === '' || rest === '') continue;
    while ((open.at(-1)?.depth ?? 0) >= marks.length) open.pop();
    const items: TocItem[] = [];
    open.at(-1)?.items.push({ ...markdownEntry(rest), items, line: index + 1 });
    open.push({ depth: marks.length, items });
  }
  return root;
}

function markdownEntry(rest: string): Pick<TocItem, 'name' | 'href' | 'uid'> {
  const [, name = '', href = ''] =
    /^\[([^\]]*)\]\(\s*<?(.*?)>?\s*(?:"[^"]*")?\s*\)$/.exec(rest) ?? [];
  const uid = /^(?:xref:|@)(.+)$/.exec(href || rest.replace(/^<(xref:.*)>$/, '$1'))?.[1];
  if (uid !== undefined) return { uid, ...(name && { name }) };
  if (href === '') return { name: name || rest.replace(/^\[(.*)\]$/, '$1') };
  return { href, ...(name && { name }) };
}
