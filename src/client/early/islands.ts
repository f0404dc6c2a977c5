import { onPage } from './page-event';

/** In the names of all scripts of figures; inserted by `build/bundling/early-scripts.ts`. */
declare const SCRIPTS_HASH: string;

/** How far below the viewport islands start to load. */
const NEAR = '300px';

interface IslandModule {
  default(figure: HTMLElement): void;
}

/** No attribute says this: the HTML of a page that readers come back to may have it already. */
const live = new WeakSet<Element>();

let observer: IntersectionObserver | undefined;

/** Loads the script of an interactive figure when the figure comes near the viewport. */
export function startIslands(): void {
  onPage(() => {
    observer?.disconnect();
    const figures = document.querySelectorAll<HTMLElement>('[data-island]');
    if (figures.length === 0) return;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer?.unobserve(target);
          void load(target);
        }
      },
      { rootMargin: NEAR },
    );
    for (const figure of figures) if (!live.has(figure)) observer.observe(figure);
  });
}

async function load(figure: HTMLElement): Promise<void> {
  try {
    const address = `${BASE_PATH}/islands/${figure.dataset.island}-${SCRIPTS_HASH}.js`;
    const island = (await import(/* webpackIgnore: true */ address)) as IslandModule;
    island.default(figure);
    live.add(figure);
    figure.setAttribute('data-live', '');
  } catch (error) {
    // The static picture and its text remain; the style sheet hides the dead controls.
    figure.setAttribute('data-failed', '');
    console.warn('An interactive figure cannot be loaded.', error);
  }
}
