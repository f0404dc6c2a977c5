import { CHECK_AFTER_MS, isTall, type OnDemand } from './on-demand-scripts';
import { onPage } from './page-event';

/** Script addresses by selector, inserted by `bundling/early-scripts.ts`. */
declare const ON_DEMAND: Readonly<Record<OnDemand, string>>;

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
  for (const [selector, address] of Object.entries(ON_DEMAND)) {
    const needing = document.querySelectorAll(selector);
    if (needing.length > 0)
      import(/* webpackIgnore: true */ address).catch((error: unknown) => {
        for (const element of needing) element.setAttribute('data-failed', '');
        console.warn(`${address} cannot be loaded.`, error);
      });
  }
}
