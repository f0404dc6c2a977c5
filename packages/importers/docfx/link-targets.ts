import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { isActive } from '../../../src/config/settings/active-address';
import type { Catalog, CatalogPage } from './catalog';
import type { DocfxProject } from './config';
import type { ProjectFile, ProjectFiles } from './project-files';

/** Where a link of the project leads in the new site. */
export type LinkTarget =
  /** As it is written: another site, a place on the page. */
  | { readonly kind: 'same' }
  | { readonly kind: 'page'; readonly page: CatalogPage; readonly rest: string }
  | { readonly kind: 'file'; readonly out: string; readonly rest: string }
  | { readonly kind: 'name'; readonly uid: string }
  /** A page of the reference which is not in the folder. */
  | { readonly kind: 'missingName'; readonly uid: string }
  | { readonly kind: 'reference' }
  | { readonly kind: 'missing' }
  /** A file that is not read. */
  | { readonly kind: 'outside' }
  /** What would run, or show a page that is written into the link. */
  | { readonly kind: 'active' };

/** Looks up links, and remembers the files that pages use. */
export class LinkTargets {
  /** Files to copy: where they go in the folder of pages, by source. */
  readonly used = new Map<string, string>();
  private readonly bySource: ReadonlyMap<string, ProjectFile>;
  private readonly byTarget: ReadonlyMap<string, ProjectFile>;
  private readonly firstPages: ReadonlyMap<string, CatalogPage>;

  /** @param firstPages the page that a folder with a table of contents opens, by folder. */
  constructor(
    private readonly project: DocfxProject,
    private readonly catalog: Catalog,
    { resources }: ProjectFiles,
    firstPages: ReadonlyMap<string, CatalogPage> = new Map(),
  ) {
    this.bySource = new Map(resources.map((file) => [file.source.toLowerCase(), file]));
    this.byTarget = new Map(resources.map((file) => [file.target.toLowerCase(), file]));
    this.firstPages = firstPages;
  }

  /** @param from the file that has the link, absolute. */
  find(url: string, from: string): LinkTarget {
    if (isActive(url)) return { kind: 'active' };
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url) || url === '') return { kind: 'same' };
    const [, written = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
    if (written === '') return { kind: 'same' };
    const name = decoded(written).replace(/\\/g, '/');
    const rest = query + hash;
    for (const candidate of this.candidates(name, from)) {
      const found = this.at(candidate, rest);
      if (found) return found;
    }
    const [wanted = ''] = this.candidates(name, from);
    const uid = /([^/]+?)\.(?:html|yml)$/i.exec(name)?.[1];
    if (uid !== undefined && this.isApi(wanted)) {
      const known = this.catalog.api.has(uid.replace(/-(?=\d)/, '`'));
      const anchor = hash.slice(1);
      if (known) return { kind: 'name', uid: this.memberOf(anchor) ?? uid.replace(/-(?=\d)/, '`') };
      return uid === 'index' || uid === 'toc'
        ? { kind: 'reference' }
        : { kind: 'missingName', uid };
    }
    if (this.isApi(wanted) && !/\.\w+$/.test(wanted)) {
      return { kind: 'reference' };
    }
    return { kind: 'missing' };
  }

  private candidates(name: string, from: string): string[] {
    const { dir } = this.project;
    if (name.startsWith('~/')) return [path.join(dir, name.slice(2))];
    if (name.startsWith('/')) return [path.join(dir, name)];
    return [path.resolve(path.dirname(from), name)];
  }

  private at(file: string, rest: string): LinkTarget | undefined {
    const page =
      this.catalog.bySource(file) ??
      this.catalog.bySource(`${file}.md`) ??
      this.byAddressOf(file) ??
      this.catalog.bySource(path.join(file, 'index.md')) ??
      this.firstPages.get(file.replace(/\/toc\.(?:ya?ml|md|html|json)$/i, '').toLowerCase());
    if (page) return { kind: 'page', page, rest };
    const resource = this.bySource.get(file.toLowerCase()) ?? this.builtAt(file);
    const source = resource?.source ?? file;
    const place = placeIn(this.project.root, source);
    if (place === 'outside') return { kind: 'outside' };
    if (place !== 'file') return undefined;
    if (/\.(?:md|ya?ml)$/i.test(source) && !resource) return undefined;
    return { kind: 'file', out: this.use(source, resource?.target), rest };
  }

  /** A page by the address that it had in the site which DocFX built. */
  private byAddressOf(file: string): CatalogPage | undefined {
    const { dir } = this.project;
    if (!/\.html?$/i.test(file) || !isInside(file, [dir])) return undefined;
    const address = displayPath(file, dir).replace(/(?:(?:^|\/)index)?\.html?$/i, '');
    return this.catalog.byAddress(`/${address}`);
  }

  private builtAt(file: string): ProjectFile | undefined {
    const { dir } = this.project;
    if (!isInside(file, [dir])) return undefined;
    return this.byTarget.get(displayPath(file, dir).toLowerCase());
  }

  /** @returns where the file will be in the folder of pages. */
  private use(source: string, target: string | undefined): string {
    const { dir } = this.project;
    const inside = isInside(source, [dir]) ? displayPath(source, dir) : undefined;
    // Two files outside the folder may have one name, so their folder is a part of it.
    const outside = source.split(path.sep).slice(-2).join('/');
    const out =
      this.used.get(source) ??
      (target ?? inside ?? `files/${outside}`).replace(/(^|\/)\.+\//g, '$1');
    this.used.set(source, out);
    return out;
  }

  private isApi(file: string): boolean {
    const { apiDirs, apiTargets, dir } = this.project;
    return isInside(file, [...apiDirs, ...apiTargets.map((target) => path.join(dir, target))]);
  }

  /** The member that an anchor of DocFX's pages names: `A_B_C_System_Int32_` is `A.B.C(System.Int32)`. */
  private memberOf(anchor: string): string | undefined {
    if (anchor === '') return undefined;
    this.anchors ??= new Map(
      [...this.catalog.api.keys()].map((uid) => [uid.replace(/[^\w]/g, '_'), uid]),
    );
    return this.anchors.get(anchor.replace(/[^\w]/g, '_'));
  }
  private anchors: Map<string, string> | undefined;
}

/** The text that was escaped; as it is if it cannot be. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The address of a file from another one's place, for Markdown. */
export function relativeUrl(from: string, to: string): string {
  // Both are in the folder of pages; those of the reference are beside it.
  const [start, end] = [path.posix.join('/docs', from), path.posix.join('/docs', to)];
  const relative = path.posix.relative(path.posix.dirname(start), end);
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`).replace(
    /[()]/g,
    (sign) => (sign === '(' ? '%28' : '%29'),
  );
}
