import { PAGE_EVENT } from '../early/page-event';

interface PageLocation {
  readonly pathname: string;
}

let isFirst = process.env.NODE_ENV === 'production';

/**
 * Tells the early scripts that the document has a new page. The first page isn't announced, because
 * they have already seen it, except in develop, where it is rendered after they start.
 */
export function announcePage(location: PageLocation): void {
  if (!isFirst) {
    document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: { path: location.pathname } }));
  }
  isFirst = false;
}
