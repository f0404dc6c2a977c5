import fs from 'node:fs';
import path from 'node:path';
import { publishedFiles } from '../../src/build/bundling/publish-files';
import { listRelativeFiles } from '../../src/config/diagnostics/files';
import { splitFrontMatter } from '../../src/config/diagnostics/yaml-places';
import type { Site } from '../../src/config/project/site';
import { substitute } from '../../src/config/settings/variables';
import { item } from '../../src/features/agents/index-files';
import { anchorsOf, idIn, offlineLink, relativeTo } from '../../src/features/agents/offline-links';
import { mainOf, markdownOfPage, pageOf } from '../../src/features/agents/page';
import { pathOf } from '../../src/features/agents/publish';
import { messagesFor } from '../../src/messages';
import { isCategory, type NavEntry } from '../../src/page-model/nav-entry';
import { isClassPath } from '../../src/routes';

/** Unity shows no folder whose name ends in a tilde, and imports nothing from it. */
export const DOCS = 'Documentation~';
export const AGENTS = 'AGENTS.md';
const CONTENTS = `${DOCS}/TableOfContents.md`;
/** In the folder of pages; a partial, so that it is checked and compiled, and has no page. */
const AGENTS_SOURCE = '_package-agents.md';

/** In bytes. Larger pictures stay on the site, so that a package is not downloaded for its pictures. */
const MAX_PICTURE = 100 * 1024;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** In bytes: agents read all of it, each time. */
const MAX_AGENTS = 8 * 1024;

/**
 * What a finished build says, as files of a Unity package by their paths in it: all pages but those of
 * types, their pictures, a list of them, and what the content tells coding agents.
 *
 * @throws {Error} if there are no pages in Markdown, or if what agents are told has mistakes.
 */
export function packageFiles(
  { settings, folder, variables }: Site,
  entries: readonly NavEntry[],
): ReadonlyMap<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const distDir = path.join(folder.rootDir, 'dist');
  const built = builtPages(distDir, publishedFiles('static-files', folder.rootDir));
  if (built.size === 0)
    throw new Error('The build has no pages in Markdown: set "markdownPages" in site.config.ts.');

  const pageAt = ({ href }: URL) => built.get(href.replace(/#.*$/, ''));
  const target = (from: string, address: URL) => {
    const own = pageAt(address);
    if (own?.comesAlong) return offlineLink(from, own, address);
    const isPicture = address.href.startsWith(settings.url) && PICTURE.test(address.pathname);
    const place = isPicture ? pathOf(address.href) : '';
    const size = fs.statSync(path.join(distDir, place), { throwIfNoEntry: false })?.size;
    if (!isPicture || size === undefined || size > MAX_PICTURE) return address.href;
    files.set(DOCS + place, fs.readFileSync(path.join(distDir, place)));
    return relativeTo(from, DOCS + place);
  };
  for (const { page, html, file, comesAlong } of built.values()) {
    if (!comesAlong) continue;
    const link = (href: string) =>
      /^(?:#|\/(?!\/))/.test(href) ? target(file, new URL(href, page.address)) : href;
    const links = { index: relativeTo(file, CONTENTS), messages: messagesFor(settings.lang), link };
    files.set(file, markdownOfPage(html, page, links));
  }

  const addressOf = (href: string) => new URL(`.${href}`, `${settings.url}/`);
  const listOf = (inside: readonly NavEntry[], indent = ''): string[] =>
    inside.flatMap((entry) => {
      const own = entry.href === undefined ? undefined : pageAt(addressOf(entry.href));
      const below = isCategory(entry) ? listOf(entry.items, `${indent}  `) : [];
      const { title, description } = own?.page ?? { title: entry.label, description: '' };
      if (own?.comesAlong)
        return [indent + item(title, relativeTo(CONTENTS, own.file), description), ...below];
      return below.length > 0 ? [`${indent}- ${title}`, ...below] : [];
    });
  const list = [`# ${settings.title}\n`, `> ${settings.tagline}\n`, ...listOf(entries)];
  files.set(CONTENTS, `${list.join('\n')}\n`);

  const source = path.join(folder.docs[0].dir, AGENTS_SOURCE);
  if (!fs.existsSync(source)) return files;
  const text = substitute(splitFrontMatter(fs.readFileSync(source, 'utf8')).body, variables)
    .trimStart()
    // Tables as narrow as they can be.
    .replace(/ +(?= \|)|(?<=\| -)-+/g, '')
    // How the sample is compiled.
    .replace(/^(```\S+) .*/gm, '$1')
    .replace(/(?<=\]\()\/[^\s)]*/g, (href) => {
      const address = addressOf(href);
      const id = idIn(address);
      const page = pageAt(address);
      if (!page || (id !== '' && !page.html.includes(` id="${id}"`)))
        throw new Error(`${source}: the site has no ${href}.`);
      return target(AGENTS, address);
    });
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_AGENTS) throw new Error(`${source}: ${bytes} bytes, of at most ${MAX_AGENTS}.`);
  return files.set(AGENTS, text);
}

/** The pages of a build that are also in Markdown, by their addresses. */
function builtPages(distDir: string, statics: ReadonlySet<string>) {
  const pages = listRelativeFiles(distDir).flatMap((name) => {
    if (!name.endsWith('.html') || statics.has(`/${name}`)) return [];
    const html = fs.readFileSync(path.join(distDir, name), 'utf8');
    const page = pageOf(html);
    if (!page) return [];
    const comesAlong = !page.isUnlisted && !isClassPath(pathOf(page.address));
    const anchors = comesAlong ? anchorsOf(mainOf(html)) : new Map<string, string>();
    const file = DOCS + pathOf(page.markdownAddress);
    return [[new URL(page.address).href, { page, html, file, comesAlong, anchors }] as const];
  });
  return new Map(pages);
}
