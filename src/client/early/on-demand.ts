import { CHECK_AFTER_MS, isTall, ON_DEMAND_SCRIPTS, REST_MS } from './on-demand-scripts';
import { on, onPage } from './events';

/** In the names of all on-demand scripts; inserted by `build/bundling/early-scripts.ts`. */
declare const SCRIPTS_HASH: string;
/** Whether links in the text have cards. */
declare const HAS_HOVER_CARDS: boolean;

let timer: ReturnType<typeof setTimeout> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Loads the scripts for features that only some pages have, on the pages that have them. */
export function startOnDemand(): void {
  if (HAS_HOVER_CARDS) {
    document.addEventListener('pointerover', ({ pointerType }) => {
      if (pointerType !== 'touch') loadCards();
    });
    on('focusin', '.prose a:focus-visible', loadCards);
  }
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
}

function loadCards(): void {
  clearTimeout(rest);
  rest = setTimeout(load, REST_MS, '.prose a:hover,.prose a:focus-visible', 'hover-cards');
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
