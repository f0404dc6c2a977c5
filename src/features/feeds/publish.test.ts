import fs from 'node:fs';
import path from 'node:path';
import { apiClass, docPage, finishedPage, siteIn } from '../../test/content-pages';
import type { PageNode } from '../../site/nodes/nodes';
import { publishFiles } from '../../build/bundling/publish-files';
import { feedFiles } from './publish';
import { tempFolder } from '../../test/temp-folder';

const site = siteIn('/site');
const FINISHED = finishedPage({
  html: '<h2 id="a">A<a class="heading-anchor" href="#a">#</a></h2><time datetime="2025-01-28"></time>',
});

let dir: string;
beforeEach(() => (dir = tempFolder()));

const publish = (...nodes: PageNode[]) => {
  const pages = nodes.map((node) => ({ node, finished: FINISHED }));
  publishFiles('feeds', feedFiles(pages, site.settings), dir);
};

it('writes the feeds of pages that have one, beside the page', () => {
  const feed = { id: 'tag:docs.example,2024:news' };
  const page = docPage(site, 'news', { path: '/about/news', frontMatter: { feed } });
  publish(docPage(site, 'other'), page, apiClass(site, 'Room'));
  const published = () => fs.readdirSync(path.join(dir, 'public'), { recursive: true });
  expect(published()).toEqual(['about', 'about/news.xml']);
  const text = fs.readFileSync(path.join(dir, 'public/about/news.xml'), 'utf8');
  expect(text).toContain('<id>tag:docs.example,2024:news/a</id>');
  expect(text).toContain(`href="${site.settings.url}/about/news.xml"`);
  publish({ ...page, path: '/news' });
  expect(published()).toEqual(['about', 'news.xml']);
});
