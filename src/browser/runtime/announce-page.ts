import { PAGE_EVENT } from '../early/page-event';

interface PageLocation {
  readonly pathname: string;
}

/** Tells the early scripts that the document holds another page. Not called for the first page. */
export function announcePage(location: PageLocation, previous: PageLocation | null): void {
  if (!previous && process.env.NODE_ENV === 'production') return;
  document.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: { path: location.pathname } }));
}
