import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import { keyPathLocator } from '../../config/diagnostics/source-lines';
import { frontMatterLocator } from '../../config/diagnostics/yaml-places';
import { SETTINGS_FILE } from '../../config/settings/load';
import type { Redirect } from '../../config/project/redirects';
import type { Site } from '../../config/project/site';
import type { PageNode } from '../nodes/nodes';
import { decodeComponent } from '../../page-model/decode-component';
import { cleanPath } from '../../routes';

export interface WrittenRedirect extends Redirect {
  /** The source as written, for messages. */
  readonly source: string;
  readonly file: string;
  readonly line?: number;
}

/** All redirects: those of the settings, then those of pages, in the order of the pages. */
export function gatherRedirects(site: Site, nodes: readonly PageNode[]): WrittenRedirect[] {
  return [...ofSettings(site), ...nodes.flatMap((node) => ofPage(node, site.folder.rootDir))];
}

function ofSettings({ settings, folder }: Site): WrittenRedirect[] {
  if (settings.redirects.length === 0) return [];
  const text = fs.readFileSync(path.join(folder.rootDir, SETTINGS_FILE), 'utf8');
  return settings.redirects.map(({ from, to }, index) => {
    const line = keyPathLocator(text)(['redirects', index]);
    return {
      ...sourceOf(from),
      to: local(to, settings.url),
      file: SETTINGS_FILE,
      ...(line && { line }),
    };
  });
}

function ofPage(node: PageNode, rootDir: string): WrittenRedirect[] {
  if (node.redirectFrom.length === 0) return [];
  const placeOf = frontMatterLocator(fs.readFileSync(node.absolutePath, 'utf8'));
  const file = displayPath(node.absolutePath, rootDir);
  return node.redirectFrom.map((from, index) => {
    const { line } = placeOf(['redirect_from', index]);
    return { ...sourceOf(from), to: node.path, file, ...(line && { line }) };
  });
}

/** `/old/`, `/old.html` and `/old/index.html` are one address, and so are their encoded forms. */
function sourceOf(source: string): Pick<WrittenRedirect, 'source' | 'from' | 'section'> {
  const [pathname = '', section] = source.split('#').map(decodeComponent);
  return { source, from: cleanPath(pathname), ...(section !== undefined && { section }) };
}

/** An address on this site becomes its path. */
function local(to: string, origin: string): string {
  return to === origin || to.startsWith(`${origin}/`) ? to.slice(origin.length) || '/' : to;
}
