import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import type { SearchConfig } from '../ui/config';

const SOURCE = path.resolve('packages/search/ui');

/**
 * Bundles what readers load when they search: the modal with its style, and the page of results.
 * They use Preact instead of React, as DocSearch's own bundle does, so the modal doesn't wait for
 * the runtime and no page gets larger.
 *
 * @param define the texts and addresses that the code names.
 */
export async function bundleInterface(
  config: SearchConfig,
  outdir: string,
  define: Readonly<Record<string, string>>,
  target: BuildOptions,
) {
  fs.rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    ...target,
    entryPoints: {
      modal: path.join(SOURCE, 'modal/index.tsx'),
      page: path.join(SOURCE, 'page/index.tsx'),
      style: path.join(SOURCE, 'modal/modal.css'),
    },
    splitting: true,
    jsx: 'automatic',
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: 'ui-[hash]',
    metafile: true,
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    // Gives DocSearch a storage that validates and tolerates failures: `packages/search/ui/stored.ts`.
    inject: [path.join(SOURCE, 'storage-stand-in.ts')],
    define: {
      ...define,
      SEARCH_CONFIG: JSON.stringify(config),
      HAS_REFERENCE: String('reference' in config.files),
      'process.env.NODE_ENV': '"production"',
      'window.localStorage': 'docSearchStorage',
      localStorage: 'docSearchStorage',
    },
  });
  const files = (name: string) => withImports(metafile, outdir, name);
  const [style = ''] = files('style');
  return { modal: files('modal'), page: files('page'), style };
}

/** An entry and everything it imports statically, relative to the folder. */
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
  return [...files].map((file) => path.relative(outdir, path.resolve(file)));
}
