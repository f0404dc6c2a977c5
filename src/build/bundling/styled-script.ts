import path from 'node:path';
import { build } from 'esbuild';
import { basePathDefines, withBase } from '../../base-path';
import { messageDefines } from '../../messages';
import { FOR_BROWSERS } from './browsers';

/** A folder of `src/client/` that is a script of its own, with a style sheet. */
interface StyledScript {
  /** The name of the folder, and of the published script. */
  readonly name: string;
  /** The published name of the style sheet, and its file in the folder. */
  readonly style: readonly [name: string, file: string];
  readonly lang: string;
  /** Constants of the script, as code. @param style the address of the style sheet. */
  readonly define?: (style: string) => Readonly<Record<string, string>>;
}

/** What a site with old versions adds to the documents of all of them. */
export const VERSIONS_SCRIPT = { name: 'versions', style: ['versions', 'versions.css'] } as const;

/**
 * Bundles a script apart from webpack, for features that not every reader needs and not every site
 * has.
 *
 * @param dir the folder to write to, below `public/`.
 * @returns the address of the script.
 */
export async function bundleStyled(script: StyledScript, dir: string): Promise<string> {
  const { name, style, lang, define } = script;
  const source = `src/client/${name}`;
  const shared = {
    ...FOR_BROWSERS,
    outdir: path.resolve('public', dir),
    entryNames: '[name]-[hash]',
    metafile: true,
  } as const;
  const address = (file = '') => withBase(`/${dir}/${path.basename(file)}`);
  const styles = await build({
    ...shared,
    entryPoints: { [style[0]]: path.resolve(source, style[1]) },
  });
  const scripts = await build({
    ...shared,
    entryPoints: { [name]: path.resolve(source, 'index.ts') },
    splitting: true,
    chunkNames: `${name}-[name]-[hash]`,
    define: {
      ...messageDefines(lang),
      ...basePathDefines(),
      ...define?.(address(Object.keys(styles.metafile.outputs)[0])),
      'process.env.NODE_ENV': '"production"',
    },
  });
  const entry = Object.entries(scripts.metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(`${source}/index.ts`),
  );
  return address(entry?.[0]);
}
