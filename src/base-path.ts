/*
 * The path below which the site is served, as a host such as GitHub Pages gives to a project: the
 * path of the site's address in the settings. `BASE_PATH` is `/docs`, or empty for a site that has
 * an address of its own. Paths are without it wherever pages are told apart, and get it where an
 * address is written for browsers.
 */

/** @param url the address of the site, as in the settings. */
export function basePathOf(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, '');
}

/** `BASE_PATH` for a bundler's `define`, which makes the site at the root pay nothing for it. */
export function basePathDefines(): Record<string, string> {
  return { BASE_PATH: JSON.stringify(BASE_PATH) };
}

/** Defines `BASE_PATH` for this process, which no bundler does. */
export function installBasePath(basePath: string): void {
  Object.assign(globalThis, { BASE_PATH: basePath });
}

/** The address of a path of the site. Addresses elsewhere and fragments stay as they are. */
export function withBase(address: string): string {
  return BASE_PATH && /^\/(?!\/)/.test(address) ? BASE_PATH + address : address;
}

/** The path of an address of the site: `/docs/room` is `/room`, and `/docs` is `/`. */
export function withoutBase(pathname: string): string {
  return BASE_PATH && isBelowBase(pathname) ? pathname.slice(BASE_PATH.length) || '/' : pathname;
}

/** Whether a path of the host belongs to the site. */
export function isBelowBase(pathname: string): boolean {
  return !BASE_PATH || pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);
}

/** Each opening tag of finished HTML, whose attributes are in double quotes. */
export const TAG = /<[a-z][^\s>]*(?:"[^"]*"|[^">])*>/gi;
const ADDRESSES = /(\s(?:href|src|poster|action)=")(\/[^"]*)/gi;
const SETS = /(\ssrcset=")([^"]*)/gi;

/** HTML whose paths of the site are addresses. */
export function addressesWithBase(html: string): string {
  if (!BASE_PATH) return html;
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESSES, (_, start: string, address: string) => start + withBase(address))
      .replace(SETS, (_, start: string, set: string) => start + candidatesWithBase(set)),
  );
}

function candidatesWithBase(set: string): string {
  return set
    .split(',')
    .map((candidate) => withBase(candidate.trim()))
    .join(', ');
}
