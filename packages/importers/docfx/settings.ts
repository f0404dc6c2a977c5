import { ownValue } from '../../../src/config/diagnostics/own-value';
import { allowedFrames } from '../shared/active-content';
import { CHECKS } from '../shared/move';
import type { Note } from '../shared/notes';
import { linksOfHtml, textOfHtml } from '../shared/plain-html';
import { isTranslated } from '../../../src/messages';
import { escapeVariables } from '../reference/plan';
import type { SiteConfig } from '../../../src/config/settings/schema';
import type { DocfxProject } from './config';
import { namesOf } from './project-names';
import type { SitePlan } from './site-plan';

const FALLBACK_URL = 'https://docs.example';

/** What the settings are made from. */
type Parts = Pick<SitePlan, 'project' | 'navigation' | 'redirects' | 'converted' | 'site'>;

/** The settings of the new site, and notes about what they lack. */
export function settingsOf(parts: Parts, onNote: (note: Note) => void): SiteConfig {
  const { project, redirects } = parts;
  const { globalMetadata: meta } = project;
  const text = (key: string) => (typeof meta[key] === 'string' ? meta[key].trim() : undefined);
  const { title, product } = namesOf(project);
  const url = siteUrl(project.sitemapUrl);
  const home = url ?? FALLBACK_URL;
  const lang = text('_lang');
  const edit = editUrl(project);
  const plain = (value: string) =>
    escapeVariables(value, { product: product.slug, Product: product.name });
  noteSettings(project, url, onNote);
  const allow = allowOf(parts, onNote);
  return {
    product,
    title: plain(title),
    tagline: plain(text('_description') ?? title),
    url: home,
    ...(lang !== undefined && isTranslated(lang) && { lang }),
    hosts: { marketing: home, dashboard: home, download: home, matcher: home, registry: home },
    registryScope: `com.${product.slug}`,
    navbar: navbarOf(parts, plain),
    footer: footerOf(plain, title, text('_appFooter')),
    ...(hasNoSearch(project) && { search: false as const }),
    ...(edit !== undefined && { editUrl: edit }),
    ...(redirects.length > 0 && { redirects }),
    ...(allow.length > 0 && { allow }),
    checks: { ...CHECKS, frontMatterKeys: 'ignore' },
  };
}

/** The text below pages, with its links to other sites in a column. */
function footerOf(plain: (text: string) => string, title: string, html = ''): SiteConfig['footer'] {
  const all = linksOfHtml(html).filter(({ href }) => /^https?:/i.test(href));
  const links = all.map(({ label, href }) => ({ label: plain(label), href }));
  const columns = links.length > 0 ? [{ title: 'Links', links }] : [];
  return { logoHref: '/', copyright: plain(textOfHtml(html) || title), columns };
}

const hasNoSearch = ({ globalMetadata }: DocfxProject) => globalMetadata._enableSearch === false;

function navbarOf(
  { project, navigation }: Parts,
  plain: (text: string) => string,
): SiteConfig['navbar'] {
  const links = navigation.navbar.map(({ label, href }) => ({
    type: 'link' as const,
    label: plain(label),
    href,
    position: 'left' as const,
  }));
  const search = hasNoSearch(project) ? [] : [{ type: 'search' as const }];
  return { items: [...links, ...search, { type: 'colorModeToggle' }] };
}

/** The frames of pages; what the policy forbids otherwise is noted. */
function allowOf({ site, converted }: Parts, onNote: (note: Note) => void) {
  const pages = site.catalog.pages.flatMap(({ path: page, source, out }) => {
    const raw = converted.get(out)?.text;
    return raw === undefined ? [] : [{ path: page, file: source, raw }];
  });
  return allowedFrames(pages, (what, { file }) => {
    const message = `The content security policy forbids "${what}".`;
    const fix = 'Name the page in "allow" of site.config.ts, or remove it.';
    onNote({ file, kind: 'active content', message, fix });
  });
}

function siteUrl(value: string | undefined): string | undefined {
  if (value === undefined || !URL.canParse(value)) return undefined;
  return value.replace(/\/+$/, '').replace(/^http:/, 'https:');
}

/** `_gitContribute` as an address for edits of the new pages. */
function editUrl({ globalMetadata }: DocfxProject): string | undefined {
  if (globalMetadata._disableContribution === true) return undefined;
  const contribute = globalMetadata._gitContribute;
  if (typeof contribute !== 'object' || contribute === null) return undefined;
  const { repo, branch } = contribute as { repo?: unknown; branch?: unknown };
  if (typeof repo !== 'string' || !/^https?:\/\//.test(repo)) return undefined;
  const base = repo.replace(/\.git$/, '').replace(/\/$/, '');
  return `${base}/edit/${typeof branch === 'string' ? branch : 'main'}/{path}`;
}

/** Keys of `globalMetadata` that have a counterpart, or need none. */
const KNOWN_KEYS =
  /^_(?:appTitle|appName|appFooter|enableSearch|enableNewTab|gitContribute|lang|disable\w+|description|gitUrlPattern)$|^pdf/;

const ADVICE: Readonly<Record<string, string>> = {
  _appLogoPath: 'Replace src/components/Logo/ and static/favicon.svg.',
  _appFaviconPath: 'Replace static/favicon.svg, from which all icons are drawn.',
  _appLogoUrl: 'The logo leads to the home page; footer.logoHref is the link of the footer.',
  fileMetadata: 'Where readers see it, write it into the headers of the pages that it names.',
  template: 'What it adds to pages is gone: write it into them, or change src/components/.',
  _googleAnalyticsTagId: 'The setting "analytics" counts with PostHog; see docs/analytics.md.',
};

function noteSettings(
  { file, globalMetadata }: DocfxProject,
  url: string | undefined,
  onNote: (note: Note) => void,
): void {
  const add = (message: string, fix: string) => onNote({ file, kind: 'settings', message, fix });
  if (url === undefined) {
    const fix = `Put it into "url" of site.config.ts, in the place of ${FALLBACK_URL}.`;
    add('The address of the site is not known.', fix);
  }
  const lang = globalMetadata._lang;
  if (typeof lang === 'string' && !isTranslated(lang)) {
    add(`The interface has no texts in "${lang}".`, 'Add a file to src/messages/.');
  }
  for (const [key, value] of Object.entries(globalMetadata)) {
    if (KNOWN_KEYS.test(key) || value === false || String(value) === '') continue;
    const fix = ownValue(ADVICE, key) ?? 'Nothing, unless a template of yours reads it.';
    add(`"${key}" is not taken over.`, fix);
  }
}
