import fs from 'node:fs';
import path from 'node:path';
import { Memo } from '../../config/diagnostics/memo';

/** The identifiers of a documentation page. */
export interface DocAddress {
  /** The id that sidebars use: the path relative to the docs folder, without its extension. */
  readonly docId: string;
  /** The route, such as `/room/collections`; `/` is the home page. */
  readonly path: string;
  /** Whether the page is its folder's index. */
  readonly isIndex: boolean;
}

/**
 * `01-intro` is sorted by its number and known without it; `2.0-notes` and dates are plain names.
 */
const NUMBER_PREFIX = /^\d+\s*[-_.]+\s*(?=[^-_.\s\d])/;

/**
 * The id and the route of a page.
 *
 * @param relativePath the file's path relative to the docs folder, with variables already replaced.
 * @param frontMatter the page's `slug` and `id`; a slug without a leading slash is relative to the
 *   folder.
 * @param siblings the names, without extensions, of the pages in the same folder.
 * @param base the path below which the pages of the docs folder are published; empty for the root.
 */
export function docAddress(
  relativePath: string,
  frontMatter: { slug?: string | undefined; id?: string | undefined } = {},
  siblings: ReadonlySet<string> = new Set(),
  base = '',
): DocAddress {
  const { dir, name } = path.posix.parse(relativePath.split(path.sep).join('/'));
  const folders = dir === '' ? [] : dir.split('/').map(withoutNumber);
  const own = withoutNumber(name);
  const docId = [...folders, frontMatter.id ?? own].join('/');
  const isIndex = isIndexName(own, folders[folders.length - 1], siblings);
  const segments = isIndex ? folders : [...folders, frontMatter.id ?? own];
  // Hosts have no other address for `index.html` than that of its folder.
  const slug = frontMatter.slug?.replace(/(^|\/)index\/*$/, '$1');
  // No name leads above the site's root.
  const route = path.posix.resolve('/', ...(slug === undefined ? segments : [...folders, slug]));
  return { docId, path: (base + route).replace(/\/+$/, '') || '/', isIndex };
}

/** `index`, `readme`, or a page named after its folder if the folder has neither. */
function isIndexName(
  name: string,
  folder: string | undefined,
  siblings: ReadonlySet<string>,
): boolean {
  const lower = name.toLowerCase();
  if (lower === 'index' || lower === 'readme') return true;
  if (lower !== folder?.toLowerCase()) return false;
  return ![...siblings].some((sibling) => /^(index|readme)$/i.test(sibling));
}

export function withoutNumber(segment: string): string {
  return segment.replace(NUMBER_PREFIX, '');
}

/** A title for a page or folder without one: `server-plugins` becomes `Server plugins`. */
export function titleOfName(name: string): string {
  const words = withoutNumber(name).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A title for a page without one: an index page has that of its folder, and the first page none. */
export function titleOfAddress({ docId, isIndex }: Omit<DocAddress, 'path'>): string {
  const name = path.posix.basename(isIndex ? path.posix.dirname(docId) : docId);
  return name === '.' ? '' : titleOfName(name);
}

/** What folders hold: thousands of pages may be in one, and each asks. */
const pageNames = new Memo<ReadonlySet<string>>();

/** The names, without extensions, of the pages in a page's folder. */
export function siblingsOf(absolutePath: string): ReadonlySet<string> {
  const dir = path.dirname(absolutePath);
  return pageNames.get(dir, String(fs.statSync(dir).mtimeMs), () => {
    const names = fs.readdirSync(dir).filter((name) => /\.mdx?$/.test(name));
    return new Set(names.map((name) => path.parse(name).name));
  });
}
