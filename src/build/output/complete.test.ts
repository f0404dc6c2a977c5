import fs from 'node:fs';
import path from 'node:path';
import { siteIn } from '../../test/content-pages';
import { completeSite } from './complete';
import { tempFolder } from '../../test/temp-folder';

let dir: string;
beforeEach(() => {
  dir = tempFolder();
  fs.writeFileSync(path.join(dir, 'index.html'), '<html><head></head><body>Home</body></html>');
});

const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
const complete = (isPreview: boolean) =>
  completeSite(dir, {
    settings: siteIn('/site').settings,
    redirects: [
      { from: '/old', to: '/' },
      { from: '/old', section: 'a', to: '/#b' },
    ],
    movedScript: '/moved.js',
    isPreview,
    rootDir: dir,
  });

it('tells the host how to serve the site', () => {
  complete(false);
  expect(read('_headers')).toContain('Content-Security-Policy: ');
  expect(read('_redirects')).toContain('/:level1/index.html /:level1 301\n');
  expect(read('old.html')).toContain('<p>This page has moved: <a href="/">/</a></p>');
  expect(read('index.html')).not.toContain('noindex');
});

it('hides a preview from search engines, with and without headers', () => {
  complete(true);
  expect(read('_headers')).toContain('X-Robots-Tag: noindex\n');
  expect(read('index.html')).toContain('<meta name="robots" content="noindex"></head>');
});

it('publishes no secret', () => {
  fs.writeFileSync(path.join(dir, '.env'), 'DEPLOY_TOKEN=a-token-of-a-host\n');
  fs.writeFileSync(path.join(dir, 'app.js'), 'fetch("?token=a-token-of-a-host")');
  expect(() => complete(false)).toThrow('app.js\n    holds the value of DEPLOY_TOKEN in .env.');
});
