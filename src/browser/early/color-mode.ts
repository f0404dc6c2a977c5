import { THEME_KEY } from './keys';
import { write } from './storage';

export type ColorMode = 'light' | 'dark';

/** Dispatched on the document when the colour mode has changed. */
export const COLOR_MODE_EVENT = 'site:color-mode';

export function currentColorMode(): ColorMode {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

function apply(mode: ColorMode): void {
  const root = document.documentElement;
  root.setAttribute('data-theme', mode);
  const background = getComputedStyle(root).getPropertyValue('--color-bg').trim();
  themeColor().content = background;
  for (const toggle of document.querySelectorAll('[data-color-mode-toggle]')) {
    toggle.setAttribute('aria-pressed', String(mode === 'dark'));
  }
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT));
}

/** The colour of the browser's own bars; its value is a token, so it is set here. */
function themeColor(): HTMLMetaElement {
  const present = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (present) return present;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  return meta;
}

/** The colour mode: light at first whatever the system prefers, kept, and the same in all tabs. */
export function startColorMode(): void {
  apply(currentColorMode());
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-color-mode-toggle]'))
      return;
    const mode = currentColorMode() === 'dark' ? 'light' : 'dark';
    write(THEME_KEY, mode);
    apply(mode);
  });
  // Paper is white; what is drawn for the dark mode would be light on it.
  let onScreen: ColorMode = 'light';
  window.addEventListener('beforeprint', () => {
    onScreen = currentColorMode();
    document.documentElement.setAttribute('data-theme', 'light');
  });
  window.addEventListener('afterprint', () => {
    document.documentElement.setAttribute('data-theme', onScreen);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) apply(newValue === 'dark' ? 'dark' : 'light');
  });
}
