import type { Settings } from '../../config/settings/schema';
import { isOldPage } from '../../config/settings/versions-schema';
import type { Messages } from '../../messages';
import {
  entriesIn,
  isCategory,
  type NavCategory,
  type NavEntry,
  type ResolvedSidebar,
} from '../../page-model/nav-entry';
import { slugOf, uniqueId } from '../../markdown/html/headings';
import { groupBy } from '../../config/diagnostics/group-by';
import { AGENTS_INDEX_PATH, HOME_PATH, REFERENCE_PATH } from '../../routes';
import type { Page } from './page';

export interface IndexedPage extends Page {
  readonly markdown: string;
}

/** In characters: agents read no more of a file. */
const MAX_LENGTH = 50_000;

/** The pages of a category, and the categories in it. */
interface Section {
  readonly title: string;
  /** The path below which its own files are. */
  readonly folder: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly Section[];
}

const allOf = ({ pages, sections }: Section): IndexedPage[] => [
  ...pages,
  ...sections.flatMap(allOf),
];

/**
 * The files that list all pages in the order of the sidebars, as https://llmstxt.org has it, by
 * their paths: `llms.txt`, those of sections that are too long for it, and the texts of each section.
 */
export function indexFiles(
  pages: readonly IndexedPage[],
  sidebars: readonly ResolvedSidebar[],
  site: Pick<Settings, 'url' | 'title' | 'tagline' | 'versions'>,
  messages: Messages,
): Map<string, string> {
  const files = new Map<string, string>();
  const root = sectionsOf(pages, sidebars, site);
  for (const section of root.sections) {
    const texts = allOf(section).map(({ markdown }) => markdown);
    files.set(`${section.folder}/llms-full.txt`, texts.join('\n'));
  }
  list(root);
  return files;

  function list(section: Section): void {
    const nested = new Set(section.sections.filter(({ folder }) => folder === REFERENCE_PATH));
    for (const largest of section.sections.toSorted((a, b) => allOf(b).length - allOf(a).length))
      if (textOf(section, nested).length > MAX_LENGTH) nested.add(largest);
    const text = textOf(section, nested);
    const short = text.length > MAX_LENGTH ? textOf(section, nested, false) : text;
    files.set(section.folder + AGENTS_INDEX_PATH, short);
    nested.forEach(list);
  }

  function textOf(section: Section, nested: ReadonlySet<Section>, isDescribed = true): string {
    const entry = ({ title, markdownAddress, description }: IndexedPage) =>
      item(title, markdownAddress, isDescribed ? description : '');
    const parts = section.sections.map((one) => {
      const list = messages.pagesOf.replace('{category}', () => one.title);
      const whole = `${one.folder}/llms-full.txt`;
      return [
        `## ${one.title}\n`,
        ...(files.has(whole) ? [item(messages.wholeSection, site.url + encodeURI(whole))] : []),
        ...(nested.has(one)
          ? [item(list, site.url + encodeURI(one.folder) + AGENTS_INDEX_PATH)]
          : allOf(one).map(entry)),
      ];
    });
    const own = [`## ${messages.documentation}\n`, ...section.pages.map(entry)];
    const all = [
      [`# ${section.title}\n\n> ${site.tagline}`],
      ...(section.pages.length > 0 ? [own] : []),
      ...parts,
    ];
    return all.map((lines) => `${lines.join('\n')}\n`).join('\n');
  }
}

/** An item of a list of pages. */
export const item = (title: string, address: string, description = '') =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${description && `: ${description}`}`;

/** All pages that are to be found, each once. */
function sectionsOf(
  pages: readonly IndexedPage[],
  sidebars: readonly ResolvedSidebar[],
  { url, title, versions }: Pick<Settings, 'url' | 'title' | 'versions'>,
): Section {
  const entries = sidebars.flatMap(({ items }) => items);
  const addressOf = (path: string) => new URL(`.${path}`, `${url}/`).href;
  const named = new Set(entriesIn(entries).map(({ entry }) => addressOf(entry.href ?? '')));
  const listed = pages.filter(
    ({ isUnlisted, address }) => !isUnlisted && !isOldPage(address.slice(url.length), versions),
  );
  const left = new Map(listed.map((page) => [new URL(page.address).href, page]));
  /** Those that no sidebar names, such as each of a list of errors, by the page that they are below. */
  const below = groupBy(
    [...left.keys()].filter((address) => !named.has(address)),
    (address) => address.slice(0, address.lastIndexOf('/')),
  );
  const take = (path = ''): IndexedPage[] => {
    const address = addressOf(path);
    return [address, ...(below.get(address) ?? [])].flatMap((one) => {
      const page = left.get(one);
      left.delete(one);
      return page ?? [];
    });
  };
  const folders = new Set<string>();
  const section = (
    { label, href }: Pick<NavEntry, 'label' | 'href'>,
    folder: string,
    inside: readonly NavEntry[],
  ): Section => ({
    title: label,
    folder,
    pages: [
      ...take(href),
      ...inside.flatMap((entry) => (isCategory(entry) ? [] : take(entry.href))),
    ],
    sections: inside
      .filter(isCategory)
      .map((category) => section(category, folderOf(category, folder), category.items))
      .filter((one) => allOf(one).length > 0),
  });
  const folderOf = ({ label, href }: NavCategory, above: string) => {
    const own = href?.startsWith('/') && href !== HOME_PATH ? href : undefined;
    return uniqueId(own ?? `${above}/${slugOf(label) || 'section'}`, folders);
  };
  const { sections, ...root } = section({ label: title }, '', entries);
  // The convention's word for what may be left out.
  const folder = uniqueId('/optional', folders);
  const rest = { title: 'Optional', folder, pages: [...left.values()], sections: [] };
  return { ...root, sections: rest.pages.length > 0 ? [...sections, rest] : sections };
}
