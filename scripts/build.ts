/**
 * `npm run build`: builds the site into `dist/`. `CONTENT_DIR=<folder>` builds another content
 * folder with the same layout. Exits with 1 if anything is wrong, and leaves `dist/` untouched.
 */
import path from 'node:path';
import type { EarlyScripts } from '../src/bundling/early-scripts';
import type { Redirect } from '../src/site/redirects';
import { compileGatsbyFiles } from '../src/gatsby-process/compile';
import { markdownFilesOf } from '../src/site/content-folder';
import { previewOf } from '../src/site/preview';
import { currentSite } from '../src/site/site';
import { readSiteData } from '../src/site/site-data';
import { stampCaches } from '../src/output/cache-key';
import { completeSite } from '../src/output/complete';
import { flatten } from '../src/output/flatten';
import { preflight } from './lib/preflight';
import { queryEnvironment, processFlags } from './lib/query-workers';
import { gatsbyEnvironment, runGatsbyBuild } from './lib/run';

async function main(): Promise<void> {
  const rootDir = process.cwd();
  const key = preflight(rootDir);
  const { settings, folder } = currentSite(rootDir);
  const contentFiles = markdownFilesOf(folder).length;
  const env = gatsbyEnvironment(queryEnvironment(contentFiles));
  const args = BASE_PATH ? ['--prefix-paths'] : [];
  const flags = processFlags(contentFiles);
  const code = await runGatsbyBuild(compileGatsbyFiles(rootDir), flags, args, env);
  if (code !== 0) process.exit(code);
  stampCaches(rootDir, key);
  const isPreview = previewOf(process.env) !== undefined;
  const redirects = readSiteData('redirects') as Redirect[];
  const scripts = readSiteData('scripts') as EarlyScripts;
  const { pages, files } = flatten(
    path.join(rootDir, 'public'),
    path.join(rootDir, 'dist'),
    settings.url,
    (dir) =>
      completeSite(dir, {
        settings,
        redirects,
        movedScript: scripts.moved,
        isPreview,
        rootDir,
      }),
  );
  console.log(`dist/ holds ${pages} pages, ${files} files.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
