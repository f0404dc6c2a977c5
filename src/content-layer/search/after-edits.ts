/** Edits closer together than this, in milliseconds, are batched. */
const QUIET_MS = 500;

/**
 * Runs work that an edit should not wait for: the first time immediately, after that once no more
 * calls have come for a while. Only the last of several calls runs, and runs never overlap.
 *
 * @param onError receives what a later run throws; the first run throws to its caller.
 */
export function afterEdits(
  onError: (error: unknown) => void,
): (run: () => Promise<void>) => Promise<void> {
  let before: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  return async (run) => {
    if (!before) {
      await run();
      before = Promise.resolve();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      before = before?.then(run).catch(onError);
    }, QUIET_MS);
  };
}
