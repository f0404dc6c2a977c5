import fs from 'node:fs';
import { isInside } from './files';

/**
 * Says what is at a path that an author wrote: `outside` leads out of the folder, whatever is there.
 * Symbolic links are followed first, so that none leads out of the folder.
 *
 * @param root the folder that nothing is read outside of, absolute.
 * @param file absolute.
 */
export function placeIn(root: string, file: string): 'file' | 'folder' | 'missing' | 'outside' {
  try {
    const real = fs.realpathSync(file);
    if (!isInside(real, [fs.realpathSync(root)])) return 'outside';
    const stat = fs.statSync(real);
    // Neither devices nor pipes are read.
    return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'missing';
  } catch {
    // Nothing is there, or a path cannot be like that: a part is a file, too long or has a NUL.
    return isInside(file, [root]) ? 'missing' : 'outside';
  }
}

/** What to do about a file that the movers do not read. */
export const OUTSIDE_FIX =
  'Put it into the folder; or, if the files there are yours, name a folder that has both: --root.';
