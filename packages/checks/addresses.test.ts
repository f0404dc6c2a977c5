import fs from 'node:fs';
import path from 'node:path';
import { parseRedirects } from '../preview-server/host-rules';
import { addressesOf, lostAddresses, parseList } from './addresses';
import { createSiteServer, listen } from '../preview-server/server';
import { tempFolder } from '../../src/test/temp-folder';

it('lists pages, single redirects and files with a name that stays', () => {
  const files = [
    '404.html',
    '_headers',
    'app-06e18b8c3a566a06b5ff.js',
    'assets/wide-abcdef1234.png',
    'framework-255930c84fe93b406dd2.js.LICENSE.txt',
    'index.html',
    'page-data/room/page-data.json',
    'robots.txt',
    'room.html',
    'room/collections.html',
    'search.html',
    'search/outline.txt',
    'v2.3.html',
    'v2.3/404.html',
    'v2.3/errors/404.html',
    'v2.3/index.html',
  ];
  const rules = parseRedirects(
    '/old /room 301\n/old/ /room 301\n/old.html /room 301\n/old.md /room.md 301\n/e/:code /errors/:code 302\n/:level1/index.html /:level1 301\n/v2.3/* /v2.3/404.html 404\n',
  );
  const isInternal = (file: string) => /^(?:assets|page-data|search)\/|\.js\b/.test(file);
  expect(addressesOf(files, rules, isInternal)).toEqual([
    '/',
    '/e/:code',
    '/old',
    '/robots.txt',
    '/room',
    '/room/collections',
    '/search',
    '/v2.3',
    '/v2.3/errors/404',
  ]);
});

it('reads a list without its comments', () => {
  expect(parseList('# comment\n/\n/room\n\n')).toEqual(['/', '/room']);
});

it('names addresses that answer neither directly nor after one redirect', async () => {
  const dir = tempFolder();
  for (const name of ['index.html', 'room.html', '404.html']) {
    fs.writeFileSync(path.join(dir, name), name);
  }
  const redirects = ['/old /room 301', '/elsewhere https://x.example/ 301', '/lost /none 301'];
  fs.writeFileSync(path.join(dir, '_redirects'), redirects.join('\n'));
  const server = createSiteServer(dir);
  await listen(server, 0);
  const addresses = ['/', '/room', '/old', '/elsewhere', '/lost', '/gone'];
  await expect(lostAddresses(addresses, server)).resolves.toEqual([
    { address: '/lost', reason: 'leads to /none, which answers 404' },
    { address: '/gone', reason: 'answers 404' },
  ]);
  server.closeAllConnections();
  server.close();
});
