/** The clean form of a path: without `index.html`, `.html` and trailing slashes. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/\/+$/, '') || '/';
}

/** Hosts that serve `/x.html` as it is lead to `/x` too (specification, section 2). */
export function cleanUrl(): void {
  const { origin, pathname, search, hash } = location;
  if (/\.html$|.\/$/.test(pathname) && pathname !== '/404.html') {
    // With the origin: `//host` alone would be another one, which is refused with an error.
    history.replaceState(history.state, '', origin + cleanPath(pathname) + search + hash);
  }
}
