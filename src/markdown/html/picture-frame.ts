import { type Element, h } from './tree';

/** The widest picture that stays legible when scaled down to a phone of 360 CSS pixels. */
const LEGIBLE_SCALED = 480;
/** Wider pictures keep more of their width on every screen, and the widest keep all of it. */
const STEPS = [
  [720, 'picture-medium'],
  [880, 'picture-wide'],
] as const;

/**
 * Puts a drawing or a diagram that would be illegible on a phone into a scrolling region that is
 * reachable by keyboard (WCAG 1.4.10, 2.1.1). Narrow ones stay as they are.
 *
 * @param width the picture's natural width in CSS pixels.
 * @param name the region's accessible name.
 */
export function scrollable(pictures: Element[], width: number, name: string): Element[] {
  if (width <= LEGIBLE_SCALED) return pictures;
  const step = STEPS.find(([limit]) => width <= limit)?.[1] ?? 'picture-full';
  return [scrollRegion(['picture-scroll', 'edge-fade', step], name, pictures)];
}

/** An element that scrolls sideways, reachable by keyboard and named for screen readers. */
export function scrollRegion(className: string[], name: string, children: Element[]): Element {
  return h('div', { className, role: 'region', tabIndex: 0, ariaLabel: name }, children);
}
