/** The first of the site's scripts: where it fails, none of them can be found. */
const FIRST_SCRIPT = /\/scripts\/early-[\da-f]+\.js$/;

/**
 * Shows the banner of the home page where the site's scripts fail to load. It runs in the head: no
 * other script can be counted on.
 */
export function watchBaseUrl(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !FIRST_SCRIPT.test(target.src)) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showBanner);
      else showBanner();
    },
    // Failures to load do not bubble.
    true,
  );
}

function showBanner(): void {
  const banner = document.getElementById('base-url-banner');
  const here = banner?.querySelector('[data-base-url-here]');
  if (!banner || !here) return;
  here.textContent = location.origin + location.pathname;
  banner.hidden = false;
}
