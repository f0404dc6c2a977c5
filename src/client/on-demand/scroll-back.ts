/** The fraction of the distance that is left after each frame. */
const EASING_FACTOR = 0.85;
/** Input from the reader that stops the animation. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/** The distance left after a frame, in CSS pixels; 0 once it is too small to see. */
export function nextDistance(distance: number): number {
  const next = distance * EASING_FACTOR;
  return next < 0.5 ? 0 : next;
}

/** Scrolls back to the top of an element if that is above the screen; readers can interrupt it. */
export function scrollBackTo(element: Element): void {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const target = scrollY + element.getBoundingClientRect().top - padding;
  let distance = scrollY - target;
  if (distance <= 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) distance = 0;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of INTERRUPTIONS) removeEventListener(type, stop);
  };
  const step = () => {
    distance = nextDistance(distance);
    scrollTo({ top: target + distance, behavior: 'instant' });
    if (distance > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const type of INTERRUPTIONS) addEventListener(type, stop, { passive: true });
  step();
}
