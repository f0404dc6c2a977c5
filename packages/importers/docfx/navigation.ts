import path from 'node:path';
import { isInside } from '../../../src/config/diagnostics/files';
import type { SidebarItem } from '../../../src/site/sidebars/schema';
import { freeName } from '../shared/names';
import type { Note } from '../shared/notes';
import type { Catalog, CatalogPage } from './catalog';
import type { LinkTargets, LinkTarget } from './link-targets';
import { entriesOf, type Toc, type TocItem, type Tocs } from './toc';

export interface Navigation {
  /** The sidebars by name; empty if the project has no table of contents. */
  readonly sidebars: Readonly<Record<string, SidebarItem[]>>;
  readonly navbar: readonly { readonly label: string; readonly href: string }[];
  /**
   * The sidebar beside a page that none lists: as in DocFX, that of the nearest table of contents.
   * Undefined for listed pages, and where no sidebar is near.
   */
  readonly sidebarOf: (page: CatalogPage) => string | undefined;
}

/**
 * Makes sidebars and the navbar of tables of contents: the entries of the project's own are the
 * navbar, each other table is a sidebar unless another one contains it. `rootDir` has `docfx.json`.
 */
export function navigationOf(
  tocs: Tocs,
  rootDir: string,
  catalog: Catalog,
  links: LinkTargets,
  onNote: (note: Note) => void,
): Navigation {
  const builder = new SidebarBuilder(tocs, catalog, links, onNote);
  const root = tocs.in(rootDir);
  const sidebars = new Map<string, SidebarItem[]>();
  const others = tocs.besides(root);
  // Those that others contain are part of them.
  const nestedIn = ({ file, items }: Toc) =>
    entriesOf(items).map(({ href }) => tocs.at(href, file)?.file);
  const nested = new Set(others.flatMap(nestedIn));
  // Pages have the sidebar of the table in their folder, also where the project's own names them.
  for (const { file, items } of others) {
    const named = entriesOf(items).flatMap((item) =>
      tocs.filesOf(item.topicHref ?? item.href, file),
    );
    for (const page of named.filter((one) => isInside(one, [path.dirname(file)])))
      builder.taken.add(catalog.bySource(page)?.docId ?? '');
  }
  const own = root ? builder.itemsOf(root, 'main', true) : [];
  if (own.length > 0) sidebars.set('main', own);
  for (const toc of others.filter(({ file }) => !nested.has(file))) {
    const name = nameOf(toc.file, rootDir, sidebars);
    const items = builder.itemsOf(toc, name);
    if (items.length > 0) sidebars.set(name, items);
  }
  if (sidebars.size > 0 && builder.lacksReference) {
    sidebars.set(freeKey('api', sidebars), [{ type: 'reference' }]);
  }
  const nearest = (dir: string): string | undefined => {
    const name = builder.sidebars.get(tocs.in(dir)?.file ?? '');
    if (name !== undefined && sidebars.has(name)) return name;
    return isInside(dir, [rootDir]) && dir !== rootDir ? nearest(path.dirname(dir)) : undefined;
  };
  return {
    sidebars: Object.fromEntries(sidebars),
    navbar: root ? builder.navbarOf(root) : [],
    sidebarOf: ({ source, docId }) =>
      builder.placed.has(docId) ? undefined : nearest(path.dirname(source)),
  };
}

function nameOf(file: string, rootDir: string, taken: ReadonlyMap<string, unknown>): string {
  const folder = path.relative(rootDir, path.dirname(file)).split(path.sep).join('-');
  return freeKey(folder.replace(/[^\w-]+/g, '') || 'docs', taken);
}

const freeKey = (base: string, taken: ReadonlyMap<string, unknown>): string =>
  freeName(
    (count) => base + (count && `-${count}`),
    (name) => taken.has(name),
  );

/** Where entries are, and which of them count. */
interface Place {
  readonly file: string;
  readonly sidebar: string;
  /** The tables of contents around them, the own one last. */
  readonly chain: readonly string[];
  /** Leaves out entries that lead to other tables of contents or sites. */
  readonly pagesOnly: boolean;
}

/** What an entry opens: a page, or a type of the reference. */
interface Opened extends Pick<CatalogPage, 'docId' | 'title' | 'path'> {
  readonly rest?: string;
}

const FIX = 'Fix the address, or remove the entry. The sidebar is made without it.';

class SidebarBuilder {
  /** Pages that a sidebar has; a second entry for one is a reference to it. */
  readonly placed = new Set<string>();
  /** Pages that tables of contents in their folders have. */
  readonly taken = new Set<string>();
  /** The sidebars that tables of contents are in, by file. */
  readonly sidebars = new Map<string, string>();
  private hasTypes = false;

  constructor(
    private readonly tocs: Tocs,
    private readonly catalog: Catalog,
    private readonly links: LinkTargets,
    private readonly onNote: (note: Note) => void,
  ) {}

  /** Whether there are types, and no sidebar has one. */
  get lacksReference(): boolean {
    return this.catalog.types.size > 0 && !this.hasTypes;
  }

  itemsOf(
    { file, items }: Toc,
    sidebar: string,
    pagesOnly = false,
    chain: readonly string[] = [],
  ): SidebarItem[] {
    if (chain.includes(file)) return [];
    this.sidebars.set(file, this.sidebars.get(file) ?? sidebar);
    return this.list(items, { file, sidebar, chain: [...chain, file], pagesOnly });
  }

  private list(items: readonly TocItem[], place: Place): SidebarItem[] {
    const result: SidebarItem[] = [];
    let section: SidebarItem[] | undefined;
    for (const item of items) {
      const { name, href, topicHref, uid } = item;
      if (name !== undefined && item.items.length === 0 && !(href ?? topicHref ?? uid)) {
        // A name alone is the heading of the entries that follow; an empty one ends them.
        section = name === '' ? undefined : [];
        if (section)
          result.push({ type: 'category', label: name, items: section, collapsible: false });
      } else (section ?? result).push(...this.entry(item, place));
    }
    return result.filter((item) => !isEmptyCategory(item));
  }

  private entry(item: TocItem, place: Place): SidebarItem[] {
    const { file, sidebar, chain, pagesOnly } = place;
    const { href, topicHref } = item;
    const nested = this.tocs.at(href, file);
    if (pagesOnly && (nested ?? this.isFolder(href, file))) return [];
    const inner = [
      ...(nested ? this.itemsOf(nested, sidebar, false, chain) : []),
      ...this.list(item.items, place),
    ];
    const found = this.find(item, nested ? topicHref : (topicHref ?? href), file);
    const opened = this.opened(found);
    const label = item.name ?? opened?.title ?? href ?? '';
    if (opened) return [this.pageEntry(opened, label, inner, pagesOnly)];
    if (inner.length > 0) return [{ type: 'category', label, items: inner }];
    if (pagesOnly) return [];
    if (found?.kind === 'reference' && this.lacksReference) {
      this.hasTypes = true;
      return [{ type: 'reference' }];
    }
    return found?.kind === 'same' ? [{ type: 'link', label, href: found.to ?? href ?? '' }] : [];
  }

  private opened(found: LinkTarget | undefined): Opened | undefined {
    if (found?.kind === 'page') return { ...found.page, rest: found.rest };
    if (found?.kind !== 'name') return undefined;
    const address = this.catalog.types.get(found.uid);
    if (address === undefined) return undefined;
    this.hasTypes = true;
    const title = this.catalog.api.get(found.uid)?.name ?? found.uid;
    return { docId: address.slice(1), title, path: address };
  }

  private pageEntry(
    { docId, title, path: address, rest = '' }: Opened,
    label: string,
    items: SidebarItem[],
    pagesOnly: boolean,
  ): SidebarItem {
    if (items.length === 0 && rest.includes('#')) {
      return { type: 'link', label, href: address + rest };
    }
    const isFirst = !this.placed.has(docId) && !(pagesOnly && this.taken.has(docId));
    if (isFirst) this.placed.add(docId);
    if (items.length > 0) {
      return { type: 'category', label, link: { type: 'doc', id: docId }, items };
    }
    if (isFirst && label === title) return docId;
    return { type: isFirst ? 'doc' : 'ref', id: docId, ...(label !== title && { label }) };
  }

  private isFolder(href: string | undefined, file: string): boolean {
    if (!href?.endsWith('/') || /^[a-z]+:/i.test(href)) return false;
    return this.tocs.filesOf(href, file).some((folder) => this.tocs.in(folder) !== undefined);
  }

  private find(
    { uid, line }: TocItem,
    address: string | undefined,
    file: string,
  ): LinkTarget | undefined {
    const page = uid === undefined ? undefined : this.catalog.byUid(uid);
    if (page) return { kind: 'page', page, rest: '' };
    if (uid !== undefined && this.catalog.api.has(uid)) return { kind: 'name', uid };
    const found = address === undefined ? undefined : this.links.find(address, file);
    const what = address ?? uid;
    if (what !== undefined && /^(?:missing|outside|active|file)$/.test(found?.kind ?? 'missing')) {
      this.leave(file, line, `The entry leads to "${what}", which is no page in the folder.`, FIX);
    }
    return found;
  }

  private leave(file: string, line: number, message: string, fix: string): void {
    this.onNote({ file, line, kind: 'tables of contents', message, fix });
  }

  navbarOf({ items, file }: Toc): Navigation['navbar'] {
    return items.flatMap((item) => {
      const addresses = entriesOf([item]).map(({ topicHref, href }) => topicHref ?? href);
      const address = addresses.find((one) => one !== undefined);
      const found = this.find(item, address, file);
      const label = item.name ?? (found?.kind === 'page' ? found.page.title : '');
      if (label === '' || !found) return [];
      if (found.kind === 'page') return [{ label, href: found.page.path + found.rest }];
      if (found.kind === 'same') return [{ label, href: found.to ?? address ?? '' }];
      if (!['reference', 'name', 'missingName'].includes(found.kind)) return [];
      if (this.catalog.api.size > 0) return [{ label, href: '/reference' }];
      const message = `"${label}" leads to the reference, which is not in the folder.`;
      this.leave(file, item.line, message, 'Run "docfx metadata", and this command again.');
      return [];
    });
  }
}

const isEmptyCategory = (item: SidebarItem): boolean =>
  typeof item === 'object' &&
  item.type === 'category' &&
  Array.isArray(item.items) &&
  item.items.length === 0 &&
  item.link === undefined;
