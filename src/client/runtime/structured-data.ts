/** Removes what the document says to search engines: it describes the page that was loaded. */
export function forgetStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
