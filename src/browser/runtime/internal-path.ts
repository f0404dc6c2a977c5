import { REFERENCE_PATH } from '../../routes';

/** Files that the site serves beside its pages. */
const FILE = /\.(?!html?$)[a-z\d]{2,5}$/i;

/**
 * The page that a link opens inside the site; undefined for links that the browser follows itself:
 * other sites, downloads, files, other windows.
 *
 * A dotted path may be a page (`/reference/classes/A.B`), so only a link outside the reference is
 * told to be a file by its extension.
 */
export function internalPath(anchor: HTMLAnchorElement, here: Location): string | undefined {
  if (anchor.origin !== here.origin || anchor.hasAttribute('download')) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  if (FILE.test(anchor.pathname) && !anchor.pathname.startsWith(`${REFERENCE_PATH}/`))
    return undefined;
  return anchor.pathname;
}
