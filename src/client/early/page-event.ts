/** Dispatched on the document after a navigation has replaced the page. */
export const PAGE_EVENT = 'site:page';

/** Calls back with the path of the current page, then with that of each later page. */
export function onPage(callback: (path: string) => void): void {
  callback(location.pathname);
  document.addEventListener(PAGE_EVENT, () => callback(location.pathname));
}
