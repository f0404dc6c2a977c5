import { covers } from '../../../src/config/settings/allow-schema';
import { entriesIn, isCategory } from '../../../src/page-model/nav-entry';
import { resolveSidebars } from '../../../src/site/sidebars/resolve';
import type { Sidebars } from '../../../src/site/sidebars/schema';
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
    return folder && this.firstOf(folder, { [id]: own?.[id] ?? [] });
  }

  /** The page that comes first in the sidebars of a folder, else the one with the shortest address. */
  firstOf(
    folder: SourceFolder,
    sidebars: Sidebars = this.sidebars.get(folder) ?? {},
  ): string | undefined {
    const docs = this.pages.filter((page) => page.folder === folder);
    const shown = resolveSidebars(sidebars, { docs, classes: [], categories: new Map() });
    const first = entriesIn(shown.sidebars.flatMap(({ items }) => items)).find(({ entry }) =>
      // A generated list is no page of the folder, nor is what a link names.
      isCategory(entry) ? entry.href && !entry.generatedIndex : !entry.added,
    );
    const [shortest] = docs
      .map(({ path }) => path)
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return first?.entry.href ?? shortest;
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
