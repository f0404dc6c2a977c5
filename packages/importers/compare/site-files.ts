import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { filesIn } from '../shared/files-in';
import { decodeComponent } from '../../../src/page-model/decode-component';

/** The documents of a built site, by address: without `index.html`, and without `.html`. */
export function documentsIn(dir: string, root: string): Map<string, string> {
  const files = filesIn(dir, root).filter(
    (file) => file.endsWith('.html') && !LISTS.test(displayPath(file, dir)) && !isRedirect(file),
  );
  return new Map(files.map((file) => [pathOf(`/${displayPath(file, dir)}`), file]));
}

/** Pages that a system adds for itself. */
const LISTS = /^(?:404|search)(?:\/index)?\.html$|(?:^|\/)toc\.html$|^(?:assets|public|styles)\//;

const isRedirect = (file: string) =>
  /http-equiv=["']?refresh/i.test(fs.readFileSync(file, 'utf8').slice(0, 2000));

/** A path without what hosts add to it. */
export const pathOf = (pathname: string): string =>
  decodeComponent(pathname)
    .replace(/(?:\/index)?\.html$|\/index$/i, '')
    .replace(/\/+$/, '') || '/';

/** Old addresses that lead elsewhere. */
export function redirectsIn(distDir: string): ReadonlyMap<string, string> {
  const file = path.join(distDir, '_redirects');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.split(/\s+/);
      return from?.startsWith('/') && to && !/[:*]/.test(from) ? [[pathOf(from), to]] : [];
    }),
  );
}

/**
 * Reads the addresses of links in a page.
 *
 * @param page the address of its file, from the root of the site.
 * @param site the address of the site, with the path below which it is.
 */
export function linkReader(
  page: string,
  site: string,
  redirects: ReadonlyMap<string, string>,
): (href: string) => string | undefined {
  const own = URL.canParse(site) ? new URL(site) : new URL('https://site.invalid');
  const base = own.pathname.replace(/\/$/, '');
  return (href) => {
    const inside = new URL(base + page, own);
    if (href.startsWith('#') || !URL.canParse(href, inside)) return undefined;
    const to = new URL(href, inside);
    if (to.origin !== own.origin || !`${to.pathname}/`.startsWith(`${base}/`)) {
      return decodeComponent(to.href).replace(/\/$/, '');
    }
    const path = pathOf(to.pathname.slice(base.length));
    if (to.hash !== '' && path === pathOf(page)) return undefined;
    const end = redirects.get(path);
    return end?.startsWith('/') ? pathOf(end.slice(base.length).replace(/#.*/, '')) : (end ?? path);
  };
}
