import path from 'node:path';
import { displayPath, isInside } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { isActive } from '../../../src/config/settings/active-address';
import { decodeComponent } from '../../../src/page-model/decode-component';
import { type Catalog, type CatalogPage, redirectOf } from './catalog';
import type { DocfxProject } from './config';
import type { ProjectFile, ProjectFiles } from './project-files';

/** A file that pages may show or offer. */
interface FoundFile {
  readonly kind: 'file';
  readonly source: string;
  /** Its path in the site that DocFX built, if it is a resource. */
  readonly target: string | undefined;
  readonly rest: string;
}

/** Where a link of the project leads in the new site. */
export type LinkTarget =
  /** As it is written: another site, a place on the page. Or to where a page sends readers on. */
  | { readonly kind: 'same'; readonly to?: string }
  | { readonly kind: 'page'; readonly page: CatalogPage; readonly rest: string }
  | FoundFile
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
  private anchors: Map<string, string> | undefined;

  /** @param firstPages the page that a folder with a table of contents opens, by folder. */
  constructor(
    private readonly project: DocfxProject,
    private readonly catalog: Catalog,
    { resources }: ProjectFiles,
    private readonly firstPages: ReadonlyMap<string, CatalogPage>,
  ) {
    this.bySource = new Map(resources.map((file) => [file.source.toLowerCase(), file]));
    this.byTarget = new Map(resources.map((file) => [file.target.toLowerCase(), file]));
  }

  /**
   * @param from the file that has the link, absolute.
   * @param seen the pages that have sent readers on to there.
   */
  find(url: string, from: string, seen: readonly CatalogPage[] = []): LinkTarget {
    if (isActive(url)) return { kind: 'active' };
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url) || url === '') return { kind: 'same' };
    const [, written = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
    if (written === '') return { kind: 'same' };
    const name = decodeComponent(written).replace(/\\/g, '/');
    const rest = query + hash;
    const wanted = projectPath(name, from, this.project.dir);
    const found = this.at(wanted, rest, seen);
    // No built site has files of Markdown.
    const isOfPage = this.project.hasFolders && !/^~?\/|\.md$/i.test(name);
    if (isOfPage && (found?.kind ?? 'outside') === 'outside') {
      const own = this.catalog.bySource(from)?.path.replace(/\/?$/, '/') ?? '/';
      const { href } = new URL(url, `site://x${own}`);
      const meant = this.find(href.replace('site://x', '~'), from, seen);
      if (meant.kind !== 'missing') return meant;
    }
    if (found) return found;
    if (!this.isApi(wanted)) return { kind: 'missing' };
    const file = /([^/]+?)\.(?:html|yml)$/i.exec(name)?.[1];
    if (file === undefined) return { kind: /\.\w+$/.test(wanted) ? 'missing' : 'reference' };
    const uid = file.replace(/-(?=\d)/, '`');
    if (this.catalog.api.has(uid))
      return { kind: 'name', uid: this.memberOf(hash.slice(1)) ?? uid };
    return file === 'index' || file === 'toc'
      ? { kind: 'reference' }
      : { kind: 'missingName', uid: file };
  }

  /** What a page that only sends readers on leads to; the page itself if that is nothing. */
  private followed(page: CatalogPage, rest: string, seen: readonly CatalogPage[]): LinkTarget {
    const target = redirectOf(page);
    const next = target === undefined ? undefined : this.find(target, page.source, [...seen, page]);
    if (next?.kind === 'same') return { kind: 'same', to: next.to ?? target ?? '' };
    return next?.kind === 'page' ? next : { kind: 'page', page, rest };
  }

  private at(file: string, rest: string, seen: readonly CatalogPage[]): LinkTarget | undefined {
    const page =
      this.catalog.bySource(file) ??
      this.catalog.bySource(`${file}.md`) ??
      this.byAddressOf(file) ??
      this.catalog.bySource(path.join(file, 'index.md')) ??
      this.catalog.bySource(path.join(file, 'README.md')) ??
      this.firstPages.get(file.replace(/\/toc\.(?:ya?ml|md|html|json)$/i, '').toLowerCase());
    if (page && seen.includes(page)) return { kind: 'page', page, rest };
    if (page) return this.followed(page, rest, seen);
    const resource =
      this.bySource.get(file.toLowerCase()) ??
      this.byTarget.get(this.within(file)?.toLowerCase() ?? '');
    const source = resource?.source ?? file;
    const place = placeIn(this.project.root, source);
    if (place === 'outside') return { kind: 'outside' };
    if (place !== 'file') return undefined;
    if (/\.(?:md|ya?ml)$/i.test(source) && !resource) return undefined;
    return { kind: 'file', source, target: resource?.target, rest };
  }

  /** A page by the address that it had in the site which DocFX built. */
  private byAddressOf(file: string): CatalogPage | undefined {
    const address = this.within(file)?.replace(/(?:(?:^|\/)index)?\.html?$/i, '');
    if (address === undefined || !/\.html?$/i.test(file)) return undefined;
    return this.catalog.byAddress(`/${address}`);
  }

  /** The path of a file from the project's folder; undefined if it is elsewhere. */
  private within(file: string): string | undefined {
    const { dir } = this.project;
    return isInside(file, [dir]) ? displayPath(file, dir) : undefined;
  }

  /** Takes a file that a page shows or offers. @returns where it will be in the folder of pages. */
  use({ source, target }: FoundFile): string {
    // Two files outside the folder may have one name, so their folder is a part of it.
    const outside = source.split(path.sep).slice(-2).join('/');
    const out =
      this.used.get(source) ??
      (target ?? this.within(source) ?? `files/${outside}`).replace(/(^|\/)\.+\//g, '$1');
    this.used.set(source, out);
    return out;
  }

  private isApi(file: string): boolean {
    const { apiDirs, dir } = this.project;
    return apiDirs.some((own) => isInside(file, [own.dir, path.join(dir, own.target)]));
  }

  /** The member that an anchor of DocFX's pages names: `A_B_C_System_Int32_` is `A.B.C(System.Int32)`. */
  private memberOf(anchor: string): string | undefined {
    if (anchor === '') return undefined;
    this.anchors ??= new Map(
      [...this.catalog.api.keys()].map((uid) => [uid.replace(/[^\w]/g, '_'), uid]),
    );
    return this.anchors.get(anchor.replace(/[^\w]/g, '_'));
  }
}

/** The path that an author wrote: from the file, or from the project's folder (`~/`, `/`). */
export function projectPath(name: string, from: string, dir: string): string {
  const fromRoot = /^(?:~?\/)(.*)$/s.exec(name)?.[1];
  return path.resolve(
    fromRoot === undefined ? path.join(path.dirname(from), name) : path.join(dir, fromRoot),
  );
}

/** The address of a file from another one's place, for Markdown. */
export function relativeUrl(from: string, to: string): string {
  // Both are in the folder of pages; those of the reference are beside it.
  const [start, end] = [path.posix.join('/docs', from), path.posix.join('/docs', to)];
  const relative = path.posix.relative(path.posix.dirname(start), end);
  const address = encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
  return address.replace(/\(/g, '%28').replace(/\)/g, '%29');
}
