import os from 'node:os';
import path from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { runCommand } from '../testing/run-command';
import { PublishedSite } from './published-site';
import { searchIndexOf } from './search-index';
import { docsServer } from './server';

const USAGE = 'Usage: npx tsx packages/mcp/command.ts <address or folder of a site> [--download]';

runCommand(async () => {
  const [where, option] = process.argv.slice(2);
  if (where === undefined || ![undefined, '--download'].includes(option)) throw new Error(USAGE);
  const caches = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  const site = await PublishedSite.open(where, path.join(caches, 'docs-mcp'));
  if (option === undefined) return void serveStdio(() => docsServer(site));
  const pages = await searchIndexOf(site)((index) => index.pages);
  const texts: (string | undefined)[] = [];
  for (const page of pages) texts.push(await site.readPage(page.path));
  console.log(`${texts.filter(Boolean).length} pages are in the cache.`);
});
