import fs from 'node:fs';
import path from 'node:path';
import { build, type Loader, type Metafile, type Plugin, transform } from 'esbuild';
import { BROWSERS } from '../../../src/build/bundling/browsers';
import { hashInName } from '../../../src/config/project/hash-in-name';
import { ASSET, moduleFile, STYLES } from './local-module';
import { inSite } from '../../../src/config/project/site-alias';

/** An island's script may have this many bytes; a larger one is reported. */
export const MAX_ISLAND_BYTES = 20_000;

/** The export of a component's module that makes the component an island. */
export const ISLAND = 'island';

/** What runs while the site is built, and is never sent to browsers. */
const FRAMEWORKS = /^(?:react|react-dom|preact)(?:\/|$)/;
const UNAVAILABLE = 'unavailable';

/** `export { island } from './island';`: the component's module is not needed then. */
const EXPORTED_AGAIN = /^export\s*\{\s*island\s*\}\s*from\s*(['"])(.+?)\1/m;

/**
 * Bundles for browsers the function `island` that a module exports beside its component, with what
 * it uses and without the rest of the module.
 *
 * @param contentDir the folder that `@site` names, absolute.
 * @throws {Error} if it cannot be bundled.
 */
export async function bundleIsland(file: string, contentDir: string) {
  const source = EXPORTED_AGAIN.exec(fs.readFileSync(file, 'utf8'))?.[2];
  const from = JSON.stringify(source ?? `./${path.basename(file)}`);
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ${ISLAND} as default } from ${from};`,
      resolveDir: path.dirname(file),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: BROWSERS,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [usedFiles(contentDir)],
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = hashInName(code);
  const used = usedInputs(metafile);
  return {
    name: `${nameOf(file)}-${hash}`,
    /** A module for browsers; its default export makes an element interactive. */
    code,
    files: used.map((name) => path.resolve(name)).filter((name) => fs.existsSync(name)),
    unavailable: unavailableIn(used, metafile),
  };
}

/** `Plan/index.tsx` becomes `plan`. */
function nameOf(file: string): string {
  const { dir, name } = path.parse(file);
  const own = name === 'index' ? path.basename(dir) : name;
  return own.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Leaves out every module that the island does not use: the component's own are most of them. */
function usedFiles(contentDir: string): Plugin {
  return {
    name: 'used-files',
    setup(bundle) {
      const unavailable = (name: string) => ({
        path: name,
        namespace: UNAVAILABLE,
        sideEffects: false,
      });
      bundle.onResolve({ filter: /./ }, async ({ path: name, pluginData, ...from }) => {
        // `resolve` below asks again.
        if (from.kind === 'entry-point' || pluginData === bundle) return undefined;
        if ([FRAMEWORKS, ASSET, STYLES].some((pattern) => pattern.test(name))) {
          return unavailable(name);
        }
        if (/^(?:@site)?\//.test(name)) {
          const target = moduleFile(inSite(name, contentDir) ?? path.join(contentDir, name));
          return target === undefined ? unavailable(name) : { path: target, sideEffects: false };
        }
        const { kind, importer, resolveDir } = from;
        const found = await bundle.resolve(name, {
          kind,
          importer,
          resolveDir,
          pluginData: bundle,
        });
        if (found.errors.length > 0 || found.external) return unavailable(name);
        return { path: found.path, namespace: found.namespace, sideEffects: false };
      });
      // An import that esbuild adds for JSX while it bundles stays, even if nothing uses it.
      bundle.onLoad({ filter: /\.(?:jsx?|tsx)$/ }, async ({ path: file }) => {
        if (file.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
        const loader: Loader = file.endsWith('.tsx') ? 'tsx' : 'jsx';
        const written = await fs.promises.readFile(file, 'utf8');
        const { code } = await transform(written, { loader, jsx: 'automatic', sourcefile: file });
        return { contents: code, loader: 'js' };
      });
      bundle.onLoad({ filter: /./, namespace: UNAVAILABLE }, () => ({
        contents: 'module.exports = {};',
      }));
    },
  };
}

/** The files, as the metafile names them, that have a part in the script. */
function usedInputs({ outputs }: Metafile): readonly string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([name, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [name] : [],
    ),
  );
}

/** What browsers do not get of what the script uses, and where it is imported. */
function unavailableIn(used: readonly string[], { inputs }: Metafile) {
  const prefix = `${UNAVAILABLE}:`;
  return used
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const importer = used.find((other) =>
        inputs[other]?.imports.some(({ path: imported }) => imported === name),
      );
      if (importer === undefined) return [];
      const file = path.resolve(importer);
      const specifier = name.slice(prefix.length);
      return [{ name: specifier, file, line: lineOf(specifier, file) }];
    });
}

/** The line of an import; that of the island for what JSX imports without a line. */
function lineOf(specifier: string, file: string): number {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const quoted = lines.findIndex((line) => /["']/.test(line) && line.includes(specifier));
  const index = quoted < 0 ? lines.findIndex((line) => /\bisland\b/.test(line)) : quoted;
  return Math.max(index, 0) + 1;
}
