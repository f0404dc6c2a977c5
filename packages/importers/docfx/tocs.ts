import path from 'node:path';
import type { Catalog, CatalogPage } from './catalog';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import type { Note } from './notes';
import type { ProjectFile } from './project-files';
import { readToc, type TocItem } from './toc';

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

  in(folder: string): Toc | undefined {
    return ['toc.yml', 'toc.yaml', 'toc.md', 'TOC.yml', 'TOC.md']
      .map((name) => this.byFile.get(path.join(folder, name)))
      .find((toc) => toc !== undefined);
  }

  at(file: string): Toc | undefined {
    return this.byFile.get(file) ?? this.read(file);
  }

  /** The page that each folder with a table of contents opens, by the folder in small letters. */
  firstPages(catalog: Catalog): Map<string, CatalogPage> {
    const first = new Map<string, CatalogPage>();
    for (const { file, items } of this.all) {
      const page = this.firstPage(items, path.dirname(file), catalog);
      if (page) first.set(path.dirname(file).toLowerCase(), page);
    }
    return first;
  }

  private firstPage(
    items: readonly TocItem[],
    dir: string,
    catalog: Catalog,
  ): CatalogPage | undefined {
    for (const { href, topicHref, uid, items: inner } of items) {
      const named = uid === undefined ? undefined : catalog.byUid(uid);
      const page =
        named ??
        [topicHref, href]
          .filter((one) => one !== undefined)
          .map((one) =>
            catalog.bySource(path.resolve(dir, one.replace(/^~\//, '').replace(/[?#].*$/, ''))),
          )
          .find((one) => one !== undefined);
      const found = page ?? this.firstPage(inner, dir, catalog);
      if (found) return found;
    }
    return undefined;
  }

  private read(file: string): Toc | undefined {
    if (!/toc\.(?:ya?ml|md)$/i.test(file) || placeIn(this.root, file) !== 'file') return undefined;
    try {
      const toc = { file, items: readToc(file) };
      this.byFile.set(file, toc);
      return toc;
    } catch (error) {
      const message = `The table of contents cannot be read: ${(error as Error).message}`;
      this.onNote({ file, kind: 'tables of contents', message, fix: 'Fix the YAML.' });
      return undefined;
    }
  }
}
