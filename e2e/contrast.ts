/** A check of axe: `true` if the element passes, `undefined` if axe cannot say. */
interface Check {
  evaluate: (this: unknown, element: Element, ...more: unknown[]) => boolean | undefined;
}

declare global {
  interface Window {
    axe?: { readonly _audit: { readonly checks: Readonly<Record<string, Check>> } };
    /** What axe does by itself, while `shareContrast` has replaced it. */
    contrastOfEach?: Check['evaluate'];
  }
}

/**
 * Lets axe's next run compute the contrast of texts that look the same once, which takes three
 * quarters of its time. Texts look the same if color, size and weight are the same, and so is all
 * that is painted behind them, within one list, table, code block or positioned part of the page.
 * Each text is computed until one of those that look like it has enough contrast: what axe cannot
 * say or what fails counts for itself alone. Runs in the page, where axe already is.
 *
 * @throws {Error} if axe has changed.
 */
export function shareContrast(): void {
  const PLACES = 'pre, table, ul, ol, dl, nav, header, footer, section, dialog, form, svg';
  const check = window.axe?._audit.checks['color-contrast'];
  if (!check) throw new Error('axe has no check of contrast by this name.');
  const contrastOf = (window.contrastOfEach ??= check.evaluate);
  const numbers = new Map<string, number>();
  const grounds = new Map<Element, number>();
  const passed = new Set<string>();

  /** A number for what is painted behind an element: the same for those with the same. */
  function groundOf(element: Element): number {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const behind = element.parentElement ? groundOf(element.parentElement) : 0;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    const isPlace = /absolute|fixed|sticky/.test(style.position) || element.matches(PLACES);
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const isPlain = paint === 'rgba(0, 0, 0, 0) none 1 none normal' && !isPlace;
    const ground = isPlain ? behind : numberOf(`${behind} ${paint} ${isPlace ? grounds.size : ''}`);
    grounds.set(element, ground);
    return ground;
  }

  function numberOf(text: string): number {
    const known = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, known);
    return known;
  }

  check.evaluate = function (element, ...more) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [groundOf(element), color, fontSize, fontWeight, textShadow].join(' ');
    if (passed.has(look)) return true;
    const result = contrastOf.call(this, element, ...more);
    if (result === true) passed.add(look);
    return result;
  };
}
