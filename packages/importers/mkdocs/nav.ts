import path from 'node:path';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { displayPath } from '../../../src/config/diagnostics/files';
import { titleOfName } from '../../../src/site/nodes/doc-path';
import type { ProjectFiles } from '../docfx/project-files';
import { sourceEntry, type Toc, type TocItem } from '../docfx/toc';
import { matchesGlob } from '../shared/globs';
import { freeName } from '../shared/names';
import { textOfHtml } from '../shared/plain-html';
import { listOf, type MkdocsProject } from './config';

/**
 * The navigation as tables of contents: with tabs, one for each of them and one of the tabs
 * themselves; else a single one. The address of the source is an entry of the navbar. Without a
 * navigation, there is no other entry, and folders make the sidebar.
 *
 * @param pages all that the project has.
 */
export function tocsOf(project: MkdocsProject, pages: ProjectFiles['pages']): Toc[] {
  const { config, docsDir, lineOf } = project;
  const { nav = [], repo_url: repo, theme } = config;
  const items = itemsOf(nav, lineOf, ['nav'], restsOf(nav, docsDir, pages));
  const at = (folder: string) => path.join(docsDir, folder, 'toc.yml');
  const source = sourceEntry(repo);
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
  rests: ReadonlyMap<unknown, readonly unknown[]> = new Map(),
): TocItem[] {
  return nav.flatMap((entry, index): TocItem[] => {
    const line = lineOf(...keys, index);
    const rest = rests.get(entry);
    if (rest) return itemsOf(rest, () => line, []);
    const leaf = (written: string, name?: string): TocItem => {
      const href = /^(?:[a-z]+:|\/)/i.test(written) ? written : `~/${written}`;
      return { name, href, items: [], line };
    };
    if (typeof entry === 'string') return [leaf(entry)];
    return Object.entries(entry ?? {}).map(([key, value]: [string, unknown]) => {
      const name = textOfHtml(key) || undefined;
      if (!Array.isArray(value)) return leaf(String(value), name);
      const items = itemsOf(value, lineOf, [...keys, index, key], rests);
      const [first, ...others] = items;
      // A section opens its index, which is listed without a name.
      const isIndex = first && !first.name && INDEX.test(first.href ?? '');
      // Without a name, the title of its index is shown.
      if (isIndex) return { name, href: first.href, items: others, line };
      return { name, items, line };
    });
  });
}
const INDEX = /\b(?:index|README)\.md$/i;
const REST = /^\.{3}\s*(?:\|\s*(flat)\s*)?(?:\|(?!\s*regex=)\s*(?:glob=)?(.*))?$/;

/**
 * What entries such as `... | flat | guide/*.md` of the plugin awesome-pages stand for: pages that
 * no other entry names, each in the first one that has a pattern for it, else in the one without.
 */
function restsOf(nav: readonly unknown[], docsDir: string, pages: ProjectFiles['pages']) {
  const named = leavesOf(nav);
  const entries = named.map((one) => REST.exec(one)).filter((one) => one !== null);
  const last = entries.find(([, , glob]) => !glob);
  const entryOf = (page: string) =>
    entries.find(([, , glob]) => glob && matchesGlob(page, glob)) ?? last;
  const written = pages.filter(({ text }) => text === undefined);
  const paths = written.map(({ source }) => displayPath(source, docsDir));
  const rest = paths.filter((page) => !named.includes(page));
  const groups = groupBy(rest, entryOf);
  const placed = entries.map((entry): [unknown, unknown[]] => {
    const nested = nestedNav(groups.get(entry) ?? []);
    return [entry[0], entry[1] ? leavesOf(nested) : nested];
  });
  return new Map(placed);
}

/** The pages and addresses that a navigation names, at any depth. */
const leavesOf = (nav: readonly unknown[]): string[] =>
  nav.flatMap((one) => (typeof one === 'string' ? one : leavesOf(Object.values(one ?? {}).flat())));

/** Pages by folders, in MkDocs' order: those of a folder, its index first, before folders in it. */
function nestedNav(pages: readonly string[], base = ''): unknown[] {
  const folderOf = (page: string) => /^[^/]+(?=\/)/.exec(page.slice(base.length))?.[0] ?? '';
  const { '': own = [], ...folders } = Object.fromEntries(groupBy(pages, folderOf));
  const inner = Object.entries(folders).map(([name, inside]) => ({
    [titleOfName(name)]: nestedNav(inside, `${base}${name}/`),
  }));
  return [...new Set([...own.filter((page) => INDEX.test(page)), ...own]), ...inner];
}
