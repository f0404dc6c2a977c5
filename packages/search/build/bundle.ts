import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** By the size of a site: its index is two files, or shards. */
const ENGINES = { small: 'engine.ts', large: 'sharded-engine.ts' } as const;

/**
 * Bundles the engine of the embedded search: one module for both uses, as it answers messages in a
 * worker and is called directly in a page.
 */
export function bundleEngine(size: keyof typeof ENGINES, target: BuildOptions): Promise<string> {
  return bundleModule(path.join('packages/search/ui', ENGINES[size]), target);
}

/** Bundles a module, by its path in the project, the way engines are. */
export async function bundleModule(entry: string, target: BuildOptions): Promise<string> {
  const result = await build({ ...target, entryPoints: [path.resolve(entry)], write: false });
  return result.outputFiles[0]?.text ?? '';
}

/**
 * Bundles the client of a hosted search, and returns the name of the file that pages load. The code
 * for events is a second file, loaded by the first.
 */
export async function bundleHostedClient(outdir: string, target: BuildOptions): Promise<string> {
  const { metafile } = await build({
    ...target,
    entryPoints: [path.resolve('packages/search/ui/hosted.ts')],
    splitting: true,
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
  });
  const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('/hosted.ts'),
  ) ?? ['hosted.js'];
  return path.basename(entry);
}
