import fs from 'node:fs';
import path from 'node:path';
import { frontMatterLocator } from '../../config/diagnostics/yaml-places';
import type { FinishedPage } from '../finish';
import { strayFirstVersions } from '../../reference/since';
import { isApiClass, type PageNode } from '../nodes/nodes';
import { nearest, type Problem } from '../../config/diagnostics/problems';
import { displayPath } from '../../config/diagnostics/files';
import type { PopularTask } from '../../page-model/popular-tasks';
import { SEARCH_FILE } from '../search/search-content';
import { type ContentFolder, staticFilesOf } from '../../config/project/content-folder';
import { decodeComponent } from '../../page-model/decode-component';
import { checkLogCodePages } from '../../features/log-codes/check-pages';
import { checkRedirects } from './check-redirects';
import type { CheckedPage } from '../finish';
import type { FinishedContent } from './content';
import { brokenNavigation } from './check-navigation';
import { PAGE_KINDS } from './kinds';
import { summedUp } from './sum-up';

/** All problems with the content, in the order of a build. */
export function findProblems(content: FinishedContent): Problem[] {
  const { site, samples, search, unreadable, navigation, nodes, pages } = content;
  const { rootDir } = site.folder;
  return [
    ...site.problems,
    ...search.problems,
    ...unreadable.problems,
    ...summedUp(
      pages.flatMap(({ finished }) => finished.problems),
      site.settings.checks,
    ),
    ...samples.problems,
    ...navigation.problems,
    ...unreachablePaths(nodes, rootDir),
    ...duplicateRoutes(nodes, rootDir),
    ...checkLogCodePages(nodes, site),
    ...brokenAnchors(pages, rootDir),
    ...strayKeywords(pages, rootDir),
    ...missingCards(nodes, site.folder),
    ...brokenNavigation(site, navigation.sidebars, pathsOf(content)),
    ...brokenTasks(search.popular, pathsOf(content), site.folder),
    ...wrongRedirects(content),
    ...strayFirstVersions(
      site.firstVersions,
      nodes.filter(isApiClass).map(({ type }) => type),
      displayPath(site.folder.contentDir, rootDir),
    ),
  ];
}

/** Pages whose path, mostly from the name of a file, is another one in an address. */
export function unreachablePaths(nodes: readonly PageNode[], rootDir: string): Problem[] {
  return nodes.flatMap((node): Problem[] => {
    const [character] = /[#?%]/.exec(node.path) ?? [];
    if (character === undefined) return [];
    return [
      {
        check: 'content',
        file: displayPath(node.absolutePath, rootDir),
        message: `The path "${node.path}" has a "${character}", which means something else in an address.`,
        fix: 'Rename the file or the folder, or give the page a slug.',
      },
    ];
  });
}

/** Pages that share a path. */
export function duplicateRoutes(nodes: readonly PageNode[], rootDir: string): Problem[] {
  const first = new Map<string, PageNode>();
  return nodes.flatMap((node): Problem[] => {
    const other = first.get(node.path);
    if (!other) {
      first.set(node.path, node);
      return [];
    }
    return [
      {
        check: 'duplicateRoutes',
        file: displayPath(node.absolutePath, rootDir),
        message: `The path "${node.path}" is already used by ${displayPath(other.absolutePath, rootDir)}.`,
        fix: 'Give one of them another slug; the other page is the one that is published.',
      },
    ];
  });
}

/** Links to headings that do not exist on their page, unless part of that page is unknown. */
export function brokenAnchors(pages: readonly CheckedPage[], rootDir: string): Problem[] {
  const ids = idsBesidesBrokenLinks(pages);
  return pages.flatMap(({ node, finished }) =>
    finished.links.flatMap((link): Problem[] => {
      const known = link.path === undefined ? undefined : ids.get(link.path);
      if (!known || link.anchor === undefined || known.has(link.anchor)) return [];
      const near = nearest(link.anchor, known);
      return [
        {
          check: 'brokenAnchors',
          file: displayPath(link.source ?? node.absolutePath, rootDir),
          ...(link.line && { line: link.line }),
          message: `The link "${link.href}" leads to "#${link.anchor}", which ${link.path} does not have.`,
          fix: near ? `Link to "#${near}".` : 'Fix the anchor, or give the heading the id {#…}.',
        },
      ];
    }),
  );
}

/** The ids of those pages that lack one which links name: the ids of all pages take much memory. */
function idsBesidesBrokenLinks(
  pages: readonly CheckedPage[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { path: target, anchor } of pages.flatMap(({ finished }) => finished.links)) {
    if (target === undefined || anchor === undefined) continue;
    wanted.set(target, (wanted.get(target) ?? new Set()).add(anchor));
  }
  const complete = pages.filter(({ finished }) => !finished.incomplete);
  const byPath = new Map(complete.map(({ node, finished }) => [node.path, finished]));
  return new Map(
    [...wanted].flatMap(([target, anchors]): [string, ReadonlySet<string>][] => {
      const page = byPath.get(target);
      const known = page && idsOf(page);
      const isBroken = known && [...anchors].some((anchor) => !known.has(anchor));
      return isBroken ? [[target, known]] : [];
    }),
  );
}

/** Keywords for sections that do not exist on their page, unless part of that page is unknown. */
export function strayKeywords(pages: readonly CheckedPage[], rootDir: string): Problem[] {
  return pages.flatMap(({ node, finished }): Problem[] => {
    const wanted = Object.keys(node.sectionKeywords);
    if (wanted.length === 0 || finished.incomplete) return [];
    const known = idsOf(finished);
    const strays = wanted.filter((id) => !known.has(id));
    if (strays.length === 0) return [];
    const placeOf = frontMatterLocator(fs.readFileSync(node.absolutePath, 'utf8'));
    return strays.map((id) => {
      const near = nearest(id, known);
      return {
        check: 'frontMatter',
        file: displayPath(node.absolutePath, rootDir),
        ...placeOf(['sectionKeywords', id]),
        message: `"sectionKeywords" names "${id}", which is not a section of the page.`,
        fix: near
          ? `Write "${near}", or remove the line.`
          : 'Write the id of a heading or member, or remove the line.',
      };
    });
  });
}

/** Pictures of social cards that are not published: pages name them from the root of the site. */
export function missingCards(
  nodes: readonly PageNode[],
  folder: Pick<ContentFolder, 'rootDir' | 'staticDirs'>,
): Problem[] {
  const files = staticFilesOf(folder);
  return nodes.flatMap((node): Problem[] => {
    const image = isApiClass(node) ? null : node.image;
    if (image === null || /^(?:[a-z]+:|\/\/)/i.test(image)) return [];
    if (files.has(decodeComponent(image.replace(/[?#].*$/s, '')))) return [];
    const [dir = 'static'] = folder.staticDirs.map((one) => displayPath(one, folder.rootDir));
    return [
      {
        check: 'missingAssets',
        file: displayPath(node.absolutePath, folder.rootDir),
        ...frontMatterLocator(fs.readFileSync(node.absolutePath, 'utf8'))(['image']),
        message: `The picture "${image}" of social cards does not exist.`,
        fix: `Put it into ${dir}, and write its path from there, such as "/card.png".`,
      },
    ];
  });
}

/** Redirects that lead nowhere, or stand in the way of a page. */
function wrongRedirects(content: FinishedContent): Problem[] {
  const { site, redirects, pages } = content;
  if (redirects.length === 0) return [];
  const complete = pages.filter(({ finished }) => !finished.incomplete);
  const byPath = new Map(complete.map(({ node, finished }) => [node.path, finished]));
  return checkRedirects(redirects, {
    paths: pathsOf(content),
    staticFiles: staticFilesOf(site.folder),
    idsOf: (path) => {
      const finished = byPath.get(path);
      return finished && idsOf(finished);
    },
  });
}

/** Every path that the site has, with those of pages that could not be read. */
function pathsOf(content: FinishedContent): ReadonlySet<string> {
  const { nodes, unreadable } = content;
  return new Set([
    ...nodes.map(({ path: route }) => route),
    ...unreadable.pathByFile.values(),
    ...PAGE_KINDS.flatMap((kind) => kind.paths(content)),
  ]);
}

/** Popular tasks whose page does not exist. */
export function brokenTasks(
  tasks: readonly PopularTask[],
  paths: ReadonlySet<string>,
  { contentDir, rootDir }: { readonly contentDir: string; readonly rootDir: string },
): Problem[] {
  return tasks.flatMap(({ label, href }): Problem[] => {
    const [target = ''] = href.split(/[?#]/);
    if (paths.has(target)) return [];
    const near = nearest(target, paths);
    return [
      {
        check: 'brokenLinks',
        file: displayPath(path.join(contentDir, SEARCH_FILE), rootDir),
        message: `The popular task "${label}" leads to "${href}", which does not exist.`,
        fix: near ? `Write "${near}".` : 'Write the path of a page, or remove the task.',
      },
    ];
  });
}

/** Every id on a page: headings, members, footnotes. */
function idsOf({ html }: FinishedPage): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));
}
