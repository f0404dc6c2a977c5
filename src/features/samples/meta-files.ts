import crypto from 'node:crypto';
import path from 'node:path';
import type { ProjectFiles } from './template';

/**
 * The `.meta` files of what is in `Assets`, with ids that stay the same from build to build: scenes
 * and prefabs that a reader has made refer to scripts by them.
 *
 * @param name the name of the project; the same file in another project has another id.
 */
export function metaFiles(name: string, files: readonly string[]): ProjectFiles {
  const assets = files.filter((file) => file.startsWith('Assets/'));
  const folders = new Set(assets.flatMap(foldersOf));
  return Object.fromEntries(
    [...assets, ...folders].map((file) => {
      const guid = crypto.createHash('md5').update(`${name}/${file}`).digest('hex');
      const folder = folders.has(file) ? 'folderAsset: yes\n' : '';
      return [`${file}.meta`, `fileFormatVersion: 2\nguid: ${guid}\n${folder}`];
    }),
  );
}

/** The folders of a file below `Assets`, which has no `.meta` itself. */
function foldersOf(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === 'Assets' ? [] : [folder, ...foldersOf(folder)];
}
