import { THEME_KEY } from './keys';
import { read, write } from './storage';
import { colorToolbar } from './toolbar-color';

export type ColorMode = 'light' | 'dark';

/** Dispatched on the document when the colour mode has changed. */
export const COLOR_MODE_EVENT = 'site:color-mode';

export function currentColorMode(): ColorMode {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

const modeOf = (kept: string | null): ColorMode => (kept === 'dark' ? 'dark' : 'light');

function apply(mode: ColorMode): void {
  const root = document.documentElement;
  root.setAttribute('data-theme', mode);
  colorToolbar(mode);
  for (const toggle of document.querySelectorAll('[data-color-mode-toggle]')) {
    toggle.setAttribute('aria-pressed', String(mode === 'dark'));
  }
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
}

/** The colour mode: light by default, whatever the system prefers; stored and shared by tabs. */
export function startColorMode(): void {
  apply(modeOf(read(THEME_KEY)));
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-color-mode-toggle]'))
      return;
    const mode = currentColorMode() === 'dark' ? 'light' : 'dark';
    write(THEME_KEY, mode);
    apply(mode);
  });
  // Paper is white: dark-mode colours would be illegible on it.
  let onScreen: ColorMode = 'light';
  window.addEventListener('beforeprint', () => {
    onScreen = currentColorMode();
    document.documentElement.setAttribute('data-theme', 'light');
  });
  window.addEventListener('afterprint', () => {
    document.documentElement.setAttribute('data-theme', onScreen);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the other tab cleared all of its storage.
    if (key === THEME_KEY || key === null) apply(modeOf(newValue));
  });
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest('[data-color-mode-toggle]'))
        loadOtherPictures();
    });
  }
}

/** Diagrams have a picture per mode; the other one loads when the reader is about to switch. */
function loadOtherPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.diagram-drawn img'))
    image.loading = 'eager';
}
