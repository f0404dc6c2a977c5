import fs from 'node:fs';
import path from 'node:path';

/** In bytes. Whoever failed for lack of space may have removed its last file since. */
const NOTHING = 1 << 20;

const WRITTEN = ['', '.cache', 'public', 'dist'];

const ADVICE =
  'The disk is full, and the build has ended. Free some space and build again: it needs about as ' +
  'much as .cache/, public/ and dist/ take, and dist/ once more while it is replaced. dist/ is as ' +
  'it was.';

const MOUNTED =
  'It cannot be replaced while it is a disk of its own, or another program has it open. Mount the ' +
  'folder above it instead.';

/**
 * What to tell an author about a failure.
 *
 * @param folder the project's: what is below it may be on other disks.
 * @returns undefined if there is nothing to add to what has been said.
 */
export function adviceOn(error: Error | undefined, folder: string): string | undefined {
  const { code = '' }: NodeJS.ErrnoException = error ?? new Error();
  const written = WRITTEN.map((name) => path.join(folder, name)).filter(fs.existsSync);
  const isFull = written.some((one) => freeIn(one) < NOTHING);
  if (['ENOSPC', 'EDQUOT'].includes(code) || isFull) return ADVICE;
  return code === 'EBUSY' ? `${error?.message}. ${MOUNTED}` : error?.message;
}

/** In bytes. */
function freeIn(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}
