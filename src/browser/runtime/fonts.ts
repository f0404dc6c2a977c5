import { FONTS_ATTRIBUTE } from '../early/fonts';

let areLoaded = false;

/** Loads the web fonts that a slow line has kept from the document, now that the reader reads. */
export function loadFonts(): void {
  if (document.documentElement.hasAttribute(FONTS_ATTRIBUTE)) return;
  Promise.all(['1em Figtree', '1em "Geist Mono"'].map((font) => document.fonts.load(font))).then(
    () => (areLoaded = true),
    // The stand-ins remain.
    () => undefined,
  );
}

/** Shows them from now on. Call it when another page appears: on this one, lines would move. */
export function showLoadedFonts(): void {
  if (areLoaded) document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
}
