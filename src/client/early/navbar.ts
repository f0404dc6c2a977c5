/** The navbar always shows until the page is scrolled by its height, in CSS pixels. */
const TOP = 60;
/** Smaller movements, such as a finger's jitter, are ignored; in CSS pixels. */
const TOLERANCE = 4;

/** Hides the navbar on scrolling down; shows it on scrolling up and near the top of the page. */
export function startNavbar(): void {
  let last = 0;
  // Reading it now would force the first layout into this script's task.
  setTimeout(() => {
    last = scrollY;
  });
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < TOLERANCE) return;
      last = scrollY;
      document
        .querySelector('[data-navbar]')
        ?.toggleAttribute('data-hidden', moved > 0 && scrollY > TOP);
    },
    { passive: true },
  );
}
