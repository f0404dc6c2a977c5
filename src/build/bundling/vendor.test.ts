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
