/** Decodes a path to the form that Gatsby and the sidebar use. Invalid encodings are left alone. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The clean form of a path: without `index.html`, `.html` and trailing slashes. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$|\/index$/, '').replace(/\/+$/, '') || '/';
}

const UNCLEAN = /\.html$|.\/$/;

/** Below a path of its host, the home page has a slash at its end. */
function cleanBelowBase(pathname: string): string {
  const clean = cleanPath(pathname);
  return clean === BASE_PATH ? `${BASE_PATH}/` : clean;
}

/**
 * Goes on to the clean path if the host knows no other address of the page and has answered with its
 * not-found page. This runs in the head, so that readers don't see that page.
 */
export function leaveUncleanNotFound(): void {
  const { origin, pathname, search, hash } = location;
  const root = document.documentElement;
  if (!root.hasAttribute('data-not-found') || !UNCLEAN.test(pathname)) return;
  // No page has a path that starts with two slashes: such an address is only cleaned, below.
  if (pathname === `${BASE_PATH}/404.html` || pathname.startsWith('//')) return;
  root.hidden = true;
  location.replace(
    origin + (BASE_PATH ? cleanBelowBase(pathname) : cleanPath(pathname)) + search + hash,
  );
}

/**
 * Back and forward may lead to a page of this document before there is a runtime to show it: the
 * browser loads it instead. This runs in the head, before the scripts that may be long in coming.
 */
export function loadUntilStarted(): void {
  const shown = cleanPath(location.pathname);
  window.onpopstate = () => {
    if (cleanPath(location.pathname) !== shown) location.reload();
  };
}

/** Every page has one address, even on hosts that serve `/x.html` without a redirect to `/x`. */
export function cleanUrl(): void {
  const { origin, pathname, search, hash } = location;
  if (UNCLEAN.test(pathname) && pathname !== `${BASE_PATH}/404.html`) {
    // The origin is needed: a path such as `//host` would name another origin, and throw.
    history.replaceState(
      history.state,
      '',
      origin + (BASE_PATH ? cleanBelowBase(pathname) : cleanPath(pathname)) + search + hash,
    );
  }
}

/** Puts a value into the address, in place of the entry in the history; an empty one goes from it. */
export function setQuery(name: string, value: string): void {
  const address = new URL(location.href);
  if ((address.searchParams.get(name) ?? '') === value) return;
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
