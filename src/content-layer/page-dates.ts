import { lastCommitDates } from './git-dates';
import { isApiClass, type PageNode } from './nodes';
import { currentSite } from '../site/site';
import { displayPath } from '../diagnostics/files';

let dates: Map<string, string> | undefined;

/**
 * When a page was last changed, in ISO 8601: from its front matter, otherwise from its last commit.
 */
export function lastUpdatedOf(node: PageNode): string | undefined {
  const own = isApiClass(node) ? undefined : node.frontMatter.last_update?.date;
  if (own !== undefined) return new Date(own).toISOString();
  dates ??= lastCommitDates(currentSite().folder.contentDir);
  return dates.get(node.absolutePath);
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
  const file = displayPath(node.absolutePath, folder.rootDir);
  return settings.editUrl.replace('{path}', file.split('/').map(encodeURIComponent).join('/'));
}
