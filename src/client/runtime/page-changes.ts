import { announcePage } from '../early/events';

let isFirst = process.env.NODE_ENV === 'production';

/**
 * Tells the early scripts that the document has a new page. They have already seen the first one,
 * except in develop, where it is rendered after they start.
 */
export function announceRoute(): void {
  if (!isFirst) announcePage();
  isFirst = false;
}

/** Removes what the document says to search engines: it describes the page that was loaded. */
export function forgetStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
