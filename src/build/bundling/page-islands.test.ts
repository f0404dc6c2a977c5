import fs from 'node:fs';
import path from 'node:path';
import { writeSiteData } from '../../config/project/site-data';
import { publishPageIslands } from './page-islands';
import { tempFolder } from '../../test/temp-folder';

it('writes each script under the name that the early script loads', () => {
  const root = tempFolder();
  writeSiteData('islands', { 'counter-0123456789': 'export default 1;' }, root);
  writeSiteData('scripts', { defines: { SCRIPTS_HASH: '"abcdef0123"' } }, root);
  publishPageIslands(root);
  const file = path.join(root, 'public/islands/counter-0123456789-abcdef0123.js');
  expect(fs.readFileSync(file, 'utf8')).toBe('export default 1;');
});
