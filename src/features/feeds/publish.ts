import type { Files } from '../../build/bundling/publish-files';
import { feedPath } from '../../routes';
import type { Settings } from '../../config/settings/schema';
import { isApiClass } from '../../site/nodes/nodes';
import type { CheckedPage } from '../../site/finish';
import { atomFeed } from './atom';
import { feedEntries } from './entries';

/** The feeds of those pages that have one (`feed` in their front matter). */
export function feedFiles(
  pages: readonly CheckedPage[],
  settings: Pick<Settings, 'url' | 'lang' | 'title' | 'product'>,
): Files {
  return pages.flatMap(({ node, finished }) => {
    if (isApiClass(node) || !node.frontMatter.feed) return [];
    const route = feedPath(node.path);
    const feed = {
      id: node.frontMatter.feed.id,
      title: `${node.title} | ${settings.title}`,
      author: settings.product.name,
      lang: settings.lang,
      address: settings.url + route,
      page: settings.url + node.path,
      entries: feedEntries(finished.html, { site: settings.url, path: node.path }),
    };
    return [[route, atomFeed(feed)] as const];
  });
}
