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
  if (option === undefined) {
    serveStdio(() => docsServer(site));
    return undefined;
  }
  const { pages } = await searchIndexOf(site)();
  let kept = 0;
  for (const page of pages) if ((await site.readPage(page.path)) !== undefined) kept++;
  console.log(`${kept} pages are in the cache.`);
  return 0;
});
