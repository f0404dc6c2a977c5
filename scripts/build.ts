/**
 * `npm run build`: builds the site into `dist/`. `CONTENT_DIR=<folder>` builds another content
 * folder with the same layout. Exits with 1 if anything is wrong, and leaves `dist/` untouched.
 */
import path from 'node:path';
import { loadSettings } from '../src/settings/load';
import { stampCaches } from '../src/output/cache-key';
import { flatten } from '../src/output/flatten';
import { preflight } from './lib/preflight';
import { gatsbyEnvironment, runBin } from './lib/run';

async function main(): Promise<void> {
  const rootDir = process.cwd();
  const key = preflight(rootDir);
  const code = await runBin('gatsby', ['build'], { env: gatsbyEnvironment() });
  if (code !== 0) process.exit(code);
  stampCaches(rootDir, key);
  const { settings } = loadSettings(rootDir);
  const { pages, files } = flatten(
    path.join(rootDir, 'public'),
    path.join(rootDir, 'dist'),
    settings.url,
  );
  console.log(`dist/ holds ${pages} pages, ${files} files.`);
}

void main();
