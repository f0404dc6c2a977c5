import { HOSTED_SETTINGS } from '../../../src/test/search-result';
import type { HostedSearchClient, HostedSettings } from '../engine/hosted/settings';
import { loadHostedClient } from './load-hosted';

const settings = { ...HOSTED_SETTINGS, insights: true };

const setUp = (failures = 0, over: Partial<HostedSettings> = {}) => {
  const asked: string[] = [];
  const told: unknown[] = [];
  const client: HostedSearchClient = {
    search: ({ requests }) => {
      told.push(requests[0]?.query);
      return Promise.resolve({ results: [] });
    },
    insights: { shown: (hits) => told.push(hits), opened: (hit) => told.push(hit) },
  };
  const search = loadHostedClient(
    { hosted: '/search/hosted.js', settings: { ...settings, ...over } },
    (address) => {
      asked.push(address);
      if (asked.length <= failures) return Promise.reject(new Error('404'));
      return Promise.resolve({ createHostedClient: () => client });
    },
  );
  return { search, asked, told };
};

it('loads the module once, at the first sign of intent', async () => {
  const { search, asked, told } = setUp();
  expect(asked).toEqual([]);
  search.warm();
  search.warm();
  await search.search({ requests: [{ query: 'a' }] });
  await search.search({ requests: [{ query: 'b' }] });
  expect(asked).toEqual(['/search/hosted.js']);
  expect(told).toEqual(['a', 'b']);
});

it('reports a failed load and tries again on the next query', async () => {
  const { search, asked } = setUp(1);
  const failed = search.search({ requests: [] });
  await expect(failed).rejects.toMatchObject({ name: 'SearchUnavailable', reason: 'engine' });
  await expect(search.search({ requests: [] })).resolves.toEqual({ results: [] });
  expect(asked).toEqual(['/search/hosted.js', '/search/hosted.js?again=1']);
});

it('passes events on in order if the settings enable them', async () => {
  const { search, told } = setUp();
  search.insights?.shown([{ objectID: '1' }]);
  search.insights?.opened({ objectID: '2' });
  await search.search({ requests: [{ query: 'a' }] });
  expect(told).toEqual([[{ objectID: '1' }], { objectID: '2' }, 'a']);
  expect(setUp(0, { insights: false }).search.insights).toBeUndefined();
});
