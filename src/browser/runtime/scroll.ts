import type { ShouldUpdateScrollArgs } from 'gatsby';

/**
 * Whether Gatsby scrolls. Not when the runtime starts: the reader may have scrolled since the first
 * paint and would be thrown back. A new page appears at its scroll position without an animation;
 * smooth scrolling is only for navigation within a page.
 */
export function shouldUpdateScroll({ prevRouterProps, pathname }: ShouldUpdateScrollArgs): boolean {
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname !== pathname) {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // Chromium scrolls to the top with the last computed style, so force it to be recomputed.
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
  }
  return true;
}
