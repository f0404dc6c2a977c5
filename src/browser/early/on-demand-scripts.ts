/**
 * The scripts in `browser/on-demand/` that a page loads where it has what they are for: their names by a selector of that.
 * Each module exports `start`, which is called once; later pages come as `site:page`.
 */
export const ON_DEMAND_SCRIPTS = {
  '[data-filter-input]': 'filter',
  '[data-mermaid]': 'diagrams',
  'main summary': 'details',
  '.code-long,[data-tall]': 'long-code',
} as const;

export type OnDemand = keyof typeof ON_DEMAND_SCRIPTS;

/** Code blocks that are taller are folded to this height, in CSS pixels: `--code-height`. */
const MAX_CODE_HEIGHT = 500;

/** Heights are checked this long after each page has appeared, in milliseconds. */
export const CHECK_AFTER_MS = 1500;

export const isTall = (block: HTMLElement) => block.offsetHeight > MAX_CODE_HEIGHT;
