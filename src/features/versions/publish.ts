import fs from 'node:fs';
import path from 'node:path';
import { withBase } from '../../base-path';
import type { DocsVersion } from '../../client/versions';
import { listRelativeFiles, readIfThere } from '../../config/diagnostics/files';
import type { Redirect } from '../../config/project/redirects';
import { docsVersions } from '../../config/settings/navbar-items';
import type { Settings } from '../../config/settings/schema';
import {
  isBelow,
  isOldPage,
  type OldVersionSettings,
  versionPath,
} from '../../config/settings/versions-schema';
import { messagesFor } from '../../messages';
import { escapeAttribute } from '../../page-model/escape-attribute';
import { classPath, cleanPath, helpPath, NOT_FOUND_FILE } from '../../routes';

/** What a host is to do for an old version. */
export interface OldVersion {
  /** Below that of the site: `/v2.3`. */
  readonly path: string;
  /** Content security policies by the addresses that they are for; the first one is for all. */
  readonly policies: readonly (readonly [pattern: string, policy: string])[];
  /** Lines of `_redirects`. */
  readonly redirects: readonly string[];
}

/** What hosts and search engines look for at the root only. */
const OF_ROOT = /^(?:_headers|_redirects|robots\.txt|sitemap-[\w-]+\.xml)$/;
const CANONICAL = /<link\b[^>]*\srel="canonical"([^>]*)>/;
const POLICIES = /^(\/\S*)\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)\n/gm;
const REACT = '<div id="___gatsby"';

/**
 * Publishes builds of old versions beside a finished site, with a bar on each of their pages, and
 * lists all versions in `versions.json`. What an old build cannot know is added to its documents,
 * outside of what React owns, so that no build has to be repeated when another version comes. The
 * pages of versions that the site itself has get the same.
 *
 * @param dir the finished files.
 */
export function publishVersions(
  dir: string,
  settings: Pick<Settings, 'versions' | 'navbar' | 'lang'>,
  redirects: readonly Redirect[],
  rootDir: string,
): readonly OldVersion[] {
  if (settings.versions.length === 0) return [];
  const pages = pagesIn(dir);
  const documents = new Map(pages.map(({ page, html }) => [page, html]));
  const targets = new Map([
    ...redirects.flatMap(({ from, section, to }) =>
      section === undefined && to.startsWith('/') ? [[from, to.replace(/#.*/, '')] as const] : [],
    ),
    ...pages.map(({ page }) => [page, page] as const),
  ]);
  const scripts = fs.readdirSync(path.join(dir, 'scripts')).map((name) => `/scripts/${name}`);
  const find = (pattern: RegExp) => withBase(scripts.find((name) => pattern.test(name)) ?? '');
  const inside = settings.versions.filter(({ folder }) => folder === undefined);
  const own = inside.map((version) => withBase(versionPath(version))).join(' ');
  const data = own && ` data-versions="${own}"`;
  const script = `<script type="module" src="${find(/\/versions-\w+\.js$/)}"${data}></script>`;
  const head = `<link rel="stylesheet" href="${find(/\/versions-\w+\.css$/)}">${script}`;
  for (const { file, html } of pages) fs.writeFileSync(file, inHead(html, script));
  const [current = ''] = docsVersions(settings);
  const home = inside[0]?.current ?? '';
  const today = pages.filter(({ page }) => !isOldPage(page, inside));
  const list: DocsVersion[] = [versionOf(current, BASE_PATH + home, below(home, today))];
  for (const version of settings.versions) {
    const { folder, label, current: start = '' } = version;
    const at = versionPath(version);
    const old = folder ? published(path.resolve(rootDir, folder), dir + at) : below(at, pages);
    for (const { file, html, page } of old) {
      const same = targets.get(start + page) || undefined;
      const name = escapeAttribute(current);
      const bar = versionBar(version, name, same ?? (start || '/'), settings.lang);
      const marked = inHead(html, head).replace(REACT, () => bar + REACT);
      fs.writeFileSync(file, withCanonicalOf(same && documents.get(same), marked));
    }
    list.push(versionOf(label, withBase(at), old));
  }
  fs.writeFileSync(path.join(dir, 'versions.json'), JSON.stringify(list));
  return settings.versions.flatMap((version) =>
    version.folder === undefined ? [] : rulesOf(version, version.folder, rootDir),
  );
}

/** The pages of a build, in a folder of the site. */
function published(from: string, target: string): RenderedPage[] {
  fs.cpSync(from, target, {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (file) => !OF_ROOT.test(path.relative(from, file)),
  });
  const pages = pagesIn(target);
  // Hosts serve its home page with and without a slash; it is written with all others.
  return pages.flatMap((one) =>
    one.page === '/' ? [one, { ...one, file: `${target}.html` }] : [one],
  );
}

/** Pages at a path and below it, with their paths from there. */
const below = (above: string, pages: readonly RenderedPage[]) =>
  pages.flatMap((one) =>
    isBelow(one.page, above) ? [{ ...one, page: one.page.slice(above.length) }] : [],
  );

const versionOf = (label: string, at: string, pages: readonly RenderedPage[]): DocsVersion => ({
  label,
  path: at,
  pages: [...new Set(pages.map(({ page }) => encodeURI(page)))].filter(Boolean),
});

/** A document with more at the end of its head. */
export const inHead = (html: string, text: string) => html.replace('</head>', `${text}</head>`);

interface RenderedPage {
  readonly file: string;
  readonly html: string;
  /** Its path: for the page of lost paths, none. */
  readonly page: string;
}

function pagesIn(dir: string): RenderedPage[] {
  return listRelativeFiles(dir).flatMap((name) => {
    const file = path.join(dir, name);
    const html = name.endsWith('.html') ? fs.readFileSync(file, 'utf8') : '';
    const page = name === NOT_FOUND_FILE ? '' : cleanPath(`/${name}`);
    return html.includes(REACT) ? [{ file, html, page }] : [];
  });
}

function versionBar(
  { label, current: start }: OldVersionSettings,
  current: string,
  at: string,
  lang: string,
): string {
  const { version: name, oldVersion, currentVersion } = messagesFor(lang);
  const text = oldVersion.replace('{version}', label).replace('{current}', () => current);
  const home = start ? ` data-current="${withBase(start)}"` : '';
  const link = `<a href="${withBase(encodeURI(at))}" data-docs-version="${current}"${home}>${currentVersion}</a>`;
  return `<aside class="version-bar" aria-label="${name}"><p>${text} ${link}</p></aside>`;
}

/** @param current the document that takes the place of an old one. */
function withCanonicalOf(current: string | undefined, html: string): string {
  const address = CANONICAL.exec(current ?? '')?.[1];
  return address ? html.replace(CANONICAL, () => `<link rel="canonical"${address}>`) : html;
}

/** What the files for the host in a build say that is about its own pages. */
function rulesOf(version: OldVersionSettings, folder: string, rootDir: string): OldVersion {
  const read = (name: string) => readIfThere(path.resolve(rootDir, folder, name)) ?? '';
  const base = withBase(versionPath(version));
  const help = read('help-urls.json') ? [helpPath(version.label, ':type')] : [];
  return {
    path: versionPath(version),
    policies: [...read('_headers').matchAll(POLICIES)].map(([, pattern = '', policy = '']) => [
      pattern === `${base}/*` ? `${base}*` : pattern,
      policy,
    ]),
    redirects: [
      // Those of its static folder are for the whole host.
      ...(read('_redirects').match(/^(?!.*\/:level1).+$/gm) ?? []).filter((rule) =>
        rule.startsWith(`${base}/`),
      ),
      ...help.map((at) => `${withBase(at)} ${base}${classPath(':type')} 302`),
      `${base}/* ${base}/${NOT_FOUND_FILE} 404`,
    ],
  };
}
