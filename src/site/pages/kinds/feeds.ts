import { feedPath } from '../../../routes';
import { isApiClass } from '../../nodes/nodes';
import type { PageKind } from './page-kind';

/** Feeds are files rather than pages (`features/feeds/publish.ts`), and pages may link to them. */
export const FEEDS: PageKind = {
  paths: ({ nodes }) =>
    nodes.flatMap((node) =>
      isApiClass(node) || !node.frontMatter.feed ? [] : [feedPath(node.path)],
    ),
  pages: () => [],
};
