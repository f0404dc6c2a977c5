/**
 * `npm run load`: 200 readers walk `dist/` for a minute, all at the same time, through the server of
 * `npm run serve`. Prints what they met, and exits with 1 if an answer was an error. `-- --readers 50
 * --seconds 10` changes both; a folder as argument is walked in place of `dist/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from './lib/load';
import { basePathOfSite, createSiteServer, listen } from './lib/server';

/** How many different errors are printed. */
const MOST = 20;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      readers: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  });
  const dir = path.resolve(positionals[0] ?? 'dist');
  const sitemap = path.join(dir, 'sitemap-0.xml');
  if (!fs.existsSync(sitemap)) {
    console.error(`There is no site in ${dir}. Run "npm run build".`);
    return 1;
  }
  const readers = positive('readers', values.readers);
  const seconds = positive('seconds', values.seconds);
  const entrances = [...fs.readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const server = createSiteServer(dir);
  const port = await listen(server, 0);
  const site = `http://127.0.0.1:${port}${basePathOfSite(dir)}`;
  const report = await loadSite({ site, entrances, readers, duration: seconds * 1000 });
  server.closeAllConnections();
  server.close();
  const { documents, requests, bytes, median, percentile95, errors } = report;
  console.log(
    `${readers} readers, ${seconds} s: ${documents} pages, ${requests} requests, ` +
      `${Math.round(bytes / 1e6)} MB, ${errors.length} errors; ` +
      `a request took ${Math.round(median)} ms at the median, ${Math.round(percentile95)} ms at the 95th percentile.`,
  );
  for (const error of [...new Set(errors)].slice(0, MOST)) console.error(error);
  return errors.length > 0 ? 1 : 0;
}

/** @throws {Error} that names the option, if it is no positive number. */
function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} is "${text}"; it must be a number above 0.`);
  return value;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
