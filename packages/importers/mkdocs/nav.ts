import path from 'node:path';
import type { Toc, TocItem } from '../docfx/toc';
import { freeName } from '../shared/names';
import { listOf, type MkdocsProject } from './config';

/**
 * The navigation as tables of contents: with tabs, one for each of them and one of the tabs
 * themselves; else a single one. The address of the source is an entry of the navbar. Without a
 * navigation, there is no other entry, and folders make the sidebar.
 */
export function tocsOf({ config, docsDir, lineOf }: MkdocsProject): Toc[] {
  const { nav = [], repo_url: repo = '', theme } = config;
  const items = itemsOf(nav, lineOf, ['nav']);
  const at = (folder: string) => path.join(docsDir, folder, 'toc.yml');
  const name = URL.canParse(repo) && new URL(repo).hostname.replace(/^github\.com$/, 'GitHub');
  const source = name ? [{ name, href: repo, items: [], line: 1 }] : [];
  if (!listOf(theme.features).includes('navigation.tabs')) {
    const own = { file: at(''), items: source };
    return items.length > 0 ? [own, { file: at('nav'), items }] : [own];
  }
  const tocs: Toc[] = [];
  const tabs = items.map((item): TocItem => {
    const topicHref = firstPage([item]);
    if (item.items.length === 0 || topicHref === undefined) return item;
    const slug = item.name?.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? 'nav';
    const isTaken = (folder: string) => tocs.some(({ file }) => file === at(folder));
    const folder = freeName((count) => slug + count, isTaken);
    // The page of a section is the first of its tab.
    const own = item.href === undefined ? [] : [{ ...item, items: [] }];
    tocs.push({ file: at(folder), items: [...own, ...item.items] });
    return { ...item, href: `~/${folder}/toc.yml`, topicHref, items: [] };
  });
  return [{ file: at(''), items: [...tabs, ...source] }, ...tocs];
}

function firstPage(items: readonly TocItem[]): string | undefined {
  return items
    .map(({ href, items: inner }) => (href?.startsWith('~') ? href : firstPage(inner)))
    .find((page) => page !== undefined);
}

/** Entries as written: pages, addresses, and sections by name. @param keys where they are. */
function itemsOf(
  nav: readonly unknown[],
  lineOf: MkdocsProject['lineOf'],
  keys: readonly unknown[],
): TocItem[] {
  return nav.flatMap((entry, index): TocItem[] => {
    const line = lineOf(...keys, index);
    const leaf = (written: string, name?: string): TocItem => {
      const href = /^(?:[a-z]+:|\/)/i.test(written) ? written : `~/${written}`;
      return { name, href, items: [], line };
    };
    if (typeof entry === 'string') return [leaf(entry)];
    return Object.entries(entry ?? {}).map(([name, value]: [string, unknown]) => {
      if (!Array.isArray(value)) return leaf(String(value), name);
      const items = itemsOf(value, lineOf, [...keys, index, name]);
      const [first, ...others] = items;
      // A section opens its index, which is listed without a name.
      const isIndex = first && !first.name && /\b(?:index|README)\.md$/i.test(first.href ?? '');
      // Without a name, the title of its index is shown.
      if (isIndex) return { name: name || undefined, href: first.href, items: others, line };
      return { name, items, line };
    });
  });
}
