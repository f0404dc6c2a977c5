/**
 * `npx tsx scripts/offline.ts [file]`: writes the last build as an archive whose pages open from a
 * disk, with search; where the name ends in `.docset`, as a docset for Dash and Zeal.
 */
import fs from 'node:fs';
import path from 'node:path';
import { writeOfflineZip } from '../packages/offline/command';
import { writeDocset } from '../packages/offline/docset';

const [target = 'docs-offline.zip'] = process.argv.slice(2);
const dist = path.resolve('dist');
const write = target.endsWith('.docset') ? writeDocset : writeOfflineZip;

void (async () => {
  if (fs.existsSync(dist)) console.log(await write(dist, target));
  else {
    console.error('There is no dist/. Run "npm run build" first.');
    process.exitCode = 1;
  }
})();
