import { HOSTED_SETTINGS } from '../../../../src/test/search-result';
import { hostedRequests } from './request';

const settings = HOSTED_SETTINGS;

describe('hostedRequests', () => {
  it('has the fields of a query and nothing else', () => {
    const level = (suffix: string) => [1, 2, 3, 4, 5, 6].map((n) => `hierarchy.lvl${n}${suffix}`);
    expect(hostedRequests({ query: 'room' }, settings)).toEqual([
      {
        query: 'room',
        indexName: 'docs',
        attributesToRetrieve: ['hierarchy.lvl0', ...level(''), 'content', 'type', 'url'],
        attributesToSnippet: [...level(':10'), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
      },
    ]);
  });

  it("prefers the request's values to the defaults", () => {
    const request = { query: 'a', hitsPerPage: 5, attributesToSnippet: ['content:5'] };
    expect(hostedRequests(request, { ...settings, insights: true })).toEqual([
      expect.objectContaining({ ...request, clickAnalytics: true }),
    ]);
  });

  it("lets the owner's parameters win, and merges all facet filters", () => {
    const [request] = hostedRequests(
      { query: 'a', hitsPerPage: 5, facetFilters: 'type:content' },
      {
        ...settings,
        facets: { language: 'en', tag: ['default', 'docs'] },
        parameters: { hitsPerPage: 7, typoTolerance: false, facetFilters: ['rank:guide'] },
      },
    );
    expect(request).toMatchObject({
      hitsPerPage: 7,
      typoTolerance: false,
      facetFilters: ['language:en', ['tag:default', 'tag:docs'], 'rank:guide', 'type:content'],
    });
  });

  it('requests the section counts if the request has a page', () => {
    const [request, counts] = hostedRequests({ query: 'a', page: 2 }, settings);
    expect(request).toMatchObject({ page: 2, facets: ['hierarchy.lvl0'] });
    expect(counts).toBeUndefined();
  });

  it('counts the hits of all sections when one is chosen', () => {
    const request = { query: 'a', page: 1, facetFilters: [['lvl0:Room', 'hierarchy.lvl0:Guides']] };
    const [main, counts] = hostedRequests(request, { ...settings, facets: { language: 'en' } });
    expect(main).toMatchObject({
      facetFilters: ['language:en', ['hierarchy.lvl0:Room', 'hierarchy.lvl0:Guides']],
    });
    expect(counts).toMatchObject({
      query: 'a',
      page: 0,
      hitsPerPage: 0,
      facets: ['hierarchy.lvl0'],
      facetFilters: ['language:en'],
      analytics: false,
    });
  });
});
