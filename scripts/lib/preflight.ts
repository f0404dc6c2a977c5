import path from 'node:path';
import { compileGatsbyFiles } from '../../src/build/gatsby/compile';
import { cacheKey, clearStaleCaches } from '../../src/build/output/cache-key';
import { recoverDist, removeUnfinished } from '../../src/build/output/flatten';
import { readSite } from '../../src/config/project/site';
import { lockFolder } from './folder-lock';
import { installationProblem } from './installed';

/**
 * Runs checks before Gatsby starts, keeps the project's folder for this process, compiles Gatsby's
 * files, and clears caches of other sources.
 *
 * @returns the site, the script that Gatsby's process has to load first, and the key of the site's
 *   sources, for `stampCaches`.
 * @throws {Error} that says why Gatsby cannot start.
 */
export function preflight(rootDir: string) {
  const problem = installationProblem(rootDir);
  if (problem !== undefined) throw new Error(problem);
  lockFolder(rootDir, `npm run ${path.parse(process.argv[1] ?? '').name}`);
  const distDir = path.join(rootDir, 'dist');
  recoverDist(distDir);
  removeUnfinished(distDir);
  // Develop restarts with settings that have changed since this process started.
  const site = readSite(rootDir);
  const preload = compileGatsbyFiles(rootDir, site.settings.markdownPlugin);
  const key = cacheKey(site);
  if (clearStaleCaches(rootDir, key)) {
    console.log(
      'Settings, packages or the code of the site are new, or public/ is empty: building from scratch.',
    );
  }
  return { site, preload, key };
}
