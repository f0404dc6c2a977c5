import { covers } from '../../../src/config/settings/allow-schema';
import type { SidebarItem, Sidebars } from '../../../src/site/sidebars/schema';
import type { SourceFolder } from './docs-plugins';
import type { SourcePage } from './pages';

/** The addresses of pages by what a configuration names them. */
export class PageAddresses {
  readonly paths: ReadonlySet<string>;

  constructor(
    private readonly pages: readonly SourcePage[],
    private readonly sidebars: ReadonlyMap<SourceFolder, Sidebars>,
    /** Patterns of what the site has, and this one does not. */
    private readonly unpublished: readonly string[] = [],
    /** The paths of pages that the move writes. */
    written: readonly string[] = [],
  ) {
    this.paths = new Set([...pages.map((page) => page.path), ...written]);
  }

  /** Whether an address was one of the site that moves, and is none here. */
  isGone(href: string): boolean {
    const [path = ''] = href.split(/[?#]/);
    return !this.paths.has(path) && this.unpublished.some((pattern) => covers(pattern, path));
  }

  ofDoc(id: string, plugin: string): string | undefined {
    return this.pages.find(({ docId, folder }) => docId === id && folder.id === plugin)?.path;
  }

  /** The first page of a sidebar. */
  ofSidebar(id: string, plugin: string): string | undefined {
    const [folder, own] =
      [...this.sidebars].find(([one, all]) => one.id === plugin && Object.hasOwn(all, id)) ?? [];
    return folder && this.firstOf(folder, [own?.[id] ?? []]);
  }

  /** The page that comes first in the sidebars of a folder, else the one with the shortest address. */
  firstOf(
    folder: SourceFolder,
    sidebars: readonly Sidebars[string][] = Object.values(this.sidebars.get(folder) ?? {}),
  ): string | undefined {
    const first = (items: unknown): string | undefined =>
      Array.isArray(items)
        ? (items as SidebarItem[]).map(visit).find((found) => found !== undefined)
        : undefined;
    const visit = (item: SidebarItem): string | undefined => {
      if (typeof item === 'string') return this.ofDoc(item, folder.id);
      if (item.type === 'doc' && typeof item.id === 'string') return this.ofDoc(item.id, folder.id);
      if (item.type !== 'category') return undefined;
      const { link, items } = item;
      return link?.type === 'doc' ? this.ofDoc(link.id, folder.id) : first(items);
    };
    const [shortest] = this.pages
      .filter((page) => page.folder === folder)
      .map((page) => page.path)
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return sidebars.map(first).find((found) => found !== undefined) ?? shortest;
  }
}

/** A page for the root of a site whose own home page is a React component. */
export function homePage(
  title: string,
  tagline: string,
  folders: readonly SourceFolder[],
  addresses: PageAddresses,
): string {
  const links = folders.flatMap((folder) => {
    if (folder.current !== undefined) return [];
    const href = addresses.paths.has(folder.base) ? folder.base : addresses.firstOf(folder);
    return href === undefined ? [] : [`- [${escaped(labelOf(folder, href))}](${href})`];
  });
  const front = `---\ntitle: ${JSON.stringify(title)}\nhide_table_of_contents: true\n---`;
  const intro = tagline === title ? '' : `${escaped(tagline)}\n\n`;
  return `${front}\n\n${intro}${links.join('\n')}\n`;
}

function labelOf(folder: SourceFolder, first: string): string {
  const name = (folder.base || first).split('/').filter(Boolean).at(-1) ?? 'docs';
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ');
}

/** Text that Markdown shows as it is. */
export const escaped = (text: string) => text.replace(/[\\[\]{}<>*_`]/g, '\\$&');
