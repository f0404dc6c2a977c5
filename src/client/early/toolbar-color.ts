/**
 * Gives the browser's toolbar the colour of a mode. The document has both, because the script in the
 * head runs before the style sheet is there.
 */
export function colorToolbar(mode: 'light' | 'dark'): void {
  const meta = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (meta) meta.content = meta.dataset[mode] ?? '';
}
