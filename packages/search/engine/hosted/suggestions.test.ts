import type { HostedRequest } from './request';
import { suggestionRequests, suggestionsOf } from './suggestions';

const request: HostedRequest = {
  query: 'datastroe modles',
  indexName: 'docs',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  facetFilters: ['language:en'],
  facets: ['hierarchy.lvl0'],
  page: 0,
  hitsPerPage: 20,
  clickAnalytics: true,
};

const answer = (...titles: unknown[]) => ({
  hits: titles.map((lvl1) => ({ hierarchy: { lvl1 } })),
});

it('requests pages with some of the words, and pages with words that begin alike', () => {
  const [some, beginnings] = suggestionRequests(request);
  expect(some).toMatchObject({
    query: 'datastroe modles',
    facetFilters: ['language:en'],
    removeWordsIfNoResults: 'allOptional',
    analytics: false,
    clickAnalytics: false,
  });
  expect(some).not.toHaveProperty('facets');
  expect(some).not.toHaveProperty('page');
  expect(beginnings).toMatchObject({ query: 'datas mod', queryType: 'prefixAll' });
});

it('suggests up to three distinct titles, best first', () => {
  const answers = [answer('Datastore', 'Datastore', 'Rooms'), answer('Rooms', 'Models', 'Clocks')];
  expect(suggestionsOf(answers, 'x', 64)).toEqual(['Datastore', 'Rooms', 'Models']);
});

it('suggests neither the query that found nothing nor one too long for the search box', () => {
  expect(suggestionsOf([answer('Rooms', 'a'.repeat(65), 'Voice')], ' rooms ', 64)).toEqual([
    'Voice',
  ]);
});

it.each([[undefined], [{}], [{ hits: 'x' }], [answer(null, 1)], [{ hits: [null] }]])(
  'suggests nothing if the answer is %j',
  (given) => {
    expect(suggestionsOf([given], 'x', 64)).toEqual([]);
  },
);
