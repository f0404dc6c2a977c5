import fs from 'node:fs';
import path from 'node:path';
import { basePathIn, parseHeaders } from '../preview-server/host-rules';
import { currentFiles } from '../testing/files';
import { type Offline, offlinePage, offlineStyles } from './pages';
import { offlineScripts, shimScript } from './scripts';

const TYPES: Readonly<Record<string, string>> = {
  otf: 'font/otf',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** The files of a folder, by their paths in it. */
export type Folder = Map<string, Uint8Array>;

/**
 * A finished site as a folder whose pages open from a disk: with relative links, and with its texts
 * and scripts as scripts, because browsers load nothing else there.
 *
 * @param dist the folder that a build has left.
 */
export async function offlineFolder(dist: string): Promise<Folder> {
  const read = (file: string) => fs.readFileSync(path.join(dist, file));
  const files = currentFiles(dist).filter((file) => !file.startsWith('scripts/versions-'));
  const known = new Set(files);
  const base = basePathIn(parseHeaders(read('_headers').toString()));
  const [, site = ''] = /rel="canonical" href="([^"]*)"/.exec(read('index.html').toString()) ?? [];
  const offline: Offline = {
    base,
    site: site.replace(/\/$/, ''),
    has: (file) => known.has(file),
    used: new Set(),
    styles: new Map(),
    inline: (file) =>
      `data:${TYPES[path.extname(file).slice(1)] ?? 'image/png'};base64,${read(file).toString('base64')}`,
  };
  const folder: Folder = new Map();
  const put = (file: string, text: string) => folder.set(file, new TextEncoder().encode(text));
  for (const file of files.filter((one) => one.endsWith('.html') && one !== '404.html'))
    put(file, offlinePage(read(file).toString(), file, offline));
  for (const [file, css] of offline.styles) put(file, css);
  for (const file of files.filter((one) => /^(?:scripts|islands|search)\/.*\.css$/.test(one)))
    put(file, offlineStyles(read(file).toString(), offline));
  for (const file of offline.used) folder.set(file, read(file));
  put('offline/shim.js', await shimScript(base));
  const scripts = files.filter((one) => /^(?:scripts|islands|search)\/.*\.js$/.test(one));
  for (const [file, code] of await offlineScripts(dist, scripts, base))
    put(`offline/${file}.js`, code);
  for (const file of files.filter((one) => /^(?:search|sidebars)\/.*\.(?:txt|json)$/.test(one))) {
    const [key, text] = [`${base}/${file}`, read(file).toString()].map((one) =>
      JSON.stringify(one),
    );
    put(`offline/${file}.js`, `offline.texts[${key}]=${text};\n`);
  }
  return folder;
}
