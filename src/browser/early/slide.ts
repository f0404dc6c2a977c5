const EASING = 'ease-in-out';
/** The duration for readers who prefer less motion, in milliseconds. */
const REDUCED_MS = 1;

/**
 * How long a part takes to unfold or to fold: Material Design's formula, by which tall parts take
 * longer, but not in proportion.
 *
 * @param height of its content, in CSS pixels.
 * @returns milliseconds.
 */
export function slideDuration(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return REDUCED_MS;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

const heightOf = (panel: Element) => panel.getBoundingClientRect().height;

/**
 * Changes what a panel shows and lets its height follow by and by. The change counts at once; the
 * style sheets keep a panel that folds displayed while it has `data-sliding`. A change during the
 * movement starts from the height that the reader sees.
 */
export function slide(panel: HTMLElement, change: () => void, onEnd?: () => void): void {
  const from = heightOf(panel);
  for (const animation of panel.getAnimations()) animation.cancel();
  panel.removeAttribute('data-sliding');
  change();
  const to = heightOf(panel);
  panel.setAttribute('data-sliding', '');
  panel.animate(
    { height: [`${from}px`, `${to}px`] },
    { duration: slideDuration(Math.max(from, to)), easing: EASING },
  ).onfinish = () => {
    panel.removeAttribute('data-sliding');
    onEnd?.();
  };
}
