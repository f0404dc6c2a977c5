import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import { nearest, type Problem } from '../../config/diagnostics/problems';
import { lineOfString } from '../../config/diagnostics/source-lines';
import { entriesIn, type NavLink, type ResolvedSidebar } from '../../page-model/nav-entry';
import { cleanPath } from '../../routes';
import { SETTINGS_FILE } from '../../config/settings/load';
import type { Settings } from '../../config/settings/schema';
import { substitute } from '../../config/settings/variables';
import { staticFilesOf } from '../../config/project/content-folder';
import type { Site } from '../../config/project/site';

/** Links of the navbar, the footer, the bar above them and the sidebars that lead to no page. */
export function brokenNavigation(
  site: Pick<Site, 'settings' | 'folder' | 'variables'>,
  sidebars: readonly ResolvedSidebar[],
  paths: ReadonlySet<string>,
): Problem[] {
  const { settings, folder } = site;
  const files = staticFilesOf(folder);
  const isBroken = ({ href }: NavLink) => {
    if (!/^\/(?!\/)/.test(href)) return false;
    const [pathname = ''] = href.split(/[?#]/);
    return !paths.has(cleanPath(pathname)) && !files.has(pathname);
  };
  const settingsFile = path.join(folder.rootDir, SETTINGS_FILE);
  const added = sidebars
    .flatMap(({ items }) => entriesIn(items))
    .flatMap(({ entry }) => ('added' in entry && entry.added ? [entry] : []));
  const sidebarsFile = folder.docs[0].sidebarsFile || folder.docs[0].dir;
  return [
    ...problemsOf(settingsLinks(settings).filter(isBroken), settingsFile, site, paths),
    ...problemsOf(added.filter(isBroken), sidebarsFile, site, paths),
  ];
}

/** Lists of versions and languages lead to other builds, which this one cannot know. */
function settingsLinks({ navbar, footer, announcement }: Settings): NavLink[] {
  return [
    ...navbar.items.flatMap((item) => ('href' in item ? [item] : [])),
    ...footer.columns.flatMap(({ links }) => links),
    { label: 'logoHref', href: footer.logoHref },
    ...(announcement === false ? [] : [announcement.link ?? []].flat()),
  ];
}

function problemsOf(
  links: readonly NavLink[],
  absolute: string,
  { folder, variables }: Pick<Site, 'folder' | 'variables'>,
  paths: ReadonlySet<string>,
): Problem[] {
  if (links.length === 0) return [];
  const source = fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
  return links.map(({ label, href }) => {
    const line = lineOfString(source, (text) => substitute(text, variables) === href);
    const near = nearest(href, paths);
    return {
      check: 'navigationLinks',
      file: displayPath(absolute, folder.rootDir),
      ...(line !== undefined && { line }),
      message: `"${label}" leads to "${href}", but no page has that path.`,
      fix: near ? `Write "${near}", or fix the path.` : 'Fix the path, or remove the link.',
    };
  });
}
