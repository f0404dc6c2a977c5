/** Dispatched on the document when a navigation has put another page into it. */
export const PAGE_EVENT = 'site:page';

/** Calls back for the page that is there now and for each one after it, with its path. */
export function onPage(callback: (path: string) => void): void {
  callback(location.pathname);
  document.addEventListener(PAGE_EVENT, () => callback(location.pathname));
}
