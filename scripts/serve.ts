/** `npm run serve [-- folder]`: serves `dist/` on 127.0.0.1, port 9000 or `PORT`. */
import fs from 'node:fs';
import path from 'node:path';
import { recoverDist } from '../src/build/output/flatten';
import { basePathOfSite, createSiteServer, listen } from '../packages/preview-server/server';

async function main(): Promise<void> {
  const dir = path.resolve(process.argv[2] ?? 'dist');
  recoverDist(dir);
  if (!fs.existsSync(dir)) {
    console.error(`There is no ${dir} to serve. Run "npm run build" first.`);
    process.exit(1);
  }
  const wanted = Number(process.env.PORT ?? 9000);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    console.error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
    process.exit(1);
  }
  try {
    const port = await listen(createSiteServer(dir), wanted);
    const base = basePathOfSite(dir);
    console.log(`The site is on http://127.0.0.1:${port}${base && `${base}/`}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

void main();
