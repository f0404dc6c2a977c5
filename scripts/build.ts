/**
 * `npm run build`: builds the site into `dist/`. `CONTENT_DIR=<folder>` builds another content
 * folder with the same layout. Exits with 1 if anything is wrong, and leaves `dist/` untouched.
 */
import path from 'node:path';
import type { EarlyScripts } from '../src/build/bundling/early-scripts';
import { isShallowClone } from '../src/site/nodes/git-dates';
import { policyName } from '../src/build/output/headers';
import { stampCaches } from '../src/build/output/cache-key';
import { completeSite } from '../src/build/output/complete';
import { flatten, removeUnfinished } from '../src/build/output/flatten';
import { markdownFilesOf } from '../src/config/project/content-folder';
import { previewOf } from '../src/config/project/preview';
import type { Redirect } from '../src/config/project/redirects';
import { readSiteData } from '../src/config/project/site-data';
import { adviceOn } from './lib/full-disk';
import { preflight } from './lib/preflight';
import { nodeFlags, queryEnvironment } from './lib/node-flags';
import { runGatsby } from './lib/run';

async function main(): Promise<void> {
  const rootDir = process.cwd();
  const { site, preload, key } = preflight(rootDir);
  const { settings, folder } = site;
  const contentFiles = markdownFilesOf(folder).length;
  const distDir = path.join(rootDir, 'dist');
  process.once('exit', () => removeUnfinished(distDir));
  const code = await runGatsby(
    preload,
    nodeFlags(contentFiles),
    ['build', ...(BASE_PATH ? ['--prefix-paths'] : [])],
    queryEnvironment(contentFiles),
  );
  if (code !== 0) {
    const advice = adviceOn(undefined, rootDir);
    if (advice !== undefined) console.error(advice);
    process.exit(code);
  }
  stampCaches(rootDir, key);
  const isPreview = previewOf(process.env) !== undefined;
  const redirects = readSiteData('redirects') as Redirect[];
  const { moved: movedScript } = readSiteData('scripts') as EarlyScripts;
  const { pages, files, advice } = flatten({
    publicDir: path.join(rootDir, 'public'),
    distDir,
    origin: isPreview ? undefined : settings.url,
    policyOf: (page) => policyName(page, settings.allow),
    complete: (dir) => completeSite(dir, { settings, redirects, movedScript, isPreview, rootDir }),
  });
  console.log(`dist/ holds ${pages} pages, ${files} files.`);
  for (const one of advice) console.warn(one);
  if (isShallowClone(folder.contentDir)) {
    console.log(
      'This is a shallow clone: pages that have not changed since its first commit show no date. ' +
        'Run "git fetch --unshallow" before the build, and all of them do.',
    );
  }
}

main().catch((error: unknown) => {
  console.error(adviceOn(error as Error, process.cwd()));
  process.exit(1);
});
