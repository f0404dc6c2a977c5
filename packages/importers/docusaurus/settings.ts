import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { placeIn } from '../../../src/config/diagnostics/place-in';
import { isTranslated } from '../../../src/messages';
import { withoutExtras } from '../foreign-markdown/common-mark';
import { allowedFrames } from '../shared/active-content';
import { productOf } from '../shared/names';
import { textOfHtml } from '../shared/plain-html';
import type { SourceFolder } from './docs-plugins';
import { editUrlOf } from './edit-url';
import type { PageAddresses } from './home';
import type { Leave, SourceSite } from './source-site';
import { type Column, footerColumns, navbarOf } from './navbar';
import type { SourcePage } from './pages';
import type { Plugin } from './plugins';
import { redirectsOf } from './redirects';
import { basePath, languageIn, siteUrl } from './site-address';
import { hrefOf } from './sidebars';
import {
  announcementOf,
  leaveSettings,
  markdownFormatOf,
  searchOf,
  tableOfContentsOf,
} from './theme';
import { leaveContent } from './unpublished';
import { leaveTranslations } from './translations';
import type { Values } from './values';
import { versionSettings } from './version-settings';

/** The parts of a site that settings are made from, beside its configuration. */
interface Parts {
  readonly pages: readonly SourcePage[];
  readonly folders: readonly SourceFolder[];
  readonly plugins: readonly Plugin[];
  readonly addresses: PageAddresses;
  /** The redirects of blogs. */
  readonly former: readonly { readonly from: string; readonly to: string }[];
  readonly title: string;
}

/** Everything in the settings but what names files. */
export function settingsOf(config: Values, parts: Parts, site: SourceSite) {
  const { plugins, pages, folders, addresses, former, title } = parts;
  const { leave } = site;
  const theme = config.values('themeConfig');
  const { versions, redirects: toFirst, items } = versionSettings(folders, addresses);
  const navbar = navbarOf(theme, addresses, leave, items);
  const search = searchOf(theme, leave);
  const tableOfContents = tableOfContentsOf(theme);
  const editUrl = editUrlOf(plugins, site) ?? (false as const);
  const isPage = (one: string) => addresses.paths.has(one) || one === '/';
  const written = redirectsOf(plugins, isPage, leave);
  const others = toFirst.filter(({ from }) => !written.some((one) => one.from === from));
  const redirects = [...written, ...former, ...others];
  const lang = languageOf(config, leave);
  leaveSettings(config, theme, leave);
  leaveTranslations(config, site);
  leaveContent(plugins, site);
  const shown = pages.map((page) => ({ ...page, raw: withoutExtras(page.raw) }));
  const allow = allowedFrames(shown, (what, place) => {
    const need = 'The content security policy forbids it: name the page in "allow", or remove it.';
    leave(`"${what}" in a page`, need, place);
  });
  const footer = theme.values('footer');
  const logoHref = footer.values('logo').address();
  const base = basePath(config);
  const url = siteUrl(config);
  return {
    url,
    lang,
    variablesInPages: false,
    markdownPlugin: './packages/importers/foreign-markdown',
    ...markdownFormatOf(config),
    ...(hasMath(site) && { markdownMath: true }),
    hosts: { marketing: url, dashboard: url, download: url, matcher: url, registry: url },
    registryScope: `com.${productIn(config, title).slug}`,
    navbar: { items: navbar.items },
    ...(versions.length > 0 && { versions }),
    footer: {
      logoHref: logoHref === undefined ? '/' : hrefOf(logoHref),
      columns: joined([...footerColumns(theme, addresses, leave), ...navbar.columns]),
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

/** Columns of one title as one, with each link once. */
function joined(columns: readonly Column[]): Column[] {
  return [...groupBy(columns, ({ title }) => title)].map(([title, some]) => {
    const links = new Map(some.flatMap((column) => column.links.map((link) => [link.href, link])));
    return { title, links: [...links.values()] };
  });
}

/** The bar names the product where the title is that of its documentation. */
export const productIn = (config: Values, title: string) =>
  productOf(config.values('themeConfig').values('navbar').text('title') || title);

/** Whether pages have formulas: the plugin for them is one of Markdown. */
function hasMath({ siteDir, root }: SourceSite): boolean {
  const file = path.join(siteDir, 'package.json');
  return placeIn(root, file) === 'file' && /"remark-math"\s*:/.test(fs.readFileSync(file, 'utf8'));
}

function languageOf(config: Values, leave: Leave): string | undefined {
  const i18n = config.values('i18n');
  const lang = languageIn(config);
  if (lang === undefined || isTranslated(lang)) return lang;
  const need = 'Add a file and its line to src/messages/index.ts, then set "lang".';
  leave(`The texts of the interface in "${lang}"`, need, i18n.place('defaultLocale'));
  return undefined;
}
