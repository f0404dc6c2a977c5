import fs from 'node:fs';
import { displayPath, isInside } from '../../config/diagnostics/files';
import { type ContentFolder, contentRootsOf } from '../../config/project/content-folder';
import { publish } from '../../markdown/html/assets';
import type { RawLink } from '../../markdown/html/links';
import type { PageNode } from '../nodes/nodes';
import { type LinkResolution, type LinkTargets, resolveLink } from './resolve';

export type PageLink = RawLink & LinkResolution;

export function resolvePageLinks(
  { absolutePath, path: pagePath }: Pick<PageNode, 'absolutePath' | 'path'>,
  links: readonly RawLink[],
  targets: LinkTargets,
  folder: ContentFolder,
): PageLink[] {
  const { rootDir } = folder;
  const roots = [...contentRootsOf(folder), ...folder.staticDirs];
  const isPublishable = (name: string) => isInside(name, roots) && isFile(name);
  const place = { absolutePath, pagePath, file: displayPath(absolutePath, rootDir) };
  return links.map((link) => {
    const { source } = link;
    const part = source !== undefined && {
      absolutePath: source,
      file: displayPath(source, rootDir),
    };
    return { ...link, ...resolveLink({ ...link, ...place, ...part }, targets, isPublishable) };
  });
}

/** Publishes the files that links point to, and updates the links. */
export function publishLinkedFiles(
  links: readonly PageLink[],
  rootDir: string,
): Promise<PageLink[]> {
  return Promise.all(
    links.map(async (link) => {
      if (link.asset === undefined) return link;
      const { url } = await publish(link.asset, rootDir);
      return { ...link, href: url + (/[?#].*$/s.exec(link.href)?.[0] ?? '') };
    }),
  );
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
