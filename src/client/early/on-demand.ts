import { CHECK_AFTER_MS, isTall, ON_DEMAND_SCRIPTS } from './on-demand-scripts';
import { onPage } from './events';

/** In the names of all on-demand scripts; inserted by `build/bundling/early-scripts.ts`. */
declare const SCRIPTS_HASH: string;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads the scripts for features that only some pages have, on the pages that have them. */
export function startOnDemand(): void {
  onPage(() => {
    load();
    clearTimeout(timer);
    // The build already marks most tall code blocks; the rest are only found here.
    timer = setTimeout(() => {
      for (const block of document.querySelectorAll<HTMLElement>('.code'))
        block.toggleAttribute('data-tall', isTall(block));
      load();
    }, CHECK_AFTER_MS);
  });
}

function load(): void {
  for (const [selector, name] of Object.entries(ON_DEMAND_SCRIPTS)) {
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
}
