/** From this width the sidebar stands beside the page, in CSS pixels. */
export const DESKTOP_WIDTH = 996;

/**
 * Widths from which a layout has more room, in CSS pixels. A style sheet begins there with
 * `min-width: 996px` or ends before with `max-width: 995.98px`.
 */
export const LAYOUTS: readonly number[] = [
  DESKTOP_WIDTH,
  // The filters of the search page stand beside the hits.
  1100,
  // The table of contents stands beside the page.
  1200,
  // The rows of members are lines beside the contents.
  1360,
];

/** Widths up to which something gives way to small screens, in CSS pixels: `max-width: 480px`. */
export const SMALL_SCREENS: readonly number[] = [
  // The columns of the footer.
  420,
  // Phones.
  480,
  // Tables and figures.
  640,
  // The search takes the whole screen.
  768,
];
