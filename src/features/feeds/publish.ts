import path from 'node:path';
import { writeWhole } from '../../config/diagnostics/write-whole';
import { removeGone } from '../../build/bundling/remove-gone';
import { feedPath } from '../../routes';
import type { Settings } from '../../config/settings/schema';
import { isApiClass } from '../../site/nodes/nodes';
import type { CheckedPage } from '../../site/finish';
import { atomFeed } from './atom';
import { feedEntries } from './entries';

/** Writes the feeds of those pages that have one (`feed` in their front matter). */
export function publishFeeds(
  pages: readonly CheckedPage[],
  settings: Pick<Settings, 'url' | 'lang' | 'title' | 'product'>,
  rootDir: string,
): void {
  const routes = new Set<string>();
  for (const { node, finished } of pages) {
    if (isApiClass(node) || !node.frontMatter.feed) continue;
    const route = feedPath(node.path);
    routes.add(route);
    const feed = {
      id: node.frontMatter.feed.id,
      title: `${node.title} | ${settings.title}`,
      author: settings.product.name,
      lang: settings.lang,
      address: settings.url + route,
      page: settings.url + node.path,
      entries: feedEntries(finished.html, { site: settings.url, path: node.path }),
    };
    writeWhole(path.join(rootDir, 'public', route), atomFeed(feed));
  }
  removeGone('feeds', routes, rootDir);
}
