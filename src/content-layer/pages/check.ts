import type { FinishedPage } from '../layer';
import type { PageNode } from '../nodes';
import { nearest, type Problem } from '../problems';
import { displayPath } from '../site';

export interface CheckedPage {
  readonly node: PageNode;
  readonly finished: FinishedPage;
}

/** Two pages with one path. */
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
        message: `The path "${node.path}" is also that of ${displayPath(other.absolutePath, rootDir)}.`,
        mend: 'Give one of them another slug; the other page is the one that is published.',
      },
    ];
  });
}

/** Links to headings that their page does not have. */
export function brokenAnchors(pages: readonly CheckedPage[], rootDir: string): Problem[] {
  const ids = new Map(pages.map(({ node, finished }) => [node.path, idsOf(finished)]));
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
          mend: near ? `Link to "#${near}".` : 'Mend the anchor, or give the heading the id {#…}.',
        },
      ];
    }),
  );
}

/** Every id of a page: headings, members, footnotes. */
function idsOf({ html }: FinishedPage): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));
}
