import type { ShouldUpdateScrollArgs } from 'gatsby';

/**
 * Whether Gatsby scrolls. Not when the runtime starts: the reader may have scrolled since the
 * browser showed the page, and would be thrown back. Another page appears where it is to be read at
 * once: smooth scrolling is for ways within a page.
 */
export function shouldUpdateScroll({ prevRouterProps, pathname }: ShouldUpdateScrollArgs): boolean {
  if (!prevRouterProps) return false;
  if (prevRouterProps.location.pathname !== pathname) {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // Chromium scrolls to the top by the style that it computed last: has it computed now.
    getComputedStyle(root).getPropertyValue('scroll-behavior');
    requestAnimationFrame(() => root.style.removeProperty('scroll-behavior'));
  }
  return true;
}
