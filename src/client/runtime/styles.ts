import { PageFault } from './page-data';

let loading: Promise<void> | undefined;

/**
 * Loads the styles that this document came without: it has only those of what it shows. They follow
 * its own in the order of the whole sheet, so that the cascade is the same on any way to a page. A
 * failure isn't cached.
 *
 * @throws {PageFault} if they can't be loaded.
 */
export function loadStyles(): Promise<void> {
  loading ??= append().catch(() => {
    loading = undefined;
    throw new PageFault(MESSAGES.failedScript, true);
  });
  return loading;
}

/** In develop, the whole sheet is there. */
async function append(): Promise<void> {
  const styles = [...document.head.querySelectorAll('style')];
  const href = styles[0]?.dataset.rest;
  if (href === undefined) return;
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.rel = 'stylesheet';
    link.href = href;
    styles.at(-1)?.after(link);
  });
}
