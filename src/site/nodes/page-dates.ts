import path from 'node:path';
import { lastCommitDates } from './git-dates';
import { isApiClass, type PageNode } from './nodes';
import { currentSite } from '../../config/project/site';
import { displayPath, isInside, repositoryAround } from '../../config/diagnostics/files';
import type { ContentFolder } from '../../config/project/content-folder';

let dates: Map<string, string> | undefined;

/**
 * When a page was last changed, in ISO 8601: from its front matter, otherwise from its last commit.
 */
export function lastUpdatedOf(node: PageNode): string | undefined {
  const own = isApiClass(node) ? undefined : node.frontMatter.last_update?.date;
  if (own !== undefined) return new Date(own).toISOString();
  dates ??= datesIn(currentSite().folder);
  return dates.get(node.absolutePath);
}

/** A date for readers, as in "March 9, 2025". @param date in ISO 8601, without a time. */
export function dateText(date: string): string {
  return new Date(date).toLocaleDateString(MESSAGES.dateLocale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

function datesIn({ contentDir, docs }: ContentFolder): Map<string, string> {
  const elsewhere = docs.map(({ dir }) => dir).filter((dir) => !isInside(dir, [contentDir]));
  return new Map([contentDir, ...elsewhere].flatMap((dir) => [...lastCommitDates(dir)]));
}

/**
 * A file's path as its repository has it: from the project's root, or if the content folder is
 * elsewhere, from the root of the repository around the file, else from the content folder.
 */
export function pathInRepository(
  file: string,
  { rootDir, contentDir }: Pick<ContentFolder, 'rootDir' | 'contentDir'>,
): string {
  const root = isInside(file, [rootDir])
    ? rootDir
    : (repositoryAround(path.dirname(file)) ?? contentDir);
  return displayPath(file, root);
}

/**
 * The address at which a page can be edited; undefined if the settings or the page rule that out.
 */
export function editUrlOf(node: PageNode): string | undefined {
  const custom = isApiClass(node) ? undefined : node.frontMatter.custom_edit_url;
  if (custom === null) return undefined;
  if (custom !== undefined) return custom;
  const { settings, folder } = currentSite();
  if (settings.editUrl === false) return undefined;
  const file = pathInRepository(node.absolutePath, folder);
  const encoded = file.split('/').map(encodeURIComponent).join('/');
  const address = settings.editUrl.replace('{path}', encoded);
  // Pages may be beside the content folder.
  return file.startsWith('../../') && URL.canParse(address) ? new URL(address).href : address;
}
