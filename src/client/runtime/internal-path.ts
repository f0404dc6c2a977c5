import { isBelowBase } from '../../base-path';
import { classPath, HOME_PATH } from '../../routes';

/** Files that the site serves in addition to its pages. */
const FILE = /\.(?!html?$)[a-z\d]{2,5}$/i;

/** What follows it in an address is a text, which browsers show in documents that they load. */
export const TEXT_DIRECTIVE = ':~:';

/**
 * The path of the page that a link opens within the site; undefined for links left to the browser:
 * other sites, downloads, files, other windows, texts in a page.
 *
 * Paths of the reference may contain dots (`/reference/classes/A.B`), so an extension only marks a
 * file outside the reference, unless it is that of Markdown.
 */
export function internalPath(anchor: HTMLAnchorElement, here: Location): string | undefined {
  if (anchor.origin !== here.origin || anchor.hasAttribute('download')) return undefined;
  // Another language or version is another site, even if its root is a folder of this one.
  const home = BASE_PATH + HOME_PATH;
  if ((anchor.dataset.root ?? home) !== home || !isBelowBase(anchor.pathname)) return undefined;
  if (anchor.hash.includes(TEXT_DIRECTIVE)) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  const isType =
    anchor.pathname.startsWith(BASE_PATH + classPath('')) && !/\.md$/.test(anchor.pathname);
  if (FILE.test(anchor.pathname) && !isType) return undefined;
  return anchor.pathname;
}
