import { PAGE_EVENT } from '../early/page-event';

interface PageLocation {
  readonly pathname: string;
}

let isFirst = process.env.NODE_ENV === 'production';

/**
 * Tells the early scripts that the document holds another page. Not of the first one, which they
 * found there: in develop it came after them.
 */
export function announcePage(location: PageLocation): void {
  if (!isFirst) {
    document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: { path: location.pathname } }));
  }
  isFirst = false;
}
