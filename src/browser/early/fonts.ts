import { FONTS_KEY } from './keys';
import { write } from './storage';

/** Marks the document whose texts are in the web fonts; see `styles/tokens.css`. */
export const FONTS_ATTRIBUTE = 'data-fonts';

/**
 * Loads the web fonts on a first visit, and shows them when they are there. By now, the document has
 * been parsed: on a slow line, they would hold the rest of it back. Later documents show them at
 * once, from the cache (`theme.ts`).
 */
export function startFonts(): void {
  const root = document.documentElement;
  if (root.hasAttribute(FONTS_ATTRIBUTE)) return;
  document.fonts.load('1em Figtree, Geist Mono').then(
    () => {
      root.setAttribute(FONTS_ATTRIBUTE, '');
      write(FONTS_KEY, '');
    },
    // The stand-ins remain.
    () => undefined,
  );
}
