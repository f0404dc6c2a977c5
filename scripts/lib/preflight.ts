import path from 'node:path';
import { loadSettings } from '../../src/settings/load';
import { findContentFolder } from '../../src/site/content-folder';
import { cacheKey, clearStaleCaches } from '../../src/output/cache-key';
import { recoverDist, removeUnfinished } from '../../src/output/flatten';
import { lockFolder } from './folder-lock';
import { adviceOn } from './full-disk';
import { installationProblem } from './installed';

/**
 * Runs checks before Gatsby starts, and keeps the project's folder for this process. Exits with a
 * message if Gatsby cannot start.
 *
 * @returns the key of the sources that Gatsby starts with, for `stampCaches`.
 */
export function preflight(rootDir: string): string {
  const problem = installationProblem(rootDir);
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  let contentDir: string;
  try {
    lockFolder(rootDir, `npm run ${path.parse(process.argv[1] ?? '').name}`);
    const distDir = path.join(rootDir, 'dist');
    recoverDist(distDir);
    removeUnfinished(distDir);
    ({ contentDir } = findContentFolder(
      rootDir,
      undefined,
      loadSettings(rootDir).settings.content,
    ));
  } catch (error) {
    console.error(adviceOn(error as Error, rootDir));
    process.exit(1);
  }
  const key = cacheKey(rootDir, contentDir);
  if (clearStaleCaches(rootDir, key)) {
    console.log('Settings, packages or the content layer are new: building from scratch.');
  }
  return key;
}
