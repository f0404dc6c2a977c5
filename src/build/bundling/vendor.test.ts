import fs from 'node:fs';
import path from 'node:path';
import { setUpSiteFolder } from '../../test/site-folder';
import { publishStaticFiles } from './vendor';

const folder = setUpSiteFolder();

it.each([
  ['../../secret', true],
  ['../docs', true],
  ['gone', true],
  ['../docs/a.txt', false],
])('publishes only links to files of the site: %s', (target, isRefused) => {
  const top = folder({ secret: 'secret', 'site/docs/a.txt': 'a', 'site/static/b.txt': 'b' });
  const [rootDir, contentDir] = [path.join(top, 'project'), path.join(top, 'site')];
  const dir = path.join(contentDir, 'static');
  fs.symlinkSync(target, path.join(dir, 'link'));
  const publish = () => publishStaticFiles({ rootDir, contentDir, staticDirs: [dir] });
  if (isRefused) expect(publish).toThrow(/static\/link is a link .* Put a file in its place/);
  else publish();
  expect(fs.existsSync(path.join(rootDir, 'public', 'link'))).toBe(!isRefused);
});

it('removes what is gone since the build before', () => {
  const top = folder({
    'content/static/a/one.txt': '1',
    'content/static/two.txt': '2',
    'static/three.txt': '3',
    'public/b': 'b',
    // Gatsby has published this one.
    'public/three.txt': '3',
  });
  const staticDirs = ['content/static', 'static'].map((dir) => path.join(top, dir));
  const published = () => {
    publishStaticFiles({ rootDir: top, contentDir: path.join(top, 'content'), staticDirs });
    return fs.readdirSync(path.join(top, 'public'), { recursive: true }).map(String).sort();
  };
  expect(published()).toEqual(['a', 'a/one.txt', 'b', 'three.txt', 'two.txt']);
  for (const file of ['content/static/a/one.txt', 'static/three.txt'])
    fs.rmSync(path.join(top, file));
  expect(published()).toEqual(['a', 'b', 'two.txt']);
});
