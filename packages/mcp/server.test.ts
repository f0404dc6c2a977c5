import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { checksum } from '../search/engine/pages';
import { encodeShards } from '../search/engine/sharded/encode';
import { hostilePaths } from '../../src/test/hostile-paths';
import { askAbout } from '../../src/test/mcp-client';
import { testFiles, testPage } from '../../src/test/search-index';
import { putFiles, tempFolder } from '../../src/test/temp-folder';

type Files = Readonly<Record<string, string | number>>;

const hosts: http.Server[] = [];
afterAll(() => {
  for (const host of hosts) host.close().closeAllConnections();
});

/** Serves files from memory below `/docs/`; a number is a status, another host a redirect to it. */
async function host(files: Files) {
  const served = { files, asked: [] as string[] };
  const server = http.createServer(({ url = '', headers }, response) => {
    const file = served.files[url.replace('/docs/', '')] ?? 404;
    const etag = `"${checksum(String(file))}"`;
    const isKnown = headers['if-none-match'] === etag;
    served.asked.push(`${url} ${isKnown ? 304 : 200}`);
    if (typeof file === 'number') response.writeHead(file).end();
    else if (isKnown) response.writeHead(304).end();
    else if (file === 'broken off')
      response.writeHead(200, { 'Content-Length': 9 }).write('x', () => response.destroy());
    else if (file.startsWith('http')) response.writeHead(302, { Location: file }).end();
    else {
      const type = file.startsWith('<') ? 'text/html' : 'text/plain';
      response.writeHead(200, { ETag: etag, 'Content-Type': type }).end(file);
    }
  });
  hosts.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/docs`, served, server };
}

const connect = (where: string, cache = tempFolder()) => askAbout(where, cache, 0);

const ROOM =
  '# Rooms\n\nA room is a server.\n\n## Limits\n\nAt most 250 clients.\n\n## Set\n\nOwn id.';
const rooms = testPage('/room', 'Rooms', {
  '': ['A room is a server.'],
  Limits: ['At most 250 clients.'],
  Set: ['Own id.'],
});
const units = rooms.units.map((unit) => (unit.text === 'Set' ? { ...unit, anchor: 'own' } : unit));
const pages = [{ ...rooms, units }, testPage('/voice', 'Voice chat', { '': ['Players talk.'] })];

/** What a build publishes. */
function publish(all = pages, more: Files = {}): Files {
  const { outline, texts } = testFiles(all);
  const files = { 'search/outline.txt': outline, 'search/texts.txt': texts };
  return { ...files, 'llms.txt': '# Mine', 'room.md': ROOM, 'voice.md': '# Voice chat', ...more };
}

it('answers from what a site publishes, and from its cache where there is no connection', async () => {
  const { address, served, server } = await host(publish());
  const cache = tempFolder();
  const online = await connect(`${address}/index.html?x#y`, cache);
  const found = await online('search_docs', { query: 'limits' });
  expect(found).toContain(
    `Rooms › Limits (Guides): ${address}/room#limits\n   At most 250 clients.`,
  );
  const section = await online('read_page', { page: `${address}/room.md#limits` });
  expect(section).toBe(`From ${address}/room\n\n## Limits\n\nAt most 250 clients.`);
  expect(await online('read_page', { page: 'room?x=/#own' })).toContain('## Set\n\nOwn id.');
  expect(await online('read_page', { page: 'room#none' })).toMatch(
    /^There is no section #none.*# R/s,
  );
  // Unchanged files are not sent again, and those of the index not even asked for.
  expect(served.asked.filter((one) => one.includes('texts'))).toHaveLength(1);
  expect(served.asked.filter((one) => one.startsWith('/docs/room.md'))).toEqual([
    '/docs/room.md 200',
    '/docs/room.md 304',
    '/docs/room.md 304',
  ]);
  for (const fault of ['broken off', 503]) {
    served.files = Object.fromEntries(Object.keys(served.files).map((name) => [name, fault]));
    expect(await online('search_docs', { query: 'limits' })).toBe(found);
    expect(await online('read_page', { page: '/room#limits' })).toBe(section);
  }
  server.close().closeAllConnections();
  const offline = await connect(address, cache);
  expect(await offline('search_docs', { query: 'limits' })).toBe(found);
  expect(await offline('read_page', { page: '/room#limits' })).toBe(section);
  expect(await offline('read_page', { page: '/voice' })).toMatch(/^Error: .*not in the cache/);
  expect(await (await connect(address))('get_type', { name: 'Room' })).toMatch(/ECONNREFUSED/);
});

it('reads sections and parts of pages', async () => {
  const code = '```sh\n# no heading\n```';
  const long = (name: string) => `## ${name}\n\n${`${'x'.repeat(99)}\n`.repeat(150)}`;
  const names = '## `A`\n\nOne.\n\n### `Of<T>`\n\nFirst.\n\n### `Of`\n\nSecond.';
  const more = `# M\n\n${code}\n\n## Größe \\& \`Mix\`\n\n${code}\n\n### In it\n\n## B\n\n## B\n\nLast.`;
  const parts = `# Long\n\n${long('One')}\n${long('Two')}\n${long('Three').repeat(2)}`;
  const { address } = await host(publish(pages, { 'n.md': names, 'm.md': more, 'l.md': parts }));
  const ask = await connect(address);
  for (const [page, expected] of [
    ['n#Of', '### `Of<T>`\n\nFirst.'],
    ['n#Of-2', '### `Of`\n\nSecond.'],
    ['n#A', names],
    ['m#gr%C3%B6%C3%9Fe--mix', `## Größe \\& \`Mix\`\n\n${code}\n\n### In it`],
    ['m#b-1', '## B\n\nLast.'],
  ] as const)
    expect((await ask('read_page', { page })).split('\n\n').slice(1).join('\n\n')).toBe(expected);
  const first = await ask('read_page', { page: '/l' });
  expect(first).toMatch(/^# Long.*x\n\nPart 1 of 4\. .*: #one, #two, #three, #three-1$/s);
  expect(await ask('read_page', { page: '/l', part: 2 })).toMatch(/^## Two\n/);
  expect(await ask('read_page', { page: '/l', part: 5 })).toMatch(/^Error: .*\/l has 4 parts/);
});

it('answers from a new version once it is published', async () => {
  const { address, served } = await host(publish());
  const ask = await connect(address);
  await ask('search_docs', { query: 'limits' });
  await ask('read_page', { page: '/room' });
  const next = [testPage('/room', 'Halls', { Doors: ['Two of them.'] })];
  const more = { 'room.md': '# Halls', 'voice.md': 404 };
  served.files = publish(next, more);
  expect(await ask('search_docs', { query: 'limits' })).toContain('Nothing found');
  expect(await ask('search_docs', { query: 'doors' })).toContain('Halls › Doors');
  expect(await ask('read_page', { page: '/room' })).toBe('# Halls');
  expect(await ask('read_page', { page: '/voice' })).toMatch(
    /^Error: There is no page .*\/voice in/,
  );
  // What was checked a moment ago is not checked again.
  const patient = await askAbout(address, tempFolder());
  await patient('read_page', { page: '/room' });
  served.files = publish(pages);
  expect(await patient('read_page', { page: '/room' })).toBe('# Halls');
});

it('answers from the shards of a large site, too, which may be published again meanwhile', async () => {
  const large = (version: string) => {
    const shards = encodeShards(pages, [], { hash: () => version, largestFit: () => 0 });
    const files = [...(shards?.files ?? [])].map(([name, file]) => [`search/shards/${name}`, file]);
    const first = { ...publish(), 'search/outline.txt': shards?.manifest ?? '' };
    return { first, all: { ...first, ...(Object.fromEntries(files) as Files) } };
  };
  const { address, served, server } = await host(large('a1').first);
  const ask = await askAbout(address, tempFolder());
  expect(await ask('search_docs', { query: 'limits' })).toMatch(/^Error: .* not all there/);
  served.files = large('a1').all;
  expect(await ask('search_docs', { query: 'limits' })).toContain(`${address}/room#limits`);
  served.files = large('b2').all;
  expect(await ask('search_docs', { query: 'voice' })).toContain(`${address}/voice`);
  server.close().closeAllConnections();
  expect(await ask('search_docs', { query: 'limits' })).toContain(`${address}/room#limits`);
});

it.each<[string, Files, RegExp]>([
  ['nothing', {}, /has no search of its own/],
  [
    'a document for any address',
    { 'search/outline.txt': '<!doctype html>' },
    /no search of its own/,
  ],
  ['a damaged index', { ...publish(), 'search/texts.txt': 'x' }, /is damaged/],
  ['an error', { 'search/outline.txt': 500 }, /the host answers 500/],
  ['another host', { 'search/outline.txt': 'http://127.0.0.1:1/' }, /unexpected redirect/],
  ['no types', publish(), /The reference has no type "Room"/],
])('says what to do where a site has %s', async (_, files, expected) => {
  const { address } = await host(files);
  expect(await (await connect(address))('get_type', { name: 'Room' })).toMatch(expected);
});

it('reads nothing but pages of the site', async () => {
  const { address, served } = await host(publish());
  const ask = await connect(address);
  const before = served.asked.length;
  const elsewhere = ['https://evil.example/room', 'file:///etc/passwd', 'javascript:alert(1)'];
  const above = [
    '../room',
    '/..%2Froom',
    `${address}/../x`,
    `${address}x`,
    '\\\\evil\\x',
    '%2e%2E/x',
  ];
  for (const page of [...elsewhere, ...above])
    expect(await ask('read_page', { page })).toMatch(/^Error: ".*" is not a page of this site\./);
  expect(served.asked).toHaveLength(before);
  for (const [name, input] of [
    ['search_docs', { query: ' ' }],
    ['search_docs', { query: 'x', limit: 21 }],
    ['read_page', { page: 7 }],
    ['get_type', { name: 'x'.repeat(201) }],
    ['paths_between', { from: 'GameObject' }],
  ] as const)
    expect(await ask(name, input)).toMatch(/^Error: .*(?:Invalid|too)/i);
});

it('reads nothing outside the folder of a build', async () => {
  const parent = tempFolder();
  putFiles(parent, { 'secret.md': 'SECRET', 'index.md': 'SECRET', 'site/index.html': '' });
  putFiles(path.join(parent, 'site'), publish() as Record<string, string>);
  const ask = await connect(path.join(parent, 'site'));
  expect(await ask('read_page', { page: '/room' })).toBe(ROOM);
  const own = ['', '/', `${parent}/site/`, `file://${parent}/site/`];
  const options = { places: [0], starts: own, ends: ['secret.md', 'secret', 'index'] };
  for (const { address } of hostilePaths(7, 500, options))
    expect(await ask('read_page', { page: address })).not.toContain('SECRET');
  await expect(connect(parent)).rejects.toThrow(/There is no site in/);
});
