import { FONTS_KEY, write } from './storage';

/** Marks the document whose texts are in the web fonts; see `styles/tokens.css`. */
export const FONTS_ATTRIBUTE = 'data-fonts';
const FONTS = '1em Figtree, Geist Mono';

/**
 * Loads the web fonts on a first visit. By now, the document has been parsed: on a slow line, they
 * would hold the rest of it back. What is being read keeps the stand-ins, so that nothing moves. Later
 * documents show the web fonts at once, from the cache (`theme.ts`).
 */
export function startFonts(): void {
  if (document.documentElement.hasAttribute(FONTS_ATTRIBUTE)) return;
  document.fonts.load(FONTS).then(
    () => write(FONTS_KEY, ''),
    // The stand-ins remain.
    () => undefined,
  );
}

/** Shows the web fonts if they are there. Call this when another page replaces the one that is read. */
export function showFonts(): void {
  if (document.fonts.check(FONTS)) document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
}
