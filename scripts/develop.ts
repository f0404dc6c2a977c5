/**
 * `npm run develop`: serves the site on http://localhost:8000, with edits appearing without a
 * reload, and GraphiQL on http://localhost:8000/___graphql. Mistakes in the content are printed but
 * do not stop the server.
 */
import { stampCaches } from '../src/output/cache-key';
import { markdownFilesOf } from '../src/site/content-folder';
import { preflight } from './lib/preflight';
import { developFlags } from './lib/query-workers';
import { gatsbyEnvironment, runGatsby } from './lib/run';

async function main(): Promise<void> {
  const rootDir = process.cwd();
  const { site, preload, key } = preflight(rootDir);
  const flags = developFlags(markdownFilesOf(site.folder).length);
  const args = ['develop', ...process.argv.slice(2)];
  const code = await runGatsby(preload, flags, args, gatsbyEnvironment());
  stampCaches(rootDir, key);
  process.exit(code);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
