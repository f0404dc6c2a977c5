import path from 'node:path';
import type { SidebarItem } from '../../../src/site/sidebars/schema';
import type { Catalog } from './catalog';
import type { LinkTargets, LinkTarget } from './link-targets';
import type { Note } from './notes';
import type { TocItem } from './toc';
import type { Toc, Tocs } from './tocs';

/** A link of the navbar. */
export interface NavbarLink {
  readonly label: string;
  readonly href: string;
}

export interface Navigation {
  /** The sidebars by name; empty if the project has no table of contents. */
  readonly sidebars: Readonly<Record<string, SidebarItem[]>>;
  readonly navbar: readonly NavbarLink[];
}

/**
 * Makes sidebars and the navbar of tables of contents: the entries of the project's own are the
 * navbar, each other table is a sidebar unless another one contains it.
 *
 * @param rootDir the folder of `docfx.json`.
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
  const sidebars: Record<string, SidebarItem[]> = {};
  const add = (toc: Toc) => {
    const items = builder.itemsOf(toc);
    if (items.length > 0) sidebars[nameOf(toc.file, rootDir, sidebars)] = items;
  };
  // Those that others contain are part of them.
  const others = tocs.all.filter((toc) => toc !== root);
  const nested = new Set(others.flatMap((toc) => builder.nestedIn(toc)));
  const own = root ? builder.itemsOf(root, true) : [];
  if (own.length > 0) sidebars.main = own;
  for (const toc of others) if (!nested.has(toc.file)) add(toc);
  return { sidebars, navbar: root ? builder.navbarOf(root) : [] };
}

function nameOf(file: string, rootDir: string, taken: object): string {
  const folder = path.relative(rootDir, path.dirname(file)).split(path.sep).join('-');
  const base = folder.replace(/[^\w-]+/g, '') || 'docs';
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}

class SidebarBuilder {
  /** Pages that a sidebar has; a second entry for one is a reference to it. */
  private readonly placed = new Set<string>();

  constructor(
    private readonly tocs: Tocs,
    private readonly catalog: Catalog,
    private readonly links: LinkTargets,
    private readonly onNote: (note: Note) => void,
  ) {}

  /** The tables of contents that one contains, at any depth. */
  nestedIn(toc: Toc): string[] {
    const files = (items: readonly TocItem[]): string[] =>
      items.flatMap(({ href, items: inner }) => {
        const nested = this.nested(href, toc.file);
        return [...(nested ? [nested.file] : []), ...files(inner)];
      });
    return files(toc.items);
  }

  private nested(href: string | undefined, from: string): Toc | undefined {
    if (href === undefined || !/(?:^|\/)toc\.(?:ya?ml|md)$/i.test(href)) return undefined;
    return this.tocs.at(path.resolve(path.dirname(from), href.replace(/^~\//, '')));
  }

  /** @param pagesOnly leaves out entries that lead to other tables of contents or sites. */
  itemsOf(toc: Toc, pagesOnly = false, chain: readonly string[] = []): SidebarItem[] {
    if (chain.includes(toc.file)) return [];
    const inside = [...chain, toc.file];
    return this.list(toc.items, toc.file, inside, pagesOnly);
  }

  private list(
    items: readonly TocItem[],
    file: string,
    chain: readonly string[],
    pagesOnly: boolean,
  ) {
    const result: SidebarItem[] = [];
    let section: { label: string; items: SidebarItem[] } | undefined;
    for (const item of items) {
      const isTitle = item.name !== undefined && item.items.length === 0 && !target(item);
      if (isTitle) {
        // A name alone is the heading of the entries that follow.
        section = { label: item.name ?? '', items: [] };
        result.push({ type: 'category', ...section, collapsible: false });
        continue;
      }
      const entries = this.entry(item, file, chain, pagesOnly);
      (section?.items ?? result).push(...entries);
    }
    return result.filter((item) => !isEmptyCategory(item));
  }

  private entry(
    item: TocItem,
    file: string,
    chain: readonly string[],
    pagesOnly: boolean,
  ): SidebarItem[] {
    const nested = this.nested(item.href, file);
    if (pagesOnly && (nested ?? this.isFolder(item.href, file))) return [];
    const inner = [
      ...(nested ? this.itemsOf(nested, false, chain) : []),
      ...this.list(item.items, file, chain, pagesOnly),
    ];
    const address = nested ? item.topicHref : (item.topicHref ?? item.href);
    const found = this.find(item.uid, address, file, item.line);
    const label = item.name ?? (found?.kind === 'page' ? found.page.title : item.href) ?? '';
    if (found?.kind === 'page') {
      const { docId, title } = found.page;
      const isAnchor = found.rest.includes('#');
      if (inner.length === 0 && isAnchor) {
        return [{ type: 'link', label, href: found.page.path + found.rest }];
      }
      const isFirst = !this.placed.has(docId);
      this.placed.add(docId);
      if (inner.length > 0) {
        return [{ type: 'category', label, link: { type: 'doc', id: docId }, items: inner }];
      }
      const own = label === title ? {} : { label };
      return [
        isFirst && label === title ? docId : { type: isFirst ? 'doc' : 'ref', id: docId, ...own },
      ];
    }
    if (inner.length > 0) return [{ type: 'category', label, items: inner }];
    if (found?.kind === 'reference' || found?.kind === 'name') {
      return this.catalog.api.size > 0 && !pagesOnly ? [{ type: 'reference' }] : [];
    }
    if (found?.kind === 'same' && !pagesOnly)
      return [{ type: 'link', label, href: item.href ?? '' }];
    return [];
  }

  private isFolder(href: string | undefined, file: string): boolean {
    if (href === undefined || /^[a-z]+:/i.test(href)) return false;
    return href.endsWith('/') && this.tocs.in(path.resolve(path.dirname(file), href)) !== undefined;
  }

  private find(
    uid: string | undefined,
    address: string | undefined,
    file: string,
    line: number,
  ): LinkTarget | undefined {
    const page = uid === undefined ? undefined : this.catalog.byUid(uid);
    if (page) return { kind: 'page', page, rest: '' };
    if (uid !== undefined && this.catalog.api.has(uid)) return { kind: 'name', uid };
    if (address === undefined) {
      if (uid !== undefined) this.missing(file, line, uid);
      return undefined;
    }
    const found = this.links.find(address, file);
    if (['missing', 'outside', 'active'].includes(found.kind)) this.missing(file, line, address);
    return found;
  }

  private missing(file: string, line: number, what: string): void {
    this.onNote({
      file,
      line,
      kind: 'tables of contents',
      message: `The entry leads to "${what}", which is not in the folder.`,
      fix: 'Fix the address, or remove the entry. The sidebar is made without it.',
    });
  }

  navbarOf(toc: Toc): NavbarLink[] {
    return toc.items.flatMap((item): NavbarLink[] => {
      const address = item.topicHref ?? item.href ?? firstAddress(item.items);
      const found = this.find(item.uid, address, toc.file, item.line);
      const label = item.name ?? (found?.kind === 'page' ? found.page.title : '');
      if (label === '' || !found) return [];
      if (found.kind === 'page') return [{ label, href: found.page.path + found.rest }];
      if (found.kind === 'same') return [{ label, href: address ?? '' }];
      const isReference = ['reference', 'name', 'missingName'].includes(found.kind);
      return isReference && this.catalog.api.size > 0 ? [{ label, href: '/reference' }] : [];
    });
  }
}

const target = ({ href, topicHref, uid }: TocItem): string | undefined => href ?? topicHref ?? uid;

function firstAddress(items: readonly TocItem[]): string | undefined {
  for (const item of items) {
    const found = item.topicHref ?? item.href ?? firstAddress(item.items);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isEmptyCategory(item: SidebarItem): boolean {
  return (
    typeof item === 'object' &&
    'type' in item &&
    item.type === 'category' &&
    Array.isArray(item.items) &&
    item.items.length === 0 &&
    item.link === undefined
  );
}
