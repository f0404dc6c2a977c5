import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { OUTSIDE_FIX, placeIn } from '../../../src/config/diagnostics/place-in';
import { isTranslated } from '../../../src/messages';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { Sidebars } from '../../../src/site/sidebars/schema';
import { withoutExtras } from '../foreign-markdown/common-mark';
import { allowedFrames } from '../shared/active-content';
import { CHECKS, SETTINGS, settingsText } from '../shared/move';
import { readConfig } from './config';
import { chosenFiles, docsFolders, type SourceFolder } from './docs-plugins';
import { editUrlOf } from './edit-url';
import { homePage, PageAddresses } from './home';
import type { LeftOut, Leave } from './left-out';
import { footerColumns, navbarOf } from './navbar';
import { pagesIn, type SourcePage } from './pages';
import { textOfHtml } from '../shared/plain-html';
import { type Plugin, pluginsOf } from './plugins';
import { productOf } from '../shared/names';
import { ModuleReader } from './read-module';
import { redirectsOf } from './redirects';
import { hrefOf, readSidebars } from './sidebars';
import { leaveStaticScripts } from './static-html';
import {
  announcementOf,
  leaveSettings,
  markdownFormatOf,
  searchOf,
  tableOfContentsOf,
} from './theme';
import { leaveContent, unpublishedPaths } from './unpublished';
import type { Values } from './values';

/** What a move would write, and what it cannot take over. */
export interface MovePlan {
  readonly siteDir: string;
  readonly settings: SiteConfig;
  /** The files to write, relative to the project's root, with their texts. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly SourcePage[];
  readonly folders: readonly SourceFolder[];
  readonly leftOut: readonly LeftOut[];
}

/** The folder of what a move writes besides the settings. */
const MOVED_DIR = 'adopted';

/**
 * Plans how a Docusaurus site moves here. Reads its files and runs none of them. All folders are
 * absolute; nothing is read outside of `root`, and paths in the settings start from `rootDir`. Throws
 * if there is no configuration.
 */
export function planMove(siteDir: string, rootDir: string, root = siteDir): MovePlan {
  const leftOut: LeftOut[] = [];
  const leave: Leave = (what, need, place) => leftOut.push({ what, need, place });
  const reader = new ModuleReader(siteDir, root);
  const config = readConfig(siteDir, reader, leave);
  const plugins = pluginsOf(config, leave);
  const folders = [...docsFolders(plugins, reader, leave), ...markdownPages(siteDir, root, leave)];
  if (folders.length === 0) {
    const why = leftOut.map(({ what, need }) => `${what}. ${need}`);
    throw new Error([`${siteDir} has no folder of pages.`, ...why].join('\n'));
  }
  const pages = folders.flatMap(pagesIn);
  const sidebars = new Map<SourceFolder, Sidebars>();
  for (const folder of folders) {
    const own = pages.filter((page) => page.folder === folder);
    const read = folder.sidebarsFile && readSidebars(folder.sidebarsFile, own, reader, leave);
    if (read) sidebars.set(folder, read);
  }
  const gone = unpublishedPaths(plugins, folders, { siteDir, root });
  const addresses = new PageAddresses(pages, sidebars, gone);
  const files = new Map<string, string>();
  const fromRoot = (absolute: string) => displayPath(absolute, rootDir) || '.';
  const docs = folders.map((folder): DocsFolder => {
    const { id, dir, base, sidebarsFile, exclude } = folder;
    const own = sidebars.get(folder);
    const file = `${MOVED_DIR}/sidebars-${id.replace(/[^\w-]+/g, '-')}.json`;
    if (own) files.set(file, `${JSON.stringify(own, undefined, 2)}\n`);
    return {
      dir: fromRoot(dir),
      path: base || '/',
      ...(own && { sidebars: file }),
      ...(sidebarsFile === false && { sidebars: false }),
      ...(exclude.length > 0 && { exclude: [...exclude] }),
    };
  });
  const title = config.text('title') ?? 'Documentation';
  const tagline = config.text('tagline') ?? title;
  if (!addresses.paths.has('/')) {
    const dir = `${MOVED_DIR}/pages`;
    files.set(`${dir}/index.md`, homePage(title, textOfHtml(tagline), folders, addresses));
    docs.push({ dir, path: '/', sidebars: false });
  }
  const statics = staticFolders(config, siteDir, root, leave);
  leaveStaticScripts(statics, addresses, root, leave);
  const parts = { plugins, pages, addresses, siteDir, root, title };
  const { url, lang, ...others } = settingsOf(config, parts, leave);
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
  return { siteDir, settings, files, pages, folders, leftOut };
}

/** The bar names the product where the title is that of its documentation. */
const productIn = (config: Values, title: string) =>
  productOf(config.values('themeConfig').values('navbar').text('title') || title);

type DocsFolder = NonNullable<NonNullable<SiteConfig['content']>['docs']>[number];

/** The parts of a site that settings are made from, beside its configuration. */
interface Parts extends Pick<MovePlan, 'pages' | 'siteDir'> {
  readonly plugins: readonly Plugin[];
  readonly addresses: PageAddresses;
  readonly root: string;
  readonly title: string;
}

function settingsOf(config: Values, parts: Parts, leave: Leave) {
  const { plugins, pages, addresses, siteDir, root, title } = parts;
  const theme = config.values('themeConfig');
  const navbar = navbarOf(theme, addresses, leave);
  const search = searchOf(theme, leave);
  const tableOfContents = tableOfContentsOf(theme);
  const editUrl = editUrlOf(plugins, siteDir, leave) ?? (false as const);
  const isPage = (one: string) => addresses.paths.has(one) || one === '/';
  const redirects = redirectsOf(plugins, isPage, leave);
  const lang = languageOf(config, leave);
  leaveSettings(config, theme, leave);
  leaveContent(plugins, { siteDir, root }, leave);
  const shown = pages.map((page) => ({ ...page, raw: withoutExtras(page.raw) }));
  const allow = allowedFrames(shown, (what, place) => {
    const need = 'The content security policy forbids it: name the page in "allow", or remove it.';
    leave(`"${what}" in a page`, need, place);
  });
  const footer = theme.values('footer');
  const logoHref = footer.values('logo').address();
  const origin = (config.text('url') ?? 'https://docs.example').replace(/\/+$/, '');
  const base = (config.text('baseUrl') ?? '/').replace(/^\/+|\/+$/g, '');
  const url = base === '' ? origin : `${origin}/${base}`;
  return {
    url,
    lang,
    variablesInPages: false,
    markdownPlugin: './packages/importers/foreign-markdown',
    ...markdownFormatOf(config),
    ...(hasMath(siteDir, root) && { markdownMath: true }),
    hosts: { marketing: url, dashboard: url, download: url, matcher: url, registry: url },
    registryScope: `com.${productIn(config, title).slug}`,
    navbar: { items: [...navbar.items] },
    footer: {
      logoHref: logoHref === undefined ? '/' : hrefOf(logoHref),
      columns: [...footerColumns(theme, addresses, leave), ...navbar.columns],
      copyright: textOfHtml(footer.text('copyright') ?? '') || title,
    },
    announcement: announcementOf(theme, leave),
    editUrl,
    externalTypes: false as const,
    ...(search !== undefined && { search }),
    ...(tableOfContents !== undefined && { tableOfContents }),
    ...(redirects.length > 0 && { redirects }),
    // Links may have the path of the site in front.
    formerPaths: base === '' ? [] : [`/${base}`],
    ...(allow.length > 0 && { allow }),
  };
}

function staticFolders(config: Values, siteDir: string, root: string, leave: Leave): string[] {
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
function markdownPages(siteDir: string, root: string, leave: Leave): SourceFolder[] {
  const dir = path.join(siteDir, 'src', 'pages');
  if (placeIn(root, dir) !== 'folder') return [];
  const { files, exclude } = chosenFiles(dir, root, leave);
  if (files.length === 0) return [];
  return [{ id: 'pages', dir, base: '', sidebarsFile: false, files, exclude, place: undefined }];
}

/** Whether pages have formulas: the plugin for them is one of Markdown. */
function hasMath(siteDir: string, root: string): boolean {
  const file = path.join(siteDir, 'package.json');
  return placeIn(root, file) === 'file' && /"remark-math"\s*:/.test(fs.readFileSync(file, 'utf8'));
}

function languageOf(config: Values, leave: Leave): string | undefined {
  const i18n = config.values('i18n');
  const lang = i18n.text('defaultLocale');
  if (lang === undefined || isTranslated(lang)) return lang;
  const need = 'Add a file and its line to src/messages/index.ts, then set "lang".';
  leave(`The texts of the interface in "${lang}"`, need, i18n.place('defaultLocale'));
  return undefined;
}

/** What stands above the settings that are made from those in a folder. */
function commentOn(folder: string): string {
  return `/**
 * Written by "npm run adopt" from ${folder.replaceAll('*/', '* /')}. Each field is
 * documented in \`src/config/settings/schema.ts\`. Pages know the addresses in \`hosts\`, the registry's scope
 * and the support address as variables, if \`variablesInPages\` is on.
 */`;
}
