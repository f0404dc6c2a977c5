import fs from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { basePathDefines, withBase } from '../../base-path';
import type { SearchConfig } from '../../../packages/search/ui/config';
import type { SearchScripts } from '../../client/early/search';
import type { HostedSearchFiles, SearchFiles } from '../../../packages/search/engine/types';
import type { PopularTasks } from '../../page-model/popular-tasks';
import type { Settings } from '../../config/settings/schema';
import { FOR_BROWSERS } from './browsers';
import { messageDefines } from '../../messages';
import { docsVersions } from '../../config/settings/navbar-items';
import { enabledSearch } from '../../config/settings/public-settings';
import { siteDataFile } from '../../config/project/site-data';
import { SEARCH_FILES_PATH, SEARCH_SCRIPTS_PATH } from '../../routes';

const SOURCE = 'packages/search/ui';

/**
 * Bundles what readers load when they search: the modal with its style, and the page of results.
 * They use Preact instead of React, as DocSearch's own bundle does, so the modal doesn't wait for
 * the runtime and no page gets larger.
 *
 * Call this after the index is published, because the scripts contain its address. Their own
 * addresses are published too, so that pages of an earlier deployment can find them.
 *
 * @returns null if search is off.
 */
export async function buildSearchScripts(settings: Settings): Promise<SearchScripts | null> {
  const config = searchConfig(settings);
  const outdir = path.resolve('public', 'search', 'ui');
  fs.rmSync(outdir, { recursive: true, force: true });
  if (!config) return null;
  const { metafile } = await build({
    ...FOR_BROWSERS,
    entryPoints: {
      modal: path.resolve(SOURCE, 'modal/index.tsx'),
      page: path.resolve(SOURCE, 'page/index.tsx'),
      style: path.resolve(SOURCE, 'modal/modal.css'),
    },
    splitting: true,
    jsx: 'automatic',
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    metafile: true,
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    // Gives DocSearch a storage that validates and tolerates failures: `packages/search/ui/stored.ts`.
    inject: [path.resolve(SOURCE, 'storage-stand-in.ts')],
    define: {
      ...messageDefines(settings.lang),
      ...basePathDefines(),
      SEARCH_CONFIG: JSON.stringify(config),
      'process.env.NODE_ENV': '"production"',
      'window.localStorage': 'docSearchStorage',
      localStorage: 'docSearchStorage',
    },
  });
  const files = (name: string) => withImports(metafile, outdir, name);
  // The worker's module loads alongside the page's, which saves a round trip.
  const engine = config.provider === 'embedded' ? [config.files.engine] : [];
  const scripts = (name: string) => [...files(name), ...engine];
  const [style = ''] = files('style');
  const result: SearchScripts = {
    modal: scripts('modal'),
    page: scripts('page'),
    style,
    placeholder: config.placeholder,
  };
  fs.writeFileSync(path.join(path.resolve('public'), SEARCH_SCRIPTS_PATH), JSON.stringify(result));
  return result;
}

function searchConfig(settings: Settings): SearchConfig | null {
  const { title, lang } = settings;
  const search = enabledSearch(settings);
  if (!search) return null;
  const files = JSON.parse(fs.readFileSync(siteDataFile('search', process.cwd()), 'utf8')) as
    HostedSearchFiles | SearchFiles | null;
  if (!files) return null;
  const shared = {
    placeholder: search.placeholder,
    maxResultsPerGroup: search.maxResultsPerGroup,
    missingResultsUrl: search.missingResultsUrl ?? null,
    siteTitle: title,
    popular: popularTasks(),
  };
  if ('hosted' in files) {
    const { indexName } = files.settings;
    return { ...shared, provider: 'hosted', files, indexName, filters: [] };
  }
  const [version] = docsVersions(settings);
  const filters = [`language:${lang}`, ...(version === undefined ? [] : [`version:${version}`])];
  return { ...shared, provider: 'embedded', files, indexName: 'docs', filters };
}

function popularTasks(): PopularTasks['tasks'] {
  const text = fs.readFileSync(siteDataFile('popular', process.cwd()), 'utf8');
  const { tasks } = JSON.parse(text) as PopularTasks;
  return tasks.map((task) => ({ ...task, href: withBase(task.href) }));
}

/** The addresses of an entry and of everything it imports statically. */
function withImports({ outputs }: Metafile, outdir: string, name: string): string[] {
  const start = Object.keys(outputs).find((file) => path.basename(file).startsWith(`${name}-`));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path: imported, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) add(imported);
    }
  };
  if (start) add(start);
  return [...files].map((file) =>
    withBase(`${SEARCH_FILES_PATH}/ui/${path.relative(outdir, path.resolve(file))}`),
  );
}
