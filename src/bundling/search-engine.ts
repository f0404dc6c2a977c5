import path from 'node:path';
import { build } from 'esbuild';
import { BROWSERS } from './browsers';

/**
 * Bundles the engine of the embedded search: one module for both uses, as it answers messages in a
 * worker and is called directly in a page.
 *
 * @returns its code.
 */
export async function bundleEngine(): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve('src/browser/search/engine.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: BROWSERS,
    legalComments: 'none',
  });
  return result.outputFiles[0]?.text ?? '';
}

/**
 * Bundles the client of a hosted search. The code for events is a second file, loaded by the first.
 *
 * @param outdir the folder to write the files to.
 * @returns the name of the file that pages load.
 */
export async function bundleHostedClient(outdir: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [path.resolve('src/browser/search/hosted.ts')],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: BROWSERS,
    legalComments: 'none',
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
