import { CHECK_AFTER_MS, isTall, ON_DEMAND_SCRIPTS } from './on-demand-scripts';
import { onIntent, onPage } from './events';

/** In the names of all on-demand scripts; inserted by `build/bundling/early-scripts.ts`. */
declare const SCRIPTS_HASH: string;
/** Whether links in the text have cards. */
declare const HAS_HOVER_CARDS: boolean;

/** How long the reader stays on a link before the script for cards is loaded, in milliseconds. */
const REST_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Loads the scripts for features that only some pages have, on the pages that have them. */
export function startOnDemand(): void {
  onPage(() => {
    loadAll();
    clearTimeout(timer);
    // The build already marks most tall code blocks; the rest are only found here.
    timer = setTimeout(() => {
      for (const block of document.querySelectorAll<HTMLElement>('.code'))
        block.toggleAttribute('data-tall', isTall(block));
      loadAll();
    }, CHECK_AFTER_MS);
  });
  if (HAS_HOVER_CARDS && matchMedia('(hover: hover)').matches)
    onIntent('.prose a', () => {
      clearTimeout(rest);
      rest = setTimeout(load, REST_MS, '.prose a:is(:hover,:focus-visible)', 'hover-cards');
    });
}

function loadAll(): void {
  for (const [selector, name] of Object.entries(ON_DEMAND_SCRIPTS)) load(selector, name);
}

function load(selector: string, name: string): void {
  const needing = document.querySelectorAll(selector);
  const address = `${BASE_PATH}/scripts/${name}-${SCRIPTS_HASH}.js`;
  if (needing.length > 0)
    // In a task of its own: each request takes milliseconds that the first layout waits for.
    setTimeout(() => {
      import(/* webpackIgnore: true */ address).catch((error: unknown) => {
        for (const element of needing) element.setAttribute('data-failed', '');
        console.warn(`${address} cannot be loaded.`, error);
      });
    });
}
