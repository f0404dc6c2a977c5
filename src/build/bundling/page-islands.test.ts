import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSiteData } from '../../config/project/site-data';
import { publishPageIslands } from './page-islands';

it('writes each script under the name that the early script loads', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-islands-'));
  writeSiteData('islands', { 'counter-0123456789': 'export default 1;' }, root);
  writeSiteData('scripts', { defines: { SCRIPTS_HASH: '"abcdef0123"' } }, root);
  publishPageIslands(root);
  const file = path.join(root, 'public/islands/counter-0123456789-abcdef0123.js');
  expect(fs.readFileSync(file, 'utf8')).toBe('export default 1;');
  fs.rmSync(root, { recursive: true });
});
