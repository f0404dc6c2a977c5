/**
 * How long the first byte of a document may take on a line that is fast enough for web fonts, in
 * milliseconds.
 */
const FAST_MS = 50;

/** The longest round trip of such a line as Chromium estimates it, in milliseconds. */
const FAST_ROUND_TRIP_MS = 100;

/** Marks the document in which the web fonts are shown; see `styles/tokens.css`. */
export const FONTS_ATTRIBUTE = 'data-fonts';

/**
 * Asks for the web fonts ahead of the content where that costs no time. Browsers hold the first
 * paint back for them, by a third of a second on a slow line: there, the first document keeps the
 * stand-ins, and `runtime/fonts.ts` shows the fonts from the next page on.
 */
export function preloadFonts(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load || load.responseStart - load.requestStart > FAST_MS) return;
  // Firefox and Safari do not say.
  const roundTrip = navigator.connection?.rtt ?? 0;
  if (roundTrip > FAST_ROUND_TRIP_MS) return;
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = '';
}
