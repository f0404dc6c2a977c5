import fs from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import type { Catalog, CatalogPage } from './catalog';
import type { Note } from './notes';
import type { ProjectFile } from './project-files';

/** An entry of a table of contents, as written. */
export interface TocItem {
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  /** What the entry itself opens, where `href` is a table of contents. */
  readonly topicHref?: string | undefined;
  readonly uid?: string | undefined;
  readonly items: readonly TocItem[];
  readonly line: number;
}

/** A table of contents. */
export interface Toc {
  readonly file: string;
  readonly items: readonly TocItem[];
}

/** The tables of contents of a project. */
export class Tocs {
  private readonly byFile = new Map<string, Toc>();

  constructor(
    files: readonly ProjectFile[],
    private readonly root: string,
    private readonly onNote: (note: Note) => void,
  ) {
    for (const { source } of files) this.read(source);
  }

  get all(): readonly Toc[] {
    return [...this.byFile.values()];
  }

  /**
   * The tables of contents besides the project's own, first those that it names: pages of none are
   * beside the first.
   */
  besides(root: Toc | undefined): Toc[] {
    const dir = path.dirname(root?.file ?? '');
    const named = (root?.items ?? []).map(({ href = '.' }) =>
      path.resolve(dir, href.replace(/toc\.\w+$/i, '')),
    );
    const rank = ({ file }: Toc) => {
      const index = named.indexOf(path.dirname(file));
      return index < 0 ? named.length : index;
    };
    return this.all.filter((toc) => toc !== root).sort((a, b) => rank(a) - rank(b));
  }

  in(folder: string): Toc | undefined {
    return ['toc.yml', 'toc.yaml', 'toc.md', 'TOC.yml', 'TOC.md']
      .map((name) => this.byFile.get(path.join(folder, name)))
      .find((toc) => toc !== undefined);
  }

  /** The table of contents that an entry of another one names. */
  at(href: string | undefined, from: string): Toc | undefined {
    if (href === undefined || !/(?:^|\/)toc\.(?:ya?ml|md)$/i.test(href)) return undefined;
    const file = path.resolve(path.dirname(from), href.replace(/^~\//, ''));
    return this.byFile.get(file) ?? this.read(file);
  }

  /** What entries call the files that they lead to. */
  labels(): Map<string, string> {
    const named = (items: readonly TocItem[], dir: string): [string, string][] =>
      items.flatMap(({ name, href, topicHref, items: inner }) => [
        ...filesOf(dir, topicHref ?? href).flatMap((file): [string, string][] =>
          name === undefined ? [] : [[file, name]],
        ),
        ...named(inner, dir),
      ]);
    // The first entry counts.
    const all = this.all.flatMap(({ file, items }) => named(items, path.dirname(file)));
    return new Map(all.reverse());
  }

  /** The page that each folder with a table of contents opens, by the folder in lowercase. */
  firstPages(catalog: Catalog): Map<string, CatalogPage> {
    return new Map(
      this.all.flatMap(({ file, items }) => {
        const dir = path.dirname(file);
        const page = firstPage(items, dir, catalog);
        return page ? [[dir.toLowerCase(), page] as const] : [];
      }),
    );
  }

  private read(file: string): Toc | undefined {
    if (!/toc\.(?:ya?ml|md)$/i.test(file) || placeIn(this.root, file) !== 'file') return undefined;
    try {
      const source = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
      const items = /\.md$/i.test(file) ? ofMarkdown(source) : ofYaml(source);
      this.byFile.set(file, { file, items });
      return { file, items };
    } catch (error) {
      const message = `The table of contents cannot be read: ${(error as Error).message}`;
      this.onNote({ file, kind: 'tables of contents', message, fix: 'Fix the YAML.' });
      return undefined;
    }
  }
}

function firstPage(
  items: readonly TocItem[],
  dir: string,
  catalog: Catalog,
): CatalogPage | undefined {
  for (const { href, topicHref, uid = '', items: inner } of items) {
    const files = [topicHref, href].flatMap((one) => filesOf(dir, one));
    const pages = [catalog.byUid(uid), ...files.map(catalog.bySource)];
    const found = pages.find((page) => page !== undefined) ?? firstPage(inner, dir, catalog);
    if (found) return found;
  }
  return undefined;
}

const filesOf = (dir: string, href: string | undefined): string[] =>
  href === undefined ? [] : [path.resolve(dir, href.replace(/^~\//, '').replace(/[?#].*$/, ''))];

function ofYaml(source: string): TocItem[] {
  const lines = new LineCounter();
  const { errors, contents } = parseDocument(source, { lineCounter: lines, uniqueKeys: false });
  if (errors[0]) throw new Error(errors[0].message.split('\n')[0]);
  const itemsOf = (value: unknown): TocItem[] =>
    isSeq(value) ? value.items.filter((item) => isMap(item)).map(itemOf) : [];
  const itemOf = (map: YAMLMap): TocItem => {
    const text = (...keys: readonly string[]) =>
      keys
        .map((key) => map.get(key))
        .find(isText)
        ?.toString();
    return {
      name: text('name'),
      href: text('href'),
      topicHref: text('topicHref', 'homepage'),
      uid: text('uid', 'topicUid', 'homepageUid'),
      items: itemsOf(map.get('items', true)),
      line: lines.linePos(map.range?.[0] ?? 0).line,
    };
  };
  return itemsOf(isMap(contents) ? contents.get('items', true) : contents);
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** `# [Name](file)`, with the level of the heading as the depth. */
function ofMarkdown(source: string): TocItem[] {
  const root: TocItem[] = [];
  const open: { readonly depth: number; readonly items: TocItem[] }[] = [{ depth: 0, items: root }];
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
  if (uid !== undefined) return { uid, name: name || undefined };
  if (href === '') return { name: name || rest.replace(/^\[(.*)\]$/, '$1') };
  return { href, name: name || undefined };
}
