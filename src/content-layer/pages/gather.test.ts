import { apiClass, docPage, siteIn } from '../../test/content-pages';
import type { PageNode } from '../nodes';
import { inReadingOrder, pagesByPath } from './gather';

const site = siteIn('/site');

it('lists the pages of the sidebars first, then the others in their order', () => {
  const nodes = ['a', 'b', 'c', 'd'].map((name) => docPage(site, name));
  const place = { sidebar: 'docs', breadcrumbs: [] };
  const places = new Map([
    ['/d', place],
    ['/b', place],
  ]);
  const paths = inReadingOrder({ nodes, places }).map(({ path }) => path);
  expect(paths).toEqual(['/d', '/b', '/a', '/c']);
});

it('sorts documents by path, then classes; of two with the same path, the older is first', () => {
  const withCounter = (node: PageNode, counter: number) => ({
    ...node,
    internal: { ...node.internal, counter },
  });
  const younger = withCounter(docPage(site, 'b'), 9);
  const older = withCounter(docPage(site, 'b'), 3);
  const nodes: Record<string, PageNode[]> = {
    DocPage: [docPage(site, 'c'), younger, docPage(site, 'a/z'), older, docPage(site, 'a-b')],
    ApiClass: [apiClass(site, 'Room'), apiClass(site, 'A')],
  };
  const pages = pagesByPath((type) => nodes[type] ?? []);
  const paths = pages.map(({ path }) => path);
  const { DocPage = [], ApiClass = [] } = nodes;
  expect(pages).toEqual([
    DocPage[4],
    DocPage[2],
    older,
    younger,
    DocPage[0],
    ApiClass[1],
    ApiClass[0],
  ]);
  expect(paths.slice(0, 5)).toEqual(['/a-b', '/a/z', '/b', '/b', '/c']);
});
