/** The clean form of a path: without `index.html`, `.html` and trailing slashes. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/\/+$/, '') || '/';
}

/** Every page has one address: a host that serves `/x.html` as it is leads to `/x` too. */
export function cleanUrl(): void {
  const { origin, pathname, search, hash } = location;
  if (/\.html$|.\/$/.test(pathname) && pathname !== '/404.html') {
    // With the origin: `//host` alone would be another one, which is refused with an error.
    history.replaceState(history.state, '', origin + cleanPath(pathname) + search + hash);
  }
}
