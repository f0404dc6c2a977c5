import path from 'node:path';
import { groupBy } from '../../config/diagnostics/group-by';
import { titleOfName, withoutNumber } from '../nodes/doc-path';
import { categoryPath, REFERENCE_PATH } from '../../routes';
import { slugOf } from '../../markdown/html/headings';
import type { NavEntry } from '../../page-model/nav-entry';
import type { CategoryMetadata, SidebarContent, SidebarDoc } from './content';

/**
 * The address and the texts of a category's generated list; empty for other categories.
 *
 * @param base the path below which the pages of the sidebar are published.
 */
export function generatedIndex(label: string, link: CategoryMetadata['link'], base: string) {
  if (link?.type === 'reference-index') return { href: REFERENCE_PATH };
  if (link?.type !== 'generated-index') return {};
  const { title, description, slug } = link;
  return {
    href: base + (slug ? `/${slug.replace(/^\/|\/$/g, '')}` : categoryPath(slugOf(label))),
    generatedIndex: { ...(title && { title }), ...(description && { description }) },
  };
}

interface Positioned {
  readonly entry: NavEntry;
  readonly position: number;
  readonly key: string;
}

/** The entries of one folder: by position, then by the file's name including its number. */
export function folderEntries(
  folder: string,
  docs: readonly SidebarDoc[],
  { categories, base = '' }: Pick<SidebarContent, 'categories' | 'base'>,
  withIndex = false,
): Positioned[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const nameOf = ({ relativePath }: SidebarDoc) => relativePath.slice(prefix.length);
  const isBelow = (doc: SidebarDoc) => nameOf(doc).includes('/');
  const entries = docs
    .filter((doc) => !isBelow(doc) && (withIndex || !doc.isIndex))
    .map((doc): Positioned => ({
      entry: { label: doc.sidebarLabel, href: doc.path },
      position: doc.frontMatter.sidebar_position ?? numberOf(nameOf(doc)),
      key: nameOf(doc),
    }));
  const subfolders = groupBy(docs.filter(isBelow), (doc) => nameOf(doc).replace(/\/.*$/s, ''));
  for (const [name, inside] of subfolders) {
    const own = `${prefix}${name}`;
    const metadata = categories.get(own) ?? {};
    const index = inside.find((doc) => doc.isIndex && path.posix.dirname(doc.relativePath) === own);
    entries.push({
      entry: {
        label: metadata.label ?? index?.sidebarLabel ?? titleOfName(withoutNumber(name)),
        ...(index && { href: index.path }),
        ...generatedIndex(metadata.label ?? titleOfName(name), metadata.link, base),
        collapsible: metadata.collapsible ?? true,
        collapsed: metadata.collapsed ?? true,
        items: folderEntries(own, inside, { categories, base }).map(({ entry }) => entry),
      },
      position: metadata.position ?? index?.frontMatter.sidebar_position ?? numberOf(name),
      key: name,
    });
  }
  // Entries without a position come last. The difference of two of them is NaN: their names decide.
  return entries.sort((a, b) => a.position - b.position || a.key.localeCompare(b.key));
}

function numberOf(name: string): number {
  const match = /^(\d+)\s*[-_.]/.exec(name);
  return match ? Number(match[1]) : Infinity;
}
