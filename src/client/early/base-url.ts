/** The first of the site's scripts: where it fails, none of them can be found. */
const FIRST_SCRIPT = /\/scripts\/early-/;

/**
 * Shows the banner of the home page where the site's scripts fail to load. It runs in the head: no
 * other script can be counted on.
 */
export function watchBaseUrl(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Whatever else fails has no such address. The document is complete only after its scripts.
      if (FIRST_SCRIPT.test((target as HTMLScriptElement).src))
        addEventListener('load', showBanner);
    },
    // Failures to load do not bubble.
    true,
  );
}

function showBanner(): void {
  const banner = document.getElementById('base-url-banner');
  if (!banner) return;
  const here = banner.querySelector('[data-base-url-here]') as HTMLElement;
  here.textContent = location.origin + location.pathname;
  banner.hidden = false;
}
