import fs from 'node:fs';
import { basePathOfSite, createSiteServer, listen } from './server';

/**
 * Serves a built site and prints its address. Throws if there is no site, or the port cannot be
 * used. Returns undefined, since the server goes on.
 */
export async function serveSite(dir: string, port: string): Promise<undefined> {
  if (!fs.existsSync(dir)) {
    throw new Error(`There is no ${dir} to serve. Run "npm run build" first.`);
  }
  const wanted = Number(port);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    throw new Error(`PORT is "${port}"; it must be a number from 0 to 65535.`);
  }
  const found = await listen(createSiteServer(dir), wanted);
  const base = basePathOfSite(dir);
  console.log(`The site is on http://127.0.0.1:${found}${base && `${base}/`}`);
}
