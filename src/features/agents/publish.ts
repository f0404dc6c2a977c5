import fs from 'node:fs';
import path from 'node:path';
import { withoutBase } from '../../base-path';
import { publishedFiles, publishFiles } from '../../build/bundling/publish-files';
import { listRelativeFiles } from '../../config/diagnostics/files';
import { readSiteData } from '../../config/project/site-data';
import type { Settings } from '../../config/settings/schema';
import { messagesFor } from '../../messages';
import type { ResolvedSidebar } from '../../page-model/nav-entry';
import { AGENTS_INDEX_PATH } from '../../routes';
import type { LinkTarget } from './elements';
import { indexFiles } from './index-files';
import { markdownOfPage, pageOf } from './page';

/**
 * Writes each rendered page that names a Markdown version in this version, `x.md` for `x`, and lists
 * them in `llms.txt`.
 */
export function publishMarkdown(
  settings: Pick<Settings, 'url' | 'title' | 'tagline' | 'lang' | 'versions'>,
  rootDir: string,
): void {
  const publicDir = path.join(rootDir, 'public');
  const read = (file: string) => fs.readFileSync(path.join(publicDir, file), 'utf8');
  // Static documents may be pages of another site, or of another version of this one.
  const statics = publishedFiles('static-files', rootDir);
  const found = listRelativeFiles(publicDir).flatMap((file) => {
    const isOwn = file.endsWith('.html') && !statics.has(`/${file}`);
    const page = isOwn ? pageOf(read(file)) : undefined;
    return page ? [{ file, page }] : [];
  });
  const messages = messagesFor(settings.lang);
  const links = {
    index: settings.url + AGENTS_INDEX_PATH,
    messages,
    link: linkTarget(new Map(found.map(({ page }) => [page.address, page.markdownAddress]))),
  };
  const pages = found.map(({ file, page }) => ({
    ...page,
    markdown: markdownOfPage(read(file), page, links),
  }));
  const { sidebars } = readSiteData('navigation', rootDir) as { sidebars: ResolvedSidebar[] };
  const files = new Map([
    ...pages.map(({ markdownAddress, markdown }) => [pathOf(markdownAddress), markdown] as const),
    ...(pages.length > 0 ? indexFiles(pages, sidebars, settings, messages) : []),
  ]);
  publishFiles('markdown', files, rootDir);
}

/** The path of an address of the site. */
export const pathOf = (address: string) => withoutBase(decodeURI(new URL(address).pathname));

/**
 * Leads to pages in Markdown, by full addresses, which are right wherever a text is pasted.
 *
 * @param markdown the addresses of pages in Markdown by those of the pages.
 */
export function linkTarget(markdown: ReadonlyMap<string, string>): LinkTarget {
  const [site = ''] = markdown.keys();
  const targets = new Map([...markdown].map(([page, target]) => [new URL(page).href, target]));
  return (href) => {
    if (!/^\/(?!\/)/.test(href)) return href;
    const target = new URL(href, site);
    // A passage to mark is for browsers; what leads to a section leads to it in Markdown too.
    const hash = target.hash.replace(/:~:.*$/, '').replace(/^#$/, '');
    target.hash = '';
    return (targets.get(target.href) ?? target.href) + hash;
  };
}
