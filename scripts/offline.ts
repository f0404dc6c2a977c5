/**
 * `npx tsx scripts/offline.ts [file]`: writes the last build as an archive whose pages open from a
 * disk, with search; where the name ends in `.docset`, as a docset for Dash and Zeal.
 */
import fs from 'node:fs';
import path from 'node:path';
import { writeOfflineZip } from '../packages/offline/command';
import { writeDocset } from '../packages/offline/docset';
import { runCommand } from '../packages/testing/run-command';

runCommand(async () => {
  const target = (process.argv[2] ?? 'docs-offline.zip').replace(/\/+$/, '');
  const dist = path.resolve('dist');
  if (!fs.existsSync(dist)) throw new Error('There is no dist/. Run "npm run build" first.');
  const write = target.endsWith('.docset') ? writeDocset : writeOfflineZip;
  console.log(await write(dist, target));
  return 0;
});
