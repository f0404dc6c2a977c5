import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { docAddress, titleOfAddress } from '../../../src/site/nodes/doc-path';
import { firstHeading } from '../../../src/markdown/source/first-heading';
import { freeName } from '../shared/names';
import { decodeEntities } from '../shared/plain-html';
import type { DocfxItem } from '../reference/docfx';
import type { ApiPages } from './api-pages';
import type { ProjectFile } from './project-files';
import { headerText, type PageSource, readPageSource } from './page-source';

/** A page of the project and its place in the new site. */
export interface CatalogPage extends PageSource {
  /** Absolute. */
  readonly source: string;
  /** The file in the folder of pages. */
  readonly out: string;
  /** The address in the site that DocFX built, without `.html`. */
  readonly address: string;
  /** The address in the new site. */
  readonly path: string;
  readonly docId: string;
  /** What keeps the address where the file's name gives another. */
  readonly slug?: string;
  readonly title: string;
  /** What tables of contents call the page, where that is its title. */
  readonly label?: string;
  readonly uid?: string;
}

/** What links of a project can lead to. */
export interface Catalog {
  readonly pages: readonly CatalogPage[];
  /** Finds a page by its source; letters may differ in case, as on Windows. */
  readonly bySource: (file: string) => CatalogPage | undefined;
  readonly byAddress: (address: string) => CatalogPage | undefined;
  readonly byUid: (uid: string) => CatalogPage | undefined;
  /** Types, members and namespaces of the reference by uid. */
  readonly api: ReadonlyMap<string, DocfxItem>;
  /** The addresses of types by uid. */
  readonly types: ApiPages['types'];
}

/** Pages that only send readers on have an address of another page, and none of their own. */
export const redirectOf = (page: PageSource): string | undefined =>
  headerText(page.header, 'redirect_url');

/**
 * Reads all pages, and settles where they will be.
 *
 * @param labels what tables of contents call pages, by source in lowercase.
 * @param titles the same, where it is the title of a page without a heading, whatever its header says.
 */
export function createCatalog(
  files: readonly ProjectFile[],
  api: ReadonlyMap<string, DocfxItem>,
  types: ApiPages['types'],
  labels: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): Catalog {
  const siblings = siblingsOf(files);
  const taken = new Set<string>();
  const pages = files.map((file): CatalogPage => {
    const { source, target } = file;
    const page = readPageSource(file.text ?? fs.readFileSync(source, 'utf8'));
    const wanted = outOf(target);
    const out = freeName(
      (count) => wanted.replace(/(?=\.\w+$)/, count && `-${count}`),
      (name) => taken.has(name.toLowerCase()),
    );
    taken.add(out.toLowerCase());
    const address = `/${target.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/i, '')}`;
    const own = docAddress(out, {}, siblings.get(path.posix.dirname(out)));
    // The first page of a site has no other name, and addresses have no spaces in front matter.
    const isHome =
      own.path === '/' && !files.some(({ target: other }) => /^index\.md$/i.test(other));
    const keeps = own.path === address || isHome || /[\s?#]/.test(address);
    const uid = headerText(page.header, 'uid');
    const heading = firstHeading(page.body);
    const written = headerText(page.header, 'title') ?? heading;
    const hasTitle = written !== undefined || headerText(page.header, '_title') !== undefined;
    const named = heading === undefined ? titles.get(source.toLowerCase()) : undefined;
    const label = named ?? (hasTitle ? undefined : labels.get(source.toLowerCase()));
    const name = titleOfAddress(own) || path.parse(target).name;
    return {
      ...page,
      source,
      out,
      address,
      path: keeps ? own.path : address,
      docId: own.docId,
      ...(!keeps && { slug: address }),
      title: decodeEntities(label ?? written ?? name),
      ...(label !== undefined && { label }),
      ...(uid !== undefined && { uid }),
    };
  });
  return { pages, api, types, ...lookupsOf(pages) };
}

/** How a page is found: by its file, its address or its uid. */
function lookupsOf(pages: readonly CatalogPage[]) {
  const index = (some: readonly CatalogPage[], key: (page: CatalogPage) => string | undefined) =>
    new Map(some.map((page) => [key(page)?.toLowerCase(), page]));
  const sources = index(pages, ({ source }) => source);
  // Where one page sends readers on to another at its own address, that one counts.
  const sendersFirst = [...pages].sort((a, b) => Number(!redirectOf(a)) - Number(!redirectOf(b)));
  const addresses = index(sendersFirst, ({ address }) => address);
  const uids = index(pages, ({ uid }) => uid);
  return {
    bySource: (file: string) => sources.get(file.toLowerCase()),
    byAddress: (address: string) => addresses.get(address.toLowerCase().replace(/(?<=.)\/$/, '')),
    byUid: (uid: string) => uids.get(uid.toLowerCase()),
  };
}

/** Files that begin with `_` are not pages of the new site. */
function outOf(target: string): string {
  return target
    .split('/')
    .map((part) => part.replace(/^_+(?=.)/, ''))
    .join('/')
    .replace(/\.markdown$/i, '.md');
}

function siblingsOf(files: readonly ProjectFile[]): Map<string, Set<string>> {
  const outs = files.map(({ target }) => path.posix.parse(outOf(target)));
  const folders = groupBy(outs, ({ dir }) => dir || '.');
  return new Map([...folders].map(([dir, own]) => [dir, new Set(own.map(({ name }) => name))]));
}
