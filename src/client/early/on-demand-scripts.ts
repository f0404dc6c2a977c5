/**
 * The scripts in `client/on-demand/`, keyed by selector: a page loads a script if the selector
 * matches something in it. Each script runs its `start` once; later pages arrive as `site:page`.
 */
export const ON_DEMAND_SCRIPTS = {
  ':root:not([data-fonts]) head': 'fonts',
  '[data-filter-input]': 'filter',
  '[data-mermaid]': 'diagrams',
  'article summary': 'details',
  '.code-long,[data-tall]': 'long-code',
  '[data-collapse=branch]': 'branches',
  '[data-tab-query]': 'tab-query',
} as const;

/** Taller code blocks are folded to this height, in CSS pixels. Same as `--code-height`. */
const MAX_CODE_HEIGHT = 500;

/** How long after a page appears its code blocks are measured, in milliseconds. */
export const CHECK_AFTER_MS = 1500;

/** How long a reader rests on a link before its card is loaded or shown, in milliseconds. */
export const REST_MS = 300;
export const isTall = (block: HTMLElement) => block.offsetHeight > MAX_CODE_HEIGHT;
