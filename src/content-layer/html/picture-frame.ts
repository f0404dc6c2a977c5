import { type Element, h } from './tree';

/** Up to this width a picture is legible on a phone of 360 CSS pixels when it is scaled down. */
const LEGIBLE_SCALED = 480;
/** Wider ones keep more of their width, and the widest all of it, on every screen. */
const STEPS = [
  [720, 'picture-medium'],
  [880, 'picture-wide'],
  [Infinity, 'picture-full'],
] as const;

/**
 * Puts a drawing or a diagram that would be illegible on a phone into a region that scrolls and
 * that the keyboard reaches (WCAG 1.4.10, 2.1.1). Narrow ones stay as they are.
 *
 * @param width the picture's own width in CSS pixels.
 * @param name what the region is called.
 */
export function scrollable(pictures: Element[], width: number, name: string): Element[] {
  if (width <= LEGIBLE_SCALED) return pictures;
  const step = STEPS.find(([limit]) => width <= limit)?.[1] ?? 'picture-full';
  const properties = {
    className: ['picture-scroll', step],
    role: 'region',
    tabIndex: 0,
    ariaLabel: name,
  };
  return [h('div', properties, pictures)];
}
