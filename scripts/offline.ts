/**
 * `npx tsx scripts/offline.ts [file]`: writes the last build as an archive whose pages open from a
 * disk, with search.
 */
import fs from 'node:fs';
import path from 'node:path';
import { writeOfflineZip } from '../packages/offline/command';

const [target = 'docs-offline.zip'] = process.argv.slice(2);
const dist = path.resolve('dist');

void (async () => {
  if (fs.existsSync(dist)) console.log(await writeOfflineZip(dist, target));
  else {
    console.error('There is no dist/. Run "npm run build" first.');
    process.exitCode = 1;
  }
})();
