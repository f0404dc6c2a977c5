/** @jest-environment jsdom */
import '../../test/dom';
import { fetchPageData, hasDocument, pageDataUrl } from './page-data';
import type { PageFault } from './page-data';

const DATA = {
  path: '/room',
  componentChunkName: 'component---doc',
  webpackCompilationHash: 'build',
  result: { pageContext: {} },
};
const answer = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  answer.mockReset();
  window.___webpackCompilationHash = 'build';
  globalThis.fetch = answer as unknown as typeof fetch;
});

const text = (body: string, status = 200) =>
  answer.mockResolvedValue({ ok: status < 400, status, text: () => Promise.resolve(body) });
const fault = () =>
  fetchPageData('/room').then(
    () => undefined,
    (error: unknown) => {
      const { message, isGone } = error as PageFault;
      return { message, isGone };
    },
  );

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/room/collections', '/page-data/room/collections/page-data.json'],
  ['/räume', '/page-data/r%C3%A4ume/page-data.json'],
])('looks for the data of %s at %s', (path, url) => {
  expect(pageDataUrl(path)).toBe(url);
});

it('is fetched from the server each time', async () => {
  text(JSON.stringify(DATA));
  expect(await fetchPageData('/room')).toEqual(DATA);
  await fetchPageData('/room');
  expect(answer).toHaveBeenCalledTimes(2);
});

it.each([
  ['<!doctype html>', 'its data arrived damaged'],
  ['null', 'its data arrived damaged'],
  ['{"path":"/room"}', 'its data arrived damaged'],
  [JSON.stringify({ ...DATA, result: {} }), 'its data arrived damaged'],
])('does not accept %s as a page', async (body, message) => {
  text(body);
  expect(await fault()).toEqual({ message, isGone: false });
});

it.each([
  [404, true],
  [410, true],
  [403, true],
  [500, false],
  [503, false],
])('reports status %i; gone: %s', async (status, isGone) => {
  text('', status);
  expect(await fault()).toEqual({ message: `the server answered ${status}`, isGone });
});

it('reports data of another build', async () => {
  text(JSON.stringify({ ...DATA, webpackCompilationHash: 'next' }));
  expect(await fault()).toEqual({ message: 'the site has been updated', isGone: true });
});

it('reports a network failure', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fault()).toEqual({ message: 'the network connection failed', isGone: false });
});

it('waits at most 15 seconds for a complete response', async () => {
  jest.useFakeTimers();
  answer.mockImplementation((_, { signal }) =>
    Promise.resolve({
      ok: true,
      status: 200,
      text: () => new Promise((_, reject) => signal?.addEventListener('abort', reject)),
    }),
  );
  const told = fault();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await told).toEqual({ message: 'the server did not answer in time', isGone: false });
  jest.useRealTimers();
});

it.each([
  [200, true],
  [404, true],
  [503, false],
])('asks whether there is a document: %i, %s', async (status, isThere) => {
  text('', status);
  expect(await hasDocument('/room')).toBe(isThere);
  expect(answer).toHaveBeenCalledWith('/room', expect.objectContaining({ method: 'HEAD' }));
});
