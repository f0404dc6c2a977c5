import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { OUTSIDE_FIX, placeIn } from '../../../src/config/diagnostics/place-in';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Sidebars } from '../../../src/site/sidebars/schema';
import { CHECKS, SETTINGS, settingsText } from '../shared/move';
import { textOfHtml } from '../shared/plain-html';
import { blogsOf, postsOf } from './blog';
import { blogLists } from './blog-pages';
import { readConfig } from './config';
import { chosenFiles, docsFolders, type SourceFolder } from './docs-plugins';
import { homePage, PageAddresses } from './home';
import { pagesIn, type SourcePage } from './pages';
import { pluginsOf } from './plugins';
import { productIn, settingsOf } from './settings';
import { readSidebars } from './sidebars';
import { SourceSite } from './source-site';
import { leaveStaticScripts } from './static-html';
import { unpublishedPaths } from './unpublished';
import type { Values } from './values';

/** What a move would write, and what it cannot take over. */
export interface MovePlan {
  readonly site: SourceSite;
  readonly settings: SiteConfig;
  /** The files to write, relative to the project's root, with their texts. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly SourcePage[];
  readonly folders: readonly SourceFolder[];
}

/** The folder of what a move writes besides the settings. */
const MOVED_DIR = 'adopted';

/**
 * Plans how a Docusaurus site moves here. Reads its files and runs none of them. All folders are
 * absolute; nothing is read outside of `root`, and paths in the settings start from `rootDir`. Throws
 * if there is no configuration.
 */
export function planMove(siteDir: string, rootDir: string, root = siteDir): MovePlan {
  const site = new SourceSite(siteDir, root);
  const config = readConfig(site);
  const plugins = pluginsOf(config, site.leave);
  const blogs = blogsOf(plugins, site);
  const folders = [...docsFolders(plugins, site), ...markdownPages(site), ...blogs];
  if (folders.length === 0) throw new Error(emptyText(site));
  const pages = folders.flatMap(pagesIn);
  const sidebars = new Map<SourceFolder, Sidebars>();
  for (const folder of folders) {
    const own = pages.filter((page) => page.folder === folder);
    const read = folder.sidebarsFile && readSidebars(folder.sidebarsFile, own, site);
    if (read) sidebars.set(folder, read);
  }
  const lists = blogs.map((blog) => blogLists(blog, postsOf(blog, pages, root), config));
  for (const { blog, sidebar } of lists) {
    sidebars.set(blog, sidebar);
    site.leave(`Tags and pictures of authors beside the posts of ${blog.base}`, POSTS_NEED);
  }
  const gone = unpublishedPaths(plugins, site);
  const written = lists.flatMap(({ addresses: all }) => all);
  const addresses = new PageAddresses(pages, sidebars, gone, written);
  const files = new Map<string, string>();
  const fromRoot = (absolute: string) => displayPath(absolute, rootDir) || '.';
  const docs = folders.map((folder) => docsFolder(folder, sidebars.get(folder), files, fromRoot));
  for (const { blog, texts, linked } of lists) {
    const dir = `${MOVED_DIR}/${blog.id}`;
    for (const [name, text] of texts) files.set(`${dir}/${name}`, text);
    files.set(`${dir}/sidebars.json`, `${JSON.stringify(linked, undefined, 2)}\n`);
    docs.push({ dir, path: blog.base, sidebars: `${dir}/sidebars.json` });
  }
  const title = config.text('title') ?? 'Documentation';
  const tagline = config.text('tagline') ?? title;
  if (!addresses.paths.has('/')) {
    const dir = `${MOVED_DIR}/pages`;
    files.set(`${dir}/index.md`, homePage(title, textOfHtml(tagline), folders, addresses));
    docs.push({ dir, path: '/', sidebars: false });
  }
  const statics = staticFolders(config, site);
  leaveStaticScripts(statics, addresses, site);
  const former = lists.flatMap(({ redirects }) => redirects);
  const parts = { plugins, pages, folders, addresses, former, title };
  const { url, lang, ...others } = settingsOf(config, parts, site);
  const settings: SiteConfig = {
    product: productIn(config, title),
    title,
    tagline,
    url,
    ...(lang !== undefined && { lang }),
    content: { dir: fromRoot(siteDir), docs, static: statics.map(fromRoot) },
    ...others,
    checks: CHECKS,
  };
  files.set(SETTINGS, settingsText(settings, commentOn(displayPath(siteDir, rootDir))));
  return { site, settings, files, pages, folders };
}

const POSTS_NEED = 'Lists by tag and the names are there; write the rest into posts that need it.';

const emptyText = ({ siteDir, notes }: SourceSite) =>
  [
    `${siteDir} has no folder of pages.`,
    ...notes.map(({ message, fix }) => `${message}. ${fix}`),
  ].join('\n');

type DocsFolder = NonNullable<NonNullable<SiteConfig['content']>['docs']>[number];

/** The settings of a folder of pages, whose sidebars are written to a file. */
function docsFolder(
  { id, dir, base, sidebarsFile, exclude }: SourceFolder,
  sidebars: Sidebars | undefined,
  files: Map<string, string>,
  fromRoot: (absolute: string) => string,
): DocsFolder {
  const file = `${MOVED_DIR}/sidebars-${id.replace(/[^\w-]+/g, '-')}.json`;
  if (sidebars) files.set(file, `${JSON.stringify(sidebars, undefined, 2)}\n`);
  return {
    dir: fromRoot(dir),
    path: base || '/',
    ...(sidebars && { sidebars: file }),
    ...(sidebarsFile === false && { sidebars: false }),
    ...(exclude.length > 0 && { exclude: [...exclude] }),
  };
}

function staticFolders(config: Values, { siteDir, root, leave }: SourceSite): string[] {
  return (config.texts('staticDirectories') ?? ['static'])
    .map((dir) => path.resolve(siteDir, dir))
    .filter((dir) => {
      const isOutside = placeIn(root, dir) === 'outside';
      const what = `The folder of files ${dir}, which is outside of the site’s folder`;
      if (isOutside) leave(what, OUTSIDE_FIX, config.place('staticDirectories'));
      return !isOutside;
    });
}

/** The Markdown files among the pages that are components. */
function markdownPages(site: SourceSite): SourceFolder[] {
  const dir = path.join(site.siteDir, 'src', 'pages');
  if (placeIn(site.root, dir) !== 'folder') return [];
  const { files, exclude } = chosenFiles(dir, site);
  if (files.length === 0) return [];
  return [{ id: 'pages', dir, base: '', sidebarsFile: false, files, exclude }];
}

/** What stands above the settings that are made from those in a folder. */
function commentOn(folder: string): string {
  return `/**
 * Written by "npm run adopt" from ${folder.replaceAll('*/', '* /')}. Each field is
 * documented in \`src/config/settings/schema.ts\`. Pages know the addresses in \`hosts\`, the registry's scope
 * and the support address as variables, if \`variablesInPages\` is on.
 */`;
}
