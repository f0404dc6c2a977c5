/** Edits that follow each other this quickly, in milliseconds, are waited out. */
const QUIET_MS = 500;

/**
 * Does something that an edit should not wait for: the first time at once, and from then on when no
 * more calls have come for a while. Of several calls the last counts, and one ends before the next
 * begins.
 *
 * @param onError receives what a later run throws; the first one throws to its caller.
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
