import path from 'node:path';
import { loadSettings } from '../../src/settings/load';
import { findContentFolder } from '../../src/site/content-folder';
import { cacheKey, clearStaleCaches } from '../../src/output/cache-key';
import { recoverDist } from '../../src/output/flatten';
import { installationProblem } from './installed';

/**
 * Runs checks before Gatsby starts. Exits with a message if it cannot start.
 *
 * @returns the key of the sources that Gatsby starts with, for `stampCaches`.
 */
export function preflight(rootDir: string): string {
  const problem = installationProblem(rootDir);
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  recoverDist(path.join(rootDir, 'dist'));
  let contentDir: string;
  try {
    ({ contentDir } = findContentFolder(
      rootDir,
      undefined,
      loadSettings(rootDir).settings.content,
    ));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const key = cacheKey(rootDir, contentDir);
  if (clearStaleCaches(rootDir, key)) {
    console.log('Settings, packages or the content layer are new: building from scratch.');
  }
  return key;
}
