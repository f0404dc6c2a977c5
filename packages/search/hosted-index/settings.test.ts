import { changesOf, indexSettings, indexSynonyms } from './settings';

it('settings filter by the facets and know the language', () => {
  const settings = indexSettings('en-GB', { language: 'en', version: ['next'] });
  expect(settings).toMatchObject({
    attributesForFaceting: ['hierarchy.lvl0', 'type', 'rank', 'language', 'version'],
    queryLanguages: ['en'],
    customRanking: ['desc(weight.rank)', 'desc(weight.level)', 'asc(weight.position)'],
  });
  expect(settings.searchableAttributes?.slice(0, 2)).toEqual([
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
  ]);
});

it('synonyms lead from what is said to each word that is meant', () => {
  const list = [
    { said: 'Lag, voice call', meant: 'latency delay' },
    { said: 'lag,', meant: 'interpolation' },
  ];
  expect(indexSynonyms(list)).toEqual([
    {
      objectID: 'said-lag',
      type: 'oneWaySynonym',
      input: 'lag',
      synonyms: ['latency', 'delay', 'interpolation'],
    },
    {
      objectID: 'said-voice%20call',
      type: 'oneWaySynonym',
      input: 'voice call',
      synonyms: ['latency', 'delay'],
    },
  ]);
});

it('lists changes only for the settings that are sent', () => {
  const live = { distinct: true, hitsPerPage: 7, minProximity: 2 };
  expect(changesOf(live, { distinct: true, minProximity: 1, advancedSyntax: true })).toEqual([
    'minProximity: 2 → 1',
    'advancedSyntax: the default → true',
  ]);
});
