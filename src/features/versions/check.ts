import fs from 'node:fs';
import path from 'node:path';
import { basePathOf } from '../../base-path';
import type { Problem } from '../../config/diagnostics/problems';
import { keyPathLocator } from '../../config/diagnostics/source-lines';
import type { Site } from '../../config/project/site';
import { SETTINGS_FILE } from '../../config/settings/load';
import type { Settings } from '../../config/settings/schema';
import {
  isBelow,
  type OldVersionSettings,
  versionPath,
} from '../../config/settings/versions-schema';

/** Mistakes in the list of old versions. @param paths of pages and files. */
export function checkVersions(
  { settings: { url, versions }, folder: { rootDir } }: Pick<Site, 'settings' | 'folder'>,
  paths: Iterable<string>,
): Problem[] {
  if (versions.length === 0) return [];
  const taken = [...paths];
  const lineOf = keyPathLocator(fs.readFileSync(path.join(rootDir, SETTINGS_FILE), 'utf8'));
  return versions.flatMap((version, index): Problem[] => {
    const before = versions.slice(0, index);
    const mistake = mistakeIn(version, before, taken, rootDir, basePathOf(url));
    const line = mistake && lineOf(['versions', index]);
    if (!mistake) return [];
    const [message, fix] = mistake;
    return [{ check: 'settings', file: SETTINGS_FILE, ...(line && { line }), message, fix }];
  });
}

/** What is wrong with a version, and how it is fixed. */
function mistakeIn(
  version: OldVersionSettings,
  before: Settings['versions'],
  taken: readonly string[],
  rootDir: string,
  basePath: string,
): readonly [message: string, fix: string] | undefined {
  const { label, folder } = version;
  const own = versionPath(version);
  const same = before.find((one) => one.label === label || versionPath(one) === own);
  if (same) return [`The version "${label}" (${own}) is listed twice.`, 'Remove one of them.'];
  const other = taken.find((one) => (folder ? one.startsWith(own) : isBelow(one, own)));
  if (folder === undefined) {
    if (other !== undefined) return undefined;
    const fix = 'Name the folder of its build, or a path that "content.docs" has.';
    return [`No page is below "${own}", where the version ${label} is.`, fix];
  }
  const build = `Run "FROZEN_VERSION=${label} npm run build" at its tag, and name the "dist" that it leaves.`;
  const headers = path.resolve(rootDir, folder, '_headers');
  if (!fs.existsSync(headers)) return [`"${folder}" is no finished build of ${label}.`, build];
  const [base = ''] = fs.readFileSync(headers, 'utf8').split('/*\n');
  // Develop is at the root of its host.
  if (base !== basePath + own)
    return [`"${folder}" was built for "${base || '/'}", and not for "${basePath + own}".`, build];
  if (other === undefined) return undefined;
  const fix = `Give what is at "${other}" a path that does not start with "${own}".`;
  return [`"${other}" is where the version ${label} is published.`, fix];
}
