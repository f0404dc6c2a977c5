import { on, onIntent } from './events';
import { read, THEME_KEY, write } from './storage';

export type ColorMode = 'light' | 'dark';

/** Dispatched on the document when the colour mode has changed. */
export const COLOR_MODE_EVENT = 'site:color-mode';

const TOGGLE = '[data-color-mode-toggle]';

export function currentColorMode(): ColorMode {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

/**
 * Gives the browser's toolbar the colour of a mode. The document has both, because the script in the
 * head runs before the style sheet is there.
 */
export function colorToolbar(mode: ColorMode): void {
  const meta = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (meta) meta.content = meta.dataset[mode] ?? '';
}

const modeOf = (kept: string | null): ColorMode => (kept === 'dark' ? 'dark' : 'light');

function apply(mode: ColorMode): void {
  const root = document.documentElement;
  root.setAttribute('data-theme', mode);
  colorToolbar(mode);
  for (const toggle of document.querySelectorAll(TOGGLE)) {
    toggle.setAttribute('aria-pressed', String(mode === 'dark'));
  }
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
}

/** The colour mode: light by default, whatever the system prefers; stored and shared by tabs. */
export function startColorMode(): void {
  apply(modeOf(read(THEME_KEY)));
  on('click', TOGGLE, () => {
    const mode = currentColorMode() === 'dark' ? 'light' : 'dark';
    write(THEME_KEY, mode);
    apply(mode);
  });
  // Paper is white: dark-mode colours would be illegible on it.
  let onScreen: ColorMode = 'light';
  addEventListener('beforeprint', () => {
    onScreen = currentColorMode();
    document.documentElement.setAttribute('data-theme', 'light');
  });
  addEventListener('afterprint', () => {
    document.documentElement.setAttribute('data-theme', onScreen);
  });
  addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the other tab cleared all of its storage.
    if (key === THEME_KEY || key === null) apply(modeOf(newValue));
  });
  onIntent(TOGGLE, loadOtherPictures);
}

/** Diagrams have a picture per mode; the other one loads when the reader is about to switch. */
function loadOtherPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.diagram-drawn img'))
    image.loading = 'eager';
}
