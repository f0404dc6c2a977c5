/** `npm run serve [-- folder]`: serves `dist/` on 127.0.0.1, port 9000 or `PORT`. */
import path from 'node:path';
import { serveSite } from '../packages/preview-server/command';
import { runCommand } from '../packages/testing/run-command';
import { recoverDist } from '../src/build/output/flatten';

runCommand(async () => {
  const dir = path.resolve(process.argv[2] ?? 'dist');
  recoverDist(dir);
  return serveSite(dir, process.env.PORT ?? '9000');
});
