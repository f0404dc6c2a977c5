/** How long to wait for an idle moment at most, in milliseconds. */
const PATIENCE_MS = 2000;

/** Calls back when the browser has nothing to do for the reader. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act, 200);
}
