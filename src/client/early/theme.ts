// Inline in the head: runs before the first paint, so nothing flashes or moves.
import { watchBaseUrl } from './base-url';
import { leaveUncleanNotFound, loadUntilStarted } from './paths';
import { ANNOUNCEMENT_KEY, FONTS_ATTRIBUTE, FONTS_KEY, THEME_KEY } from './storage';
import { startParts } from './parts';
import { colorToolbar } from './color-mode';

/** That of the site's announcement; inserted by `build/bundling/early-scripts.ts`. */
declare const ANNOUNCEMENT_ID: string | false;

const root = document.documentElement;
root.setAttribute('data-js', '');
// Search shortcuts have other names on Apple devices.
if (/Mac|iP/.test(navigator.userAgent)) root.setAttribute('data-apple', '');
try {
  if (localStorage.getItem(THEME_KEY) === 'dark') {
    root.setAttribute('data-theme', 'dark');
    colorToolbar('dark');
  }
  if (localStorage.getItem(FONTS_KEY) !== null) root.setAttribute(FONTS_ATTRIBUTE, '');
  if (ANNOUNCEMENT_ID && localStorage.getItem(ANNOUNCEMENT_KEY) === ANNOUNCEMENT_ID)
    root.setAttribute('data-announcement-closed', '');
} catch {
  // Storage is forbidden: keep the default theme.
}

startParts();
watchBaseUrl();
leaveUncleanNotFound();
loadUntilStarted();
