/** The clean form of a path: without `index.html`, `.html` and trailing slashes. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/\/+$/, '') || '/';
}

/** Every page has one address, even on hosts that serve `/x.html` without a redirect to `/x`. */
export function cleanUrl(): void {
  const { origin, pathname, search, hash } = location;
  if (/\.html$|.\/$/.test(pathname) && pathname !== '/404.html') {
    // The origin is needed: a path such as `//host` would name another origin, and throw.
    history.replaceState(history.state, '', origin + cleanPath(pathname) + search + hash);
  }
}
