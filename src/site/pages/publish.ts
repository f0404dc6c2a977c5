import path from 'node:path';
import { themeColorsIn } from '../../build/brand/drawing';
import { publishIcons } from '../../build/brand/publish-icons';
import { type Files, publishFiles } from '../../build/bundling/publish-files';
import { enabledSearch, publicSettings } from '../../config/settings/public-settings';
import type { Redirect } from '../../config/project/redirects';
import { COMMIT_PATH } from '../../routes';
import { type FileKind, writeSiteData } from '../../config/project/site-data';
import { editorHelpFiles } from '../../features/editor-help/publish';
import { feedFiles } from '../../features/feeds/publish';
import { hoverCardFiles } from '../../features/hover-cards/publish';
import { openSearchFiles } from '../../features/open-search/publish';
import { publishSamples } from '../../features/samples/projects';
import { xrefMapFiles } from '../../features/xref-map/publish';
import { publishSiteSearch } from '../publish-search/publish-site';
import { lastCommitOf } from '../nodes/git-dates';
import { publishSidebars } from '../sidebars/publish';
import type { FinishedContent } from './content';

export function publishSearch({ site, pages, sections, search }: FinishedContent): Promise<void> {
  return publishSiteSearch(site.settings, pages, sections, search);
}

/**
 * Writes what is neither a page nor for searching: modules that templates import, sidebars, feeds,
 * samples, icons, addresses for the editor and for other sites.
 */
export async function publishContent(content: FinishedContent): Promise<void> {
  const { site, nodes, navigation, pages, samples, search, redirects } = content;
  const { settings, folder } = site;
  const hasSearch = enabledSearch(settings) !== undefined;
  const { sidebars } = navigation.divided;
  writeSiteData('navigation', { sidebars });
  writeSiteData('settings', publicSettings(settings, sidebars[0]?.name ?? ''));
  writeSiteData('document', {
    themeColors: themeColorsIn(folder.rootDir),
    hasSearch,
    hasOpenSearch: settings.openSearch && hasSearch,
  });
  writeSiteData(
    'redirects',
    redirects.map(({ from, section, to }): Redirect => ({ from, ...(section && { section }), to })),
  );
  writeSiteData('islands', Object.assign({}, ...pages.map(({ finished }) => finished.islands)));
  await publishIcons(site);
  writeSiteData('popular', search.popular);
  const publicDir = path.join(folder.rootDir, 'public');
  publishSidebars(sidebars, publicDir);
  publishSamples(samples.projects, publicDir);
  const publish = (kind: FileKind, files: Files) => publishFiles(kind, files, folder.rootDir);
  publish('feeds', feedFiles(pages, settings));
  publish('editor-help', editorHelpFiles(nodes, site));
  publish('xref-map', xrefMapFiles(nodes, site));
  publish('hover-cards', hoverCardFiles(nodes, site));
  publish('open-search', openSearchFiles(settings));
  // What the pages were built from, which reports name.
  const commit = () => JSON.stringify({ commit: lastCommitOf(folder.contentDir) });
  publish('commit', settings.reports === false ? [] : [[COMMIT_PATH, commit()]]);
}
