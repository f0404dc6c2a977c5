import { onPage } from './page-event';

/** Addresses by name; `content-layer/early-scripts.ts` puts them in. */
declare const ISLANDS: Readonly<Record<string, string>>;

/** Islands are loaded this far before they come into view. */
const NEAR = '300px';

interface IslandModule {
  default(figure: HTMLElement): void;
}

let observer: IntersectionObserver | undefined;

/** Loads the script of an interactive figure when the figure comes near the viewport. */
export function startIslands(): void {
  onPage(() => {
    observer?.disconnect();
    const figures = document.querySelectorAll<HTMLElement>('[data-island]:not([data-live])');
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
    for (const figure of figures) observer.observe(figure);
  });
}

async function load(figure: HTMLElement): Promise<void> {
  const address = ISLANDS[figure.dataset.island ?? ''];
  if (!address) return;
  try {
    const island = (await import(/* webpackIgnore: true */ address)) as IslandModule;
    island.default(figure);
    figure.setAttribute('data-live', '');
  } catch (error) {
    // The static picture and its text stay, without controls that do nothing.
    figure.setAttribute('data-failed', '');
    console.warn('An interactive figure cannot be loaded.', error);
  }
}
