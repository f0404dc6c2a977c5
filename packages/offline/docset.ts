import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { escapeHtml, plainText } from '../search/engine/highlight';
import { offlineFolder } from './folder';

const SCHEMA = 'CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)';
const INSERT =
  'INSERT INTO searchIndex(name, type, path) SELECT value->>0, value->>1, value->>2 FROM json_each(?)';

const textOf = (html: string) => plainText(html.replace(/<[^>]*>/g, '')).trim();

/** Dash has the site's kinds, but for one, with a capital letter. */
const typeOf = (kind: string) =>
  kind === 'indexer' ? 'Property' : kind.charAt(0).toUpperCase() + kind.slice(1);

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(entries: string): void; all(): unknown[] };
  close(): void;
}

/** Opens a database. @throws {Error} if this version of Node has none. */
export function openDatabase(file: string): Database {
  const sqlite = process.getBuiltinModule('node:sqlite') as unknown;
  if (sqlite === undefined) throw new Error('The docset needs Node 22.13 or newer.');
  return new (sqlite as { DatabaseSync: new (file: string) => Database }).DatabaseSync(file);
}

/** The name, type and place of what a page is found by: its title, and its members or sections. */
export function entriesOf(html: string, file: string): string[][] {
  const body = html.slice(html.indexOf('<main'));
  const [, title] =
    /<h1[^>]*>(?:<span class="api-title-name"[^>]*>)?(.*?)<\/(?:h1|span)>/s.exec(body) ?? [];
  if (title === undefined) return [];
  const [, kind] = /<span class="api-kind">(\w+)/.exec(body) ?? [];
  const heading =
    /(?:<span class="api-glyph api-glyph-([a-z]+)"[^>]*><\/span>(?:<script>[^<]*<\/script>)?)?<h[23][^>]* id="([^"]*)"[^>]*>(.*?)(?:<a class="heading-anchor"|<\/h[23]>)/gs;
  const inside = [...body.matchAll(heading)].flatMap(
    ([, member, id = '', text = '']): string[][] =>
      kind && !member && id.startsWith('section-')
        ? []
        : [[textOf(text), member ? typeOf(member) : 'Section', `${file}#${id}`]],
  );
  return [[textOf(title), kind ? typeOf(kind) : 'Guide', file], ...inside];
}

/** Writes a finished site as a docset for Dash and Zeal. @returns what was written, in a sentence. */
export async function writeDocset(dist: string, target: string): Promise<string> {
  openDatabase(':memory:').close();
  const folder = await offlineFolder(dist);
  const put = (file: string, bytes: Uint8Array | string) => {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), bytes);
  };
  fs.rmSync(target, { recursive: true, force: true });
  const entries = Object.entries(folder).flatMap(([file, bytes]) => {
    put(`Contents/Resources/Documents/${file}`, bytes);
    return file.endsWith('.html') ? entriesOf(bytes.toString(), file) : [];
  });
  const database = openDatabase(path.join(target, 'Contents/Resources/docSet.dsidx'));
  database.exec(SCHEMA);
  database.prepare(INSERT).run(JSON.stringify(entries));
  database.close();
  put('Contents/Info.plist', plist(escapeHtml(path.basename(target, '.docset'))));
  const icon = sharp(path.join(dist, 'apple-touch-icon.png'));
  await icon.clone().resize(16).toFile(path.join(target, 'icon.png'));
  await icon.resize(32).toFile(path.join(target, 'icon@2x.png'));
  return `${target}: ${entries.length} entries.`;
}

const plist = (name: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleIdentifier</key><string>${name.toLowerCase()}</string>
  <key>CFBundleName</key><string>${name}</string>
  <key>DocSetPlatformFamily</key><string>${name.toLowerCase()}</string>
  <key>dashIndexFilePath</key><string>index.html</string>
  <key>isDashDocset</key><true/>
  <key>isJavaScriptEnabled</key><true/>
</dict>
</plist>
`;
