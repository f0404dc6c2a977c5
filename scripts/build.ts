/**
 * `npm run build`: builds the site into `dist/`. `CONTENT_DIR=<folder>` builds another content
 * folder with the same layout. Exits with 1 if anything is wrong, and leaves `dist/` untouched.
 */
import path from 'node:path';
import { stop } from 'esbuild';
import type { EarlyScripts } from '../src/bundling/early-scripts';
import type { Redirect } from '../src/site/redirects';
import { countBodies } from '../src/content-layer/body-store';
import { isShallowClone } from '../src/content-layer/git-dates';
import { compileGatsbyFiles } from '../src/gatsby-process/compile';
import { findContentFolder, markdownFilesOf } from '../src/site/content-folder';
import { keepEvaluatedModules } from '../src/site/kept-modules';
import { isPlainBuild } from '../src/site/plain-build';
import { previewOf } from '../src/site/preview';
import { policyName } from '../src/output/headers';
import { installSettings } from '../src/site/site';
import { readSiteData } from '../src/site/site-data';
import { outputKey, stampCaches } from '../src/output/cache-key';
import { completeSite, inspectFile } from '../src/output/complete';
import { EarlyFiles } from '../src/output/early-files';
import { flatten, removeUnfinished } from '../src/output/flatten';
import { aheadEnvironment, sideEnvironment } from './lib/compile-ahead';
import { adviceOn } from './lib/full-disk';
import { preflight } from './lib/preflight';
import { queryEnvironment, processFlags } from './lib/query-workers';
import { followList } from './lib/rendered-list';
import { gatsbyEnvironment, runGatsby } from './lib/run';

async function main(): Promise<void> {
  const rootDir = process.cwd();
  keepEvaluatedModules();
  const key = preflight(rootDir);
  const { settings } = installSettings(rootDir);
  const folder = findContentFolder(rootDir, undefined, settings.content);
  const contentFiles = markdownFilesOf(folder).length;
  const env = gatsbyEnvironment({
    ...queryEnvironment(contentFiles),
    ...aheadEnvironment(contentFiles, countBodies(rootDir)),
    ...sideEnvironment(contentFiles),
  });
  const args = ['build', ...(BASE_PATH ? ['--prefix-paths'] : [])];
  const flags = processFlags(contentFiles);
  const folders = { publicDir: path.join(rootDir, 'public'), distDir: path.join(rootDir, 'dist') };
  const output = {
    ...folders,
    inspect: inspectFile,
    policyOf: (page: string) => policyName(page, settings.allow),
  };
  const early = new EarlyFiles(output);
  process.once('exit', () => {
    early.remove();
    removeUnfinished(folders.distDir);
  });
  const preload = compileGatsbyFiles(rootDir);
  // Ends its process, which holds 50 MB.
  await stop();
  const list = path.join(rootDir, '.cache', 'rendered.txt');
  const isFollowed = env.SIDE_PROCESS === '1';
  const end = isFollowed ? followList(list, (names) => early.make(names)) : undefined;
  const code = await runGatsby(preload, flags, args, {
    ...env,
    ...(isFollowed && { RENDERED_LIST: list }),
  });
  end?.();
  if (code !== 0) {
    const advice = adviceOn(undefined, rootDir);
    if (advice !== undefined) console.error(advice);
    process.exit(code);
  }
  stampCaches(rootDir, key);
  const isPreview = previewOf(process.env) !== undefined;
  const redirects = readSiteData('redirects') as Redirect[];
  const scripts = readSiteData('scripts') as EarlyScripts;
  const site = { settings, redirects, movedScript: scripts.moved, isPreview, rootDir };
  let notes: readonly string[] = [];
  const { pages, files } = flatten({
    ...output,
    origin: isPreview ? undefined : settings.url,
    early,
    complete: (published) => {
      notes = completeSite(published, site);
    },
    ...(!isPlainBuild() && {
      keptIn: {
        file: path.join(rootDir, '.cache', 'kept-files.json'),
        key: outputKey(rootDir, key),
      },
    }),
  });
  console.log([`dist/ holds ${pages} pages, ${files} files.`, ...notes].join('\n'));
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
