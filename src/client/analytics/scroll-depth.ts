import { PAGE_EVENT } from '../early/events';

/** In percent of what can be scrolled. */
const DEPTHS = [25, 50, 75, 100] as const;

/** Reports each depth that a reader reaches, once a page. */
export function followScrolling(report: (percent: number) => void): void {
  let left: readonly number[] = DEPTHS;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const { scrollHeight, clientHeight } = document.documentElement;
    const range = scrollHeight - clientHeight;
    if (range <= 0) return;
    // Zoomed pages end at a fraction of a pixel.
    const percent = (Math.ceil(scrollY + 1) / range) * 100;
    for (const depth of left) if (percent >= depth) report(depth);
    left = left.filter((depth) => percent < depth);
  };
  addEventListener(
    'scroll',
    () => {
      if (isWaiting || left.length === 0) return;
      isWaiting = true;
      // Sizes are up to date in a frame: asking for them then costs nothing.
      requestAnimationFrame(look);
    },
    { passive: true },
  );
  // Readers can be far down before this has loaded.
  requestAnimationFrame(look);
  let { pathname } = location;
  document.addEventListener(PAGE_EVENT, () => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    left = DEPTHS;
  });
}
