import path from 'node:path';
import { build } from 'esbuild';

const TARGET = ['chrome109', 'firefox115', 'safari16.4'];

/** The script that pages load first. @param base the path below which the site is served. */
export async function shimScript(base: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'shim.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    define: { BASE: JSON.stringify(base) },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The scripts of a site as those that pages on a disk can load: each with all that it imports, and
 * with the shim's `fetch`, `import` and `location` in place of the browser's.
 *
 * @param files in the folder of the site.
 * @returns code by the address of the script below the site's own.
 */
export async function offlineScripts(dist: string, files: readonly string[], base: string) {
  const { outputFiles } = await build({
    entryPoints: files.map((file) => path.join(dist, file)),
    outbase: dist,
    outdir: dist,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'offlineModule',
    target: TARGET,
    external: [`${base}/vendor/*`],
    logLevel: 'error',
    define: {
      location: 'offline.location',
      history: 'offline.history',
      fetch: 'offline.fetch',
      Worker: 'offline.Worker',
    },
  });
  return new Map(
    outputFiles.map(({ path: file, text }) => {
      const name = path.relative(dist, file).split(path.sep).join('/');
      const key = JSON.stringify(`${base}/${name}`);
      const code = text.replace(/\bimport\(/g, 'offline.load(');
      return [name, `${code}offline.modules[${key}]=offlineModule;\n`] as const;
    }),
  );
}
