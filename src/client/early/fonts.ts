import { FONTS_KEY } from './storage';

/** Marks the document whose texts are in the web fonts; see `styles/tokens.css`. */
export const FONTS_ATTRIBUTE = 'data-fonts';
const FONTS = '1em Figtree, Geist Mono';

/**
 * Loads the web fonts on a first visit. By now, the document has been parsed: on a slow line, they
 * would hold the rest of it back. The stand-ins are as wide (`styles/fonts.css`), so nothing moves
 * when ours replace them. Later documents show the web fonts at once, from the cache (`theme.ts`).
 */
export function startFonts(): void {
  const root = document.documentElement.dataset;
  void (
    root.fonts ??
    document.fonts
      .load(FONTS)
      .then(() => {
        root.fonts = '';
        localStorage.setItem(FONTS_KEY, '');
      })
      // The stand-ins remain, or storage is forbidden.
      .catch(() => undefined)
  );
}
