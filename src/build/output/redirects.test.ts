import fs from 'node:fs';
import path from 'node:path';
import { writeRedirects } from './redirects';
import { tempFolder } from '../../test/temp-folder';

const STUBS = { script: '/moved.js', lang: 'en', text: 'This page has moved' };

let dir: string;
beforeEach(() => {
  dir = tempFolder();
  fs.mkdirSync(path.join(dir, 'room'));
  fs.writeFileSync(path.join(dir, 'room/collections.html'), '');
});
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

it('writes a rule for each spelling of an old address, before those with placeholders', () => {
  writeRedirects(dir, [{ from: '/old', to: '/room#join' }], STUBS);
  expect(read('_redirects').split('\n')).toEqual([
    '/old /room#join 301',
    '/old.html /room#join 301',
    '/old/ /room#join 301',
    '/old/index.html /room#join 301',
    '/:level1/index.html /:level1 301',
    '/:level1/:level2/index.html /:level1/:level2 301',
    '',
  ]);
});

it('writes the usual spellings of all old addresses first', () => {
  const redirects = ['/a', '/b'].map((from) => ({ from, to: '/room' }));
  writeRedirects(dir, redirects, STUBS);
  const lines = read('_redirects').split('\n');
  expect(lines.slice(1, 4)).toEqual(['/b /room 301', '/a.html /room 301', '/b.html /room 301']);
});

it('leads short addresses on for the time being, after those of pages that have moved', () => {
  const short = [{ from: '/e/:code', to: '/errors/:code' }];
  writeRedirects(dir, [{ from: '/old', to: '/room' }], STUBS, short);
  expect(read('_redirects').split('\n')[4]).toBe('/e/:code /errors/:code 302');
});

it('keeps the rules of a file in a static folder, after its own of the kind', () => {
  const own = '# ours\n  /t   /room 302!\n\n/docs/v6/*  /docs/:splat\r\n';
  fs.writeFileSync(path.join(dir, '_redirects'), own);
  writeRedirects(dir, [{ from: '/old', to: '/room' }], STUBS);
  expect(read('_redirects').split('\n').slice(3)).toEqual([
    '/old/index.html /room 301',
    '/t   /room 302!',
    '/:level1/index.html /:level1 301',
    '/:level1/:level2/index.html /:level1/:level2 301',
    '/docs/v6/*  /docs/:splat',
    '',
  ]);
});

it('has rules of old versions among those of their kind, and no more than hosts read', () => {
  const added = ['/a/x /a 301', '/help/1/:type /a 302', '/a/* /a/404.html 404', '/b/x /b 301'];
  writeRedirects(dir, [], STUBS, [], added);
  const sources = read('_redirects').match(/^\S+/gm);
  const folders = ['/:level1/index.html', '/:level1/:level2/index.html'];
  expect(sources).toEqual(['/a/x', '/b/x', '/help/1/:type', ...folders, '/a/*']);
  const many = Array.from({ length: 2001 }, (_, at) => `/a/${at} /a 301`);
  expect(() => writeRedirects(dir, [], STUBS, [], many)).toThrow('hosts read 2000. Remove');
});

it('leads from the old Markdown of a page to the new one, as far as hosts read rules', () => {
  for (const file of ['größe.md', 'index.md']) fs.writeFileSync(path.join(dir, file), '');
  const redirects = [
    { from: '/a', to: '/größe#höhe' },
    { from: '/b', section: 'x', to: '/größe' },
    { from: '/b', to: '/' },
    { from: '/c', to: '/room' },
    { from: '/d', to: 'https://elsewhere.example' },
  ];
  const markdown = () => read('_redirects').match(/^.*\.md .*$/gm);
  writeRedirects(dir, redirects, STUBS);
  expect(markdown()).toEqual(['/a.md /gr%C3%B6%C3%9Fe.md#h%C3%B6he 301', '/b.md /index.md 301']);
  fs.rmSync(path.join(dir, '_redirects'));
  const many = Array.from({ length: 1987 }, (_, at) => `/e/${at} /e 301`);
  writeRedirects(dir, redirects, STUBS, [], many);
  expect(markdown()).toHaveLength(1);
});

it('encodes what a line cannot hold', () => {
  writeRedirects(dir, [{ from: '/größe', to: '/room#höhe' }], STUBS);
  expect(read('_redirects')).toContain('/gr%C3%B6%C3%9Fe /room#h%C3%B6he 301\n');
});

it('keeps an address elsewhere as it is', () => {
  const to = 'https://elsewhere.example/a%20b?c=d';
  writeRedirects(dir, [{ from: '/old', to }], STUBS);
  expect(read('_redirects')).toContain(`/old ${to} 301\n`);
});

it('leaves a page where the sections of an old one went to different places', () => {
  const redirects = [
    { from: '/a/old', to: '/room' },
    { from: '/a/old', section: 'join', to: '/room/collections#</script>' },
  ];
  writeRedirects(dir, redirects, STUBS);
  expect(read('_redirects')).not.toContain('/a/old');
  const html = read('a/old.html');
  expect(html).toContain(
    '{"page":"/room","sections":{"join":"/room/collections#\\u003c/script>"}}',
  );
  expect(html).toContain('<script src="/moved.js"></script>');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/room">');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
