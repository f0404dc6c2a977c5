import { nearViewport, onPage } from './events';

/** In the names of all scripts of figures; inserted by `build/bundling/early-scripts.ts`. */
declare const SCRIPTS_HASH: string;

/** How far below the viewport islands start to load. */
const NEAR = '300px';

interface IslandModule {
  default(figure: HTMLElement): void;
}

/** No attribute says this: the HTML of a page that readers come back to may have it already. */
const live = new WeakSet<Element>();

/** Loads the script of an interactive figure when the figure comes near the viewport. */
export function startIslands(): void {
  const watch = nearViewport(NEAR, (figure) => void load(figure as HTMLElement));
  onPage(() =>
    watch([...document.querySelectorAll('[data-island]')].filter((figure) => !live.has(figure))),
  );
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
