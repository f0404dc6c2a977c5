import fs from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../config/diagnostics/files';
import { groupBy } from '../../config/diagnostics/group-by';
import { nearest, type Problem } from '../../config/diagnostics/problems';
import { frontMatterLocator } from '../../config/diagnostics/yaml-places';
import { type ContentFolder, staticFilesOf } from '../../config/project/content-folder';
import { pagesAtShortAddresses } from '../../features/editor-help/short-addresses';
import { checkLogCodePages } from '../../features/log-codes/check-pages';
import { checkVersions } from '../../features/versions/check';
import { slugOf } from '../../markdown/html/headings';
import { decodeComponent } from '../../page-model/decode-component';
import type { PopularTask } from '../../page-model/popular-tasks';
import { externalXrefs } from '../../reference/external-xrefs';
import { strayFirstVersions } from '../../reference/since';
import type { CheckedPage, FinishedPage } from '../finish';
import { isApiClass, type PageNode } from '../nodes/nodes';
import { SEARCH_FILE } from '../search/search-content';
import { brokenNavigation } from './check-navigation';
import { checkRedirects, type RedirectTargets } from './check-redirects';
import type { FinishedContent } from './content';
import { joinWarnings } from './join-warnings';
import { PAGE_KINDS } from './kinds';

/** All problems with the content, in the order of a build. */
export function findProblems(content: FinishedContent): Problem[] {
  const { site, samples, search, unreadable, navigation, redirects, nodes, pages } = content;
  const { rootDir, contentDir } = site.folder;
  const paths = pathsOf(content);
  const staticFiles = staticFilesOf(site.folder);
  return [
    ...site.problems,
    ...externalXrefs(site.settings.externalXrefs, rootDir).problems,
    ...search.problems,
    ...unreadable.problems,
    ...joinWarnings(
      pages.flatMap(({ finished }) => finished.problems),
      site.settings.checks,
    ),
    ...samples.problems,
    ...navigation.problems,
    ...unreachablePaths(nodes, rootDir),
    ...duplicateRoutes(nodes, rootDir),
    ...checkLogCodePages(nodes, site),
    ...pagesAtShortAddresses(nodes, site),
    ...checkVersions(site, [...paths, ...staticFiles]),
    ...brokenAnchors(pages, rootDir),
    ...strayKeywords(pages, rootDir),
    ...missingCards(nodes, site.folder),
    ...brokenNavigation(site, navigation.sidebars, paths),
    ...brokenTasks(search.popular, paths, site.folder),
    ...checkRedirects(redirects, { paths, staticFiles, idsOf: knownIds(pages) }),
    ...strayFirstVersions(
      site.firstVersions,
      nodes.filter(isApiClass).map(({ type }) => type),
      displayPath(contentDir, rootDir),
    ),
  ];
}

/** Pages whose path, mostly from the name of a file, is another one in an address. */
export function unreachablePaths(nodes: readonly PageNode[], rootDir: string): Problem[] {
  return nodes.flatMap((node): Problem[] => {
    const [character] = /[#?%]/.exec(node.path) ?? [];
    if (character === undefined) return [];
    const message = `The path "${node.path}" has a "${character}", which means something else in an address.`;
    const fix = 'Rename the file or the folder, or give the page a slug.';
    return [{ check: 'content', file: displayPath(node.absolutePath, rootDir), message, fix }];
  });
}

export function duplicateRoutes(nodes: readonly PageNode[], rootDir: string): Problem[] {
  const files = new Map<string, string>();
  return nodes.flatMap((node): Problem[] => {
    const file = displayPath(node.absolutePath, rootDir);
    const other = files.get(node.path);
    files.set(node.path, other ?? file);
    if (other === undefined) return [];
    const message = `The path "${node.path}" is already used by ${other}.`;
    const fix = 'Give one of them another slug; the other page is the one that is published.';
    return [{ check: 'duplicateRoutes', file, message, fix }];
  });
}

/** The ids on the page with a path, unless a mistake hides a part of it. */
function knownIds(pages: readonly CheckedPage[]): RedirectTargets['idsOf'] {
  const complete = pages.filter(({ finished }) => !finished.incomplete);
  const byPath = new Map(complete.map((page) => [page.node.path, page]));
  return (route) => {
    const page = byPath.get(route);
    // A link to the title leads to the top of the page.
    return (
      page && new Set([...idsOf(page.finished), slugOf(page.finished.heading ?? page.node.title)])
    );
  };
}

/** Links to headings that do not exist on their page, unless part of that page is unknown. */
export function brokenAnchors(pages: readonly CheckedPage[], rootDir: string): Problem[] {
  const idsAt = knownIds(pages);
  // By target: the ids of all pages at once would take much memory.
  const anchored = pages.flatMap(({ node: from, finished: { links } }) =>
    links.flatMap((link) =>
      link.path === undefined || link.anchor === undefined ? [] : [{ from, link, to: link.path }],
    ),
  );
  return [...groupBy(anchored, ({ to }) => to)].flatMap(([target, links]) => {
    const known = idsAt(target);
    return links.flatMap(({ from, link: { href, anchor = '', line, source } }): Problem[] => {
      if (!known || known.has(anchor)) return [];
      const near = nearest(anchor, known);
      return [
        {
          check: 'brokenAnchors',
          file: displayPath(source ?? from.absolutePath, rootDir),
          ...(line && { line }),
          message: `The link "${href}" leads to "#${anchor}", which ${target} does not have.`,
          fix: near ? `Link to "#${near}".` : 'Fix the anchor, or give the heading the id {#…}.',
        },
      ];
    });
  });
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

/** Every path that the site has, with those of pages that could not be read. */
function pathsOf(content: FinishedContent): ReadonlySet<string> {
  const { nodes, unreadable } = content;
  return new Set([
    ...nodes.map(({ path: route }) => route),
    ...unreadable.pathByFile.values(),
    ...PAGE_KINDS.flatMap((kind) => kind.paths(content)),
  ]);
}

export function brokenTasks(
  tasks: readonly PopularTask[],
  paths: ReadonlySet<string>,
  { contentDir, rootDir }: Pick<ContentFolder, 'contentDir' | 'rootDir'>,
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
