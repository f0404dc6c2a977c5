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

const isUnclean = () =>
  /\.html$|.\/$/.test(location.pathname) && location.pathname !== `${BASE_PATH}/404.html`;

/**
 * The clean form of the address. The origin is needed: a path such as `//host` would name another
 * one, and throw.
 */
function cleanAddress(): string {
  const { origin, pathname, search, hash } = location;
  const clean = cleanPath(pathname);
  // Below a path of its host, the home page has a slash at its end.
  return origin + (BASE_PATH && clean === BASE_PATH ? `${BASE_PATH}/` : clean) + search + hash;
}

/**
 * Goes on to the clean path if the host knows no other address of the page and has answered with its
 * not-found page. This runs in the head, so that readers don't see that page.
 */
export function leaveUncleanNotFound(): void {
  const root = document.documentElement;
  if (!root.hasAttribute('data-not-found') || !isUnclean()) return;
  root.hidden = true;
  location.replace(cleanAddress());
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
  if (isUnclean()) history.replaceState(history.state, '', cleanAddress());
}

/** Puts a value into the address, in place of the entry in the history; an empty one goes from it. */
export function setQuery(name: string, value: string): void {
  const address = new URL(location.href);
  if ((address.searchParams.get(name) ?? '') === value) return;
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
