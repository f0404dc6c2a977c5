import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLinks, externalLinks } from './external-links';

/** How often each path was asked. */
const asked = new Map<string, number>();
let open = 0;
let mostOpen = 0;
let origin = '';

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const count = (asked.get(pathname) ?? 0) + 1;
  asked.set(pathname, count);
  mostOpen = Math.max(mostOpen, ++open);
  const answer = (status: number, headers: http.OutgoingHttpHeaders = {}) => {
    // Not at once, so that a second request would meet this one.
    setImmediate(() => {
      open--;
      response.writeHead(status, headers).end();
    });
  };
  if (pathname === '/gone') answer(404);
  else if (pathname === '/private') answer(403);
  else if (pathname === '/whole') answer(request.method === 'HEAD' ? 405 : 200);
  else if (pathname === '/moved') answer(301, { Location: '/here' });
  else if (pathname === '/down') answer(503);
  else if (pathname === '/cut' || (pathname === '/shaky' && count === 1)) request.socket.destroy();
  else if (pathname === '/busy' && count === 1) answer(429, { 'Retry-After': '0.01' });
  else if (pathname !== '/silent') answer(200);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.clear());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function check(path: string, timeout = 60_000) {
  const url = origin + path;
  const options = { timeout, attempts: 3, pause: 1, hosts: 2 };
  const { works, said } = (await checkLinks([url], options)).get(url) ?? {};
  return { works, said };
}

it('finds the links of documents to other sites, each once, without their fragments', () => {
  const documents = new Map([
    ['a.html', '<a href="https://x.example/p?a=1&amp;b=2#top">X</a><a href="/room">own</a>'],
    ['b.html', '<a class="c" href="https://x.example/p?a=1&#x26;b=2">X</a>'],
    ['c.html', '<a href="https://docs.example/room">own</a><link href="https://y.example/">'],
  ]);
  expect(externalLinks(documents, 'https://docs.example')).toEqual([
    { url: 'https://x.example/p?a=1&b=2', documents: ['a.html', 'b.html'] },
  ]);
});

it('counts what is beside a site below a path as another site', () => {
  const documents = new Map([
    [
      'a.html',
      '<a href="https://team.example/docs">1</a><a href="https://team.example/docs/a">2</a>' +
        '<a href="https://team.example/docs-2/a">3</a>',
    ],
  ]);
  expect(externalLinks(documents, 'https://team.example/docs')).toEqual([
    { url: 'https://team.example/docs-2/a', documents: ['a.html'] },
  ]);
});

it('says that a link that is no address is broken', async () => {
  const documents = new Map([['a.html', '<a href="https://">X</a>']]);
  const [link] = externalLinks(documents, 'https://docs.example');
  expect(link).toEqual({ url: 'https://', documents: ['a.html'] });
  const options = { timeout: 60_000, attempts: 3, pause: 1, hosts: 2 };
  const outcome = (await checkLinks(['https://'], options)).get('https://');
  expect(outcome).toMatchObject({ works: false, said: 'not an address' });
});

it.each<[string, boolean, string]>([
  ['/here', true, '200'],
  ['/gone', false, '404'],
  ['/whole', true, '200'],
  ['/private', true, '403'],
])('%s works: %s, with %s', async (path, works, said) => {
  expect(await check(path)).toEqual({ works, said });
});

it('says where a page has moved to', async () => {
  expect(await check('/moved')).toEqual({ works: true, said: `200, moved to ${origin}/here` });
});

it('asks again where a host fails, and no more than it should', async () => {
  expect(await check('/shaky')).toMatchObject({ works: true });
  expect(await check('/busy')).toMatchObject({ works: true });
  expect(await check('/down')).toEqual({ works: false, said: '503' });
  // Each attempt asks without the body, then for the whole.
  expect(asked.get('/down')).toBe(6);
  expect((await check('/cut')).works).toBe(false);
});

it('gives up on a host that does not answer', async () => {
  expect(await check('/silent', 50)).toEqual({ works: false, said: 'no answer in time' });
});

it('asks a host one thing at a time', async () => {
  open = mostOpen = 0;
  const urls = ['/1', '/2', '/3', '/4'].map((path) => origin + path);
  const options = { timeout: 60_000, attempts: 1, pause: 1, hosts: 4 };
  const outcomes = await checkLinks(urls, options);
  expect([...outcomes.values()].every(({ works }) => works)).toBe(true);
  expect(mostOpen).toBe(1);
});
