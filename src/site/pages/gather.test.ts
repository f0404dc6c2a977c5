import type { CreatePagesArgs } from 'gatsby';
import { docPage, siteIn } from '../../test/content-pages';
import { inReadingOrder, queryPages } from './gather';

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

describe('queryPages', () => {
  function query(result: object) {
    const panicOnBuild = jest.fn();
    const args = {
      graphql: () => Promise.resolve(result),
      getNode: (id: string) => (id === 'gone' ? undefined : docPage(site, id)),
      reporter: { panicOnBuild },
    } as unknown as CreatePagesArgs;
    return { pages: queryPages(args, 'query'), panicOnBuild };
  }

  it('returns documents, then classes, without those that are gone', async () => {
    const nodes = (...ids: string[]) => ({ nodes: ids.map((id) => ({ id })) });
    const data = { docs: nodes('a', 'gone'), classes: nodes('Room') };
    const pages = await query({ data }).pages;
    expect(pages?.map(({ path }) => path)).toEqual(['/a', '/Room']);
  });

  it('ends the build if the query fails', async () => {
    const errors = [new Error('no')];
    const { pages, panicOnBuild } = query({ errors });
    expect(await pages).toBeUndefined();
    expect(panicOnBuild).toHaveBeenCalledWith('The pages could not be queried.', errors);
  });
});
