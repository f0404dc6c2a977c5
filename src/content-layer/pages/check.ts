import fs from 'node:fs';
import { frontMatterLocator } from '../../diagnostics/yaml-places';
import type { FinishedPage } from '../finish';
import type { PageNode } from '../nodes';
import { nearest, type Problem } from '../../diagnostics/problems';
import { displayPath } from '../../diagnostics/files';
import type { CheckedPage, FinishedContent } from './content';

/** All problems with the content, in the order of a build. */
export function findProblems({
  site,
  search,
  unreadable,
  navigation,
  nodes,
  pages,
}: FinishedContent): Problem[] {
  const { rootDir } = site.folder;
  return [
    ...site.problems,
    ...search.problems,
    ...unreadable.problems,
    ...pages.flatMap(({ finished }) => finished.problems),
    ...navigation.problems,
    ...duplicateRoutes(nodes, rootDir),
    ...brokenAnchors(pages, rootDir),
    ...strayKeywords(pages, rootDir),
  ];
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
  const complete = pages.filter(({ finished }) => !finished.incomplete);
  const ids = new Map(complete.map(({ node, finished }) => [node.path, idsOf(finished)]));
  return pages.flatMap(({ node, finished }) =>
    finished.links.flatMap((link): Problem[] => {
      const known = link.path === undefined ? undefined : ids.get(link.path);
      if (!known || link.anchor === undefined || known.has(link.anchor)) return [];
      const near = nearest(link.anchor, known);
      return [
        {
          check: 'brokenAnchors',
          file: displayPath(node.absolutePath, rootDir),
          ...(link.line && { line: link.line }),
          message: `The link "${link.href}" leads to "#${link.anchor}", which ${link.path} does not have.`,
          fix: near ? `Link to "#${near}".` : 'Fix the anchor, or give the heading the id {#…}.',
        },
      ];
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

const idsOfPages = new WeakMap<FinishedPage, ReadonlySet<string>>();

/** Every id on a page: headings, members, footnotes. */
function idsOf(page: FinishedPage): ReadonlySet<string> {
  const known = idsOfPages.get(page);
  if (known) return known;
  const ids = new Set([...page.html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));
  idsOfPages.set(page, ids);
  return ids;
}
