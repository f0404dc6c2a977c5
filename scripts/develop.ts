/**
 * `npm run develop`: serves the site on http://localhost:8000, with edits appearing without a
 * reload, and GraphiQL on http://localhost:8000/___graphql. Mistakes in the content are printed but
 * do not stop the server.
 */
import { stampCaches } from '../src/output/cache-key';
import { preflight } from './lib/preflight';
import { gatsbyEnvironment, runBin } from './lib/run';

async function main(): Promise<void> {
  const key = preflight(process.cwd());
  const code = await runBin('gatsby', ['develop', ...process.argv.slice(2)], {
    env: gatsbyEnvironment(),
  });
  stampCaches(process.cwd(), key);
  process.exit(code);
}

void main();
