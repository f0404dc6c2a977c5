import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../src/config/diagnostics/files';
import { isTranslated } from '../../../src/messages';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { SidebarItem, Sidebars } from '../../../src/site/sidebars/schema';
import { allowedFrames } from './active-content';
import { readConfig } from './config';
import { chosenFiles, docsFolders, type SourceFolder } from './docs-plugins';
import { editUrlOf } from './edit-url';
import { homePage } from './home';
import type { LeftOut, Leave } from './left-out';
import { footerColumns, navbarOf, type PageAddresses } from './navbar';
import { pagesIn, type SourcePage } from './pages';
import { textOfHtml } from './plain-html';
import { pluginsOf } from './plugins';
import { productOf } from './product';
import { ModuleReader } from './read-module';
import { redirectsOf } from './redirects';
import { settingsText } from './settings-text';
import { hrefOf, readSidebars } from './sidebars';
import {
  announcementOf,
  leaveSettings,
  markdownFormatOf,
  searchOf,
  tableOfContentsOf,
} from './theme';
import { leaveContent } from './unpublished';
import type { Values } from './values';

/** What an adoption would write, and what it cannot take over. */
export interface AdoptionPlan {
  readonly siteDir: string;
  readonly settings: SiteConfig;
  /** The files to write, relative to the project's root, with their texts. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly SourcePage[];
  readonly folders: readonly SourceFolder[];
  readonly leftOut: readonly LeftOut[];
}

/** The folder of what an adoption writes besides the settings. */
const ADOPTED_DIR = 'adopted';

/**
 * Plans how a Docusaurus site moves here. Reads its files and runs none of them.
 *
 * @param siteDir the folder with its configuration, absolute.
 * @param rootDir the root of this project, from which paths in the settings start.
 * @param root the folder that nothing is read outside of, absolute.
 * @throws {Error} if there is no configuration.
 */
export function planAdoption(siteDir: string, rootDir: string, root = siteDir): AdoptionPlan {
  const leftOut: LeftOut[] = [];
  const leave: Leave = (what, need, place) => leftOut.push({ what, need, place });
  const reader = new ModuleReader(siteDir, root);
  const config = readConfig(siteDir, reader, leave);
  const theme = config.values('themeConfig');
  const plugins = pluginsOf(config, leave);
  const folders = [
    ...docsFolders(plugins, siteDir, root, leave),
    ...markdownPages(siteDir, root, leave),
  ];
  if (folders.length === 0) {
    const why = leftOut.map(({ what, need }) => `${what}. ${need}`);
    throw new Error([`${siteDir} has no folder of pages.`, ...why].join('\n'));
  }
  const pages = folders.flatMap(pagesIn);
  const sidebars = new Map<SourceFolder, Sidebars>();
  for (const folder of folders) {
    const read = folder.sidebarsFile && readSidebars(folder.sidebarsFile, reader, leave);
    if (read) sidebars.set(folder, read);
  }
  const paths = new Set(pages.map((page) => page.path));
  const addresses = addressesOf(pages, sidebars);
  const navbar = navbarOf(theme, addresses, leave);
  const title = config.text('title') ?? 'Documentation';
  const tagline = config.text('tagline') ?? title;
  const url = urlOf(config);
  const copyright = textOfHtml(theme.values('footer').text('copyright') ?? '') || title;
  const logoHref = theme.values('footer').values('logo').text('href');
  const search = searchOf(theme, leave);
  const tableOfContents = tableOfContentsOf(theme);
  const editUrl = editUrlOf(plugins, siteDir, leave);
  const redirects = redirectsOf(plugins, (one) => paths.has(one) || one === '/', leave);
  const lang = languageOf(config, leave);
  leaveSettings(config, theme, leave);
  leaveContent(plugins, folders, siteDir, leave);
  const allow = allowedFrames(pages, (what, place) => {
    const need = 'The content security policy forbids it: name the page in "allow", or remove it.';
    leave(`"${what}" in a page`, need, place);
  });

  const files = new Map<string, string>();
  const fromRoot = (absolute: string) => displayPath(absolute, rootDir) || '.';
  const docs: NonNullable<NonNullable<SiteConfig['content']>['docs']> = folders.map((folder) => {
    const own = sidebars.get(folder);
    const file = `${ADOPTED_DIR}/sidebars-${folder.id.replace(/[^\w-]+/g, '-')}.json`;
    if (own) files.set(file, `${JSON.stringify(own, undefined, 2)}\n`);
    return {
      dir: fromRoot(folder.dir),
      path: folder.base || '/',
      ...(own && { sidebars: file }),
      ...(folder.sidebarsFile === false && { sidebars: false as const }),
      ...(folder.exclude.length > 0 && { exclude: [...folder.exclude] }),
    };
  });
  if (!paths.has('/')) {
    const links = folders.flatMap((folder) => {
      const first = firstPage(sidebars.get(folder), folder, addresses) ?? firstIn(pages, folder);
      return first === undefined ? [] : [{ label: labelOf(folder, first), href: first }];
    });
    const dir = `${ADOPTED_DIR}/pages`;
    files.set(`${dir}/index.md`, homePage(title, textOfHtml(tagline), links));
    docs.push({ dir, path: '/', sidebars: false });
  }
  const settings: SiteConfig = {
    product: productOf(title),
    title,
    tagline,
    url,
    ...(lang !== undefined && { lang }),
    content: {
      dir: fromRoot(siteDir),
      docs,
      static: (config.texts('staticDirectories') ?? ['static']).map((dir) =>
        fromRoot(path.resolve(siteDir, dir)),
      ),
    },
    variablesInPages: false,
    markdownPlugin: './packages/importers/foreign-markdown',
    ...markdownFormatOf(config),
    hosts: { marketing: url, dashboard: url, download: url, matcher: url, registry: url },
    registryScope: `com.${productOf(title).slug}`,
    supportEmail: `help@${new URL(url).hostname}`,
    navbar: { items: [...navbar.items] },
    footer: {
      logoHref: logoHref === undefined ? '/' : hrefOf(logoHref),
      columns: [...footerColumns(theme, leave), ...navbar.columns],
      copyright,
    },
    announcement: announcementOf(theme, leave),
    editUrl: editUrl ?? false,
    externalTypes: false,
    ...(search !== undefined && { search }),
    ...(tableOfContents !== undefined && { tableOfContents }),
    ...(redirects.length > 0 && { redirects }),
    formerPaths: formerPathsOf(config),
    ...(allow.length > 0 && { allow }),
    checks: CHECKS,
  };
  files.set('site.config.ts', settingsText(settings, commentOn(displayPath(siteDir, rootDir))));
  return { siteDir, settings, files, pages, folders, leftOut };
}

/**
 * What is left out may be linked to, and other systems check less: all of this is listed, and ends
 * no build.
 */
const CHECKS: SiteConfig['checks'] = {
  brokenLinks: 'warn',
  brokenMarkdownLinks: 'warn',
  missingAssets: 'warn',
  textAlternatives: 'warn',
  admonitions: 'warn',
  markup: 'warn',
  activeContent: 'warn',
  missingImports: 'warn',
  codeMeta: 'warn',
};

/** The Markdown files among the pages that are components. */
function markdownPages(siteDir: string, root: string, leave: Leave): SourceFolder[] {
  const dir = path.join(siteDir, 'src', 'pages');
  if (!fs.existsSync(dir)) return [];
  const { files, exclude } = chosenFiles(dir, root, leave);
  if (files.length === 0) return [];
  return [{ id: 'pages', dir, base: '', sidebarsFile: false, files, exclude, place: undefined }];
}

function addressesOf(
  pages: readonly SourcePage[],
  sidebars: ReadonlyMap<SourceFolder, Sidebars>,
): PageAddresses {
  const ofDoc: PageAddresses['ofDoc'] = (id, plugin) =>
    pages.find(({ docId, folder }) => docId === id && folder.id === plugin)?.path;
  return {
    ofDoc,
    ofSidebar: (id, plugin) => {
      for (const [folder, own] of sidebars) {
        if (folder.id !== plugin || !Object.hasOwn(own, id)) continue;
        return firstPage({ [id]: own[id] ?? [] }, folder, { ofDoc }) ?? firstIn(pages, folder);
      }
      return undefined;
    },
  };
}

/** The page that comes first in the sidebars of a folder. */
function firstPage(
  sidebars: Sidebars | undefined,
  { id: plugin }: SourceFolder,
  { ofDoc }: Pick<PageAddresses, 'ofDoc'>,
): string | undefined {
  const visit = (item: SidebarItem): string | undefined => {
    if (typeof item === 'string') return ofDoc(item, plugin);
    if (item.type === 'doc' && typeof item.id === 'string') return ofDoc(item.id, plugin);
    if (item.type !== 'category') return undefined;
    const { link, items } = item;
    if (link?.type === 'doc') return ofDoc(link.id, plugin);
    return Array.isArray(items) ? first(items) : undefined;
  };
  const first = (items: readonly SidebarItem[]) =>
    items.map(visit).find((found) => found !== undefined);
  return first(
    Object.values(sidebars ?? {}).flatMap((items) => (Array.isArray(items) ? items : [])),
  );
}

/** The page with the shortest address. */
function firstIn(pages: readonly SourcePage[], folder: SourceFolder): string | undefined {
  return pages
    .filter((page) => page.folder === folder)
    .map((page) => page.path)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

function labelOf(folder: SourceFolder, first: string): string {
  const name = (folder.base || first).split('/').filter(Boolean).at(-1) ?? 'docs';
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ');
}

function urlOf(config: Values): string {
  const origin = (config.text('url') ?? 'https://docs.example').replace(/\/+$/, '');
  const base = (config.text('baseUrl') ?? '/').replace(/^\/+|\/+$/g, '');
  return base === '' ? origin : `${origin}/${base}`;
}

/** Links may have the path of the site in front. */
function formerPathsOf(config: Values): string[] {
  const base = (config.text('baseUrl') ?? '/').replace(/^\/+|\/+$/g, '');
  return base === '' ? [] : [`/${base}`];
}

function languageOf(config: Values, leave: Leave): string | undefined {
  const lang = config.values('i18n').text('defaultLocale');
  if (lang === undefined || isTranslated(lang)) return lang;
  const need = 'Add a file and its line to src/messages/index.ts, then set "lang".';
  leave(
    `The texts of the interface in "${lang}"`,
    need,
    config.values('i18n').place('defaultLocale'),
  );
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
