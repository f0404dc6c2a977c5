/** @jest-environment jsdom */
import { HostedService, type Recorded } from '../../../src/test/hosted-service';
import { hostedSettings, searchRecord } from '../../../src/test/hosted-settings';
import { createHostedClient } from './hosted';

// Jest resolves to the Node builds by default.
jest.mock('algoliasearch/lite', () =>
  jest.requireActual<object>('algoliasearch/dist/lite/builds/browser.umd.js'),
);
jest.mock('search-insights', () =>
  jest.requireActual<object>(
    '../../../node_modules/search-insights/dist/search-insights-browser.min.cjs',
  ),
);

let service: HostedService;

beforeAll(async () => {
  service = await HostedService.start(1);
  const content = Array.from({ length: 25 }, (_, index) => `A set, number ${index}.`);
  service.put(
    'docs',
    content.map((text, index) => ({ ...searchRecord(`s${index}`, text) })),
  );
});
afterAll(() => service.stop());

interface Event {
  readonly eventType: string;
  readonly objectIDs: readonly string[];
  readonly userToken: string;
}

const eventRequests = () => service.requests.filter(({ path }) => path === '/1/events');
const events = () =>
  eventRequests().flatMap(({ body }: Recorded) => (body as { events: Event[] }).events);

/** Waits until this many events have arrived. */
const someEvents = async (count: number) => {
  while (events().length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return events();
};

/** A single test in a reader's order, since the client adds listeners to the document. */
it('reports views, a click and a conversion under one token and without a cookie', async () => {
  const settings = hostedSettings(service, { insights: true });
  const client = createHostedClient(settings);
  const { insights } = client;
  const { results } = await client.search({ requests: [{ query: 'set', hitsPerPage: 25 }] });
  const hits = results[0]?.hits ?? [];
  const queryID = results[0]?.queryID;
  expect(queryID).toBe('q-25');
  insights?.shown(hits.slice(0, 22));
  // A hit from a recent search on another day, contained in no answer.
  insights?.opened({ objectID: 'recent' });

  const views = await someEvents(2);
  expect(views.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 2]);
  expect(views[0]).toMatchObject({ eventType: 'view', eventName: 'Hits Viewed', index: 'docs' });

  insights?.opened({ objectID: 's2' });
  expect((await someEvents(3))[2]).toMatchObject({
    eventType: 'click',
    index: 'docs',
    queryID,
    objectIDs: ['s2'],
    positions: [3],
  });

  // Copying on another page is no conversion, nor is copying from outside the page's body.
  const copy = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new window.Event('copy', { bubbles: true }));
  document.body.innerHTML = '<nav></nav><main><p>Text</p><button data-copy>Copy</button></main>';
  history.pushState(null, '', '/elsewhere');
  copy('p');
  history.pushState(null, '', '/room/collections');
  copy('nav');
  document.querySelector<HTMLElement>('[data-copy]')?.click();
  copy('p');
  expect((await someEvents(4))[3]).toMatchObject({
    eventType: 'conversion',
    queryID,
    objectIDs: ['s2'],
  });

  // Events arrive in order, so one more view proves that nothing else was sent.
  insights?.shown(hits.slice(20, 24));
  expect((await someEvents(5)).map(({ eventType }) => eventType)).toEqual([
    'view',
    'view',
    'click',
    'conversion',
    'view',
  ]);
  const tokens = new Set(events().map(({ userToken }) => userToken));
  expect([...tokens]).toEqual([expect.stringMatching(/^anonymous-[\da-f]{32}$/)]);
  expect(tokens).toContain(localStorage.getItem('search-reader'));
  expect(document.cookie).toBe('');
  expect(eventRequests()[0]?.query).toMatchObject({
    'X-Algolia-Application-Id': HostedService.applicationId,
    'X-Algolia-API-Key': HostedService.searchKey,
  });
});
