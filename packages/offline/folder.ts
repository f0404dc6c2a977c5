import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { basePathIn, parseHeaders } from '../preview-server/host-rules';
import { currentFiles } from '../testing/files';
import { type Offline, offlinePage, offlineStyles } from './pages';

/**
 * A finished site as a folder whose pages open from a disk: with relative links, and with its texts
 * and scripts as scripts, because browsers load nothing else there.
 *
 * @param dist the folder that a build has left.
 * @returns the files by their paths in the folder.
 */
export async function offlineFolder(dist: string): Promise<Record<string, Buffer>> {
  const read = (file: string) => fs.readFileSync(path.join(dist, file));
  const files = currentFiles(dist).filter((file) => !file.startsWith('scripts/versions-'));
  const base = basePathIn(parseHeaders(read('_headers').toString()));
  const [, site = ''] = /rel="canonical" href="([^"]*?)\/?"/.exec(String(read('index.html'))) ?? [];
  const folder: Record<string, Buffer> = {};
  const put = (file: string, text: string) => (folder[file] = Buffer.from(text));
  const offline: Offline = { base, site, files: new Set(files), read, used: new Set(), put };
  for (const file of files) {
    const text = () => read(file).toString();
    if (file.endsWith('.html') && file !== '404.html')
      put(file, offlinePage(text(), file, offline));
    else if (/^(?:scripts|islands|search)\/.*\.css$/.test(file))
      put(file, offlineStyles(text(), offline));
    else if (/^(?:search|sidebars)\/.*\.(?:txt|json)$/.test(file))
      put(`offline/${file}.js`, `offline.put(${JSON.stringify(text())});\n`);
  }
  const scripts = files.filter((file) => /^(?:scripts|islands|search)\/.*\.js$/.test(file));
  for (const { path: file, text } of await bundle(dist, scripts, base))
    put(
      path.relative(dist, file).split(path.sep).join('/'),
      text.replace(/\bimport\(/g, 'offline.load('),
    );
  for (const file of offline.used) folder[file] = read(file);
  return folder;
}

/**
 * Scripts as those that pages on a disk can load: each with all that it imports, and with the shim's
 * `fetch`, `import` and `location` in place of the browser's. Pages load the shim first.
 */
async function bundle(dist: string, scripts: readonly string[], base: string) {
  const { outputFiles } = await build({
    entryPoints: {
      ...Object.fromEntries(scripts.map((file) => [file, path.join(dist, file)])),
      shim: path.join(__dirname, 'shim.ts'),
    },
    outdir: path.join(dist, 'offline'),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'offlineModule',
    footer: { js: 'offline.put(offlineModule);' },
    target: ['chrome109', 'firefox115', 'safari16.4'],
    external: [`${base}/vendor/*`],
    logLevel: 'error',
    define: {
      BASE: JSON.stringify(base),
      location: 'offline.location',
      'history.pushState': 'offline.pushState',
      'history.replaceState': 'offline.replaceState',
      fetch: 'offline.fetch',
      Worker: 'offline.Worker',
    },
  });
  return outputFiles;
}
