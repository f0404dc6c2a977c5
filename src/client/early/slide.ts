const EASING = 'ease-in-out';
/** The duration for readers who prefer less motion, in milliseconds. */
const REDUCED_MS = 1;

/**
 * How long a panel takes to fold or unfold, by Material Design's formula: tall panels take longer,
 * but not in proportion.
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
 * Applies a change to a panel immediately and animates its height. The style sheets keep a folding
 * panel displayed while it has `data-sliding`. A change during the animation starts from the height
 * on screen.
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
