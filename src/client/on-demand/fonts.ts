import { FONTS_ATTRIBUTE, FONTS_KEY, write } from '../early/storage';

const FONTS = '1em Figtree, Geist Mono';
/** Nobody sees them in one paragraph, and a line holds a word more or less with them. */
const SPACINGS = ['-0.01em', '0.01em', '-0.02em', '0.02em', '-0.03em', '0.03em'];

/**
 * Loads the web fonts on a first visit. By now, the document has been parsed: on a slow line, they
 * would hold the rest of it back. The stand-ins are as wide (`styles/fonts.css`). Later documents
 * show the web fonts at once, from the cache (`early/theme.ts`).
 */
export function start(): void {
  document.fonts.load(FONTS).then(
    () => {
      show();
      write(FONTS_KEY, '');
    },
    // The stand-ins remain.
    () => undefined,
  );
}

/** Shows the web fonts. What would have a line more or less then keeps its lines, and nothing moves. */
function show(): void {
  // Not style attributes: the runtime inserts the page anew after going back, and policies forbid them.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    SPACINGS.map((one) => `[data-letters="${one}"]{letter-spacing:${one}}`).join(''),
  );
  document.adoptedStyleSheets.push(sheet);
  const heights = new Map(visible().map((element) => [element, element.offsetHeight]));
  document.documentElement.setAttribute(FONTS_ATTRIBUTE, '');
  const changed: HTMLElement[] = [];
  for (const [element, height] of heights) {
    // Links and code in a line are as high as their font. What is around a text changes with it.
    const isInline = () => getComputedStyle(element).display === 'inline';
    const isAround = () => !hasText(element) && changed.some((inner) => element.contains(inner));
    if (element.offsetHeight === height || isInline() || isAround()) continue;
    changed.push(element);
    for (const spacing of [...SPACINGS, '']) {
      element.dataset.letters = spacing;
      if (element.offsetHeight === height) break;
    }
  }
}

/** The elements that are whole in the window, and texts of which a part is, the inner ones first. */
function visible(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].reverse().filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return hasText(element) ? bottom > 0 && top < innerHeight : top >= 0 && bottom <= innerHeight;
  });
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
