import { listFiles } from '../../../src/config/diagnostics/files';
import { placeIn } from '../../../src/config/diagnostics/place-in';

/** The files of a folder that may be read: neither it nor one of them leads out of the root. */
export function filesIn(dir: string, root: string): string[] {
  if (placeIn(root, dir) !== 'folder') return [];
  return listFiles(dir).filter((file) => placeIn(root, file) === 'file');
}
