import fs from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { decodeComponent } from '../../../src/page-model/decode-component';
import type { Note } from '../shared/notes';
import type { Catalog, CatalogPage } from './catalog';
import type { DocfxProject } from './config';
import { projectPath } from './link-targets';
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

/** Entries at any depth, each before those below it. */
export function entriesOf(items: readonly TocItem[]): TocItem[] {
  return items.flatMap((item) => [item, ...entriesOf(item.items)]);
}

/** The entry for the place where the sources of a site are. */
export function sourceEntry(repo = ''): TocItem[] {
  const name = URL.canParse(repo) && new URL(repo).hostname.replace(/^github\.com$/, 'GitHub');
  return name ? [{ name, href: repo, items: [], line: 1 }] : [];
}

/** The tables of contents of a project. */
export class Tocs {
  private readonly byFile = new Map<string, Toc>();

  constructor(
    files: readonly ProjectFile[],
    private readonly project: Pick<DocfxProject, 'dir' | 'root'>,
    private readonly onNote: (note: Note) => void,
    written: readonly Toc[] = [],
  ) {
    for (const toc of written) this.byFile.set(toc.file, toc);
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
    const named = (root?.items ?? []).flatMap(({ href }) =>
      this.filesOf(href?.replace(/toc\.\w+$/i, ''), root?.file ?? ''),
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
    const [file = ''] = this.filesOf(href, from);
    return this.byFile.get(file) ?? this.read(file);
  }

  /**
   * What entries call the files that they lead to, by the files in lowercase.
   *
   * @param isOfPages whether sections and tabs do not count.
   */
  labels(isOfPages = false): Map<string, string> {
    const named = this.all.flatMap(({ file: from, items }) =>
      entriesOf(items).flatMap(({ name, href, topicHref, items: inner }) => {
        const isSection = topicHref !== undefined || inner.length > 0;
        if (name === undefined || (isOfPages && isSection)) return [];
        const files = this.filesOf(topicHref ?? href, from);
        return files.map((file) => [file.toLowerCase(), name] as const);
      }),
    );
    // The first entry counts.
    return new Map(named.reverse());
  }

  /** The page that each folder with a table of contents opens, by the folder in lowercase. */
  firstPages(catalog: Catalog): Map<string, CatalogPage> {
    return new Map(
      this.all.flatMap(({ file: from, items }) => {
        const pages = entriesOf(items).flatMap(({ href, topicHref, uid = '' }) => {
          const files = [topicHref, href].flatMap((one) => this.filesOf(one, from));
          return [catalog.byUid(uid), ...files.map(catalog.bySource)];
        });
        const page = pages.find((one) => one !== undefined);
        return page ? [[path.dirname(from).toLowerCase(), page] as const] : [];
      }),
    );
  }

  /** The file that an entry leads to, if it leads to one. */
  filesOf(href: string | undefined, from: string): string[] {
    if (href === undefined) return [];
    const name = decodeComponent(href.replace(/[?#].*$/, '')).replace(/\\/g, '/');
    return [projectPath(name, from, this.project.dir)];
  }

  private read(file: string): Toc | undefined {
    const isToc = /(?:^|[\\/])toc\.(?:ya?ml|md)$/i.test(file);
    if (!isToc || placeIn(this.project.root, file) !== 'file') return undefined;
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
