import { withoutBase } from '../../base-path';
import { DOCS_VERSION_KEY, read } from '../early/storage';
import { onPage } from '../early/events';

/**
 * Makes the links to other languages and versions lead to the page that is open. Documents have
 * their roots, because the shell is the same on every page and stays through navigations. Marks the
 * version that the reader chose last, if this is another one.
 */
export function startSamePageLinks(): void {
  onPage((path) => {
    const chosen = read(DOCS_VERSION_KEY);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-root]')) {
      const { root = '', docsVersion } = link.dataset;
      link.href = pageIn(root, withoutBase(path));
      if (docsVersion && docsVersion === chosen && !link.hasAttribute('aria-current')) {
        link.dataset.chosen = MESSAGES.lastChosen;
      }
    }
  });
}

/**
 * The address of a page in another language or version.
 *
 * @param root the home page there: `/v1` or `https://v1.docs.example`.
 * @param path the page here.
 */
export function pageIn(root: string, path: string): string {
  return path === '/' ? root : root.replace(/\/$/, '') + path;
}
