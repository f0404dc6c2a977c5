import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { escapeHtml, plainText } from '../search/engine/highlight';
import { offlineFolder } from './folder';

/** Dash's names of kinds that it does not call as the site does, with a capital letter. */
const TYPES: Readonly<Record<string, string>> = { Indexer: 'Property' };

const SCHEMA = 'CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)';

const textOf = (html: string) => plainText(html.replace(/<[^>]*>/g, '')).trim();

function typeOf(kind: string): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return TYPES[name] ?? name;
}

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(...values: readonly string[]): void; all(): unknown[] };
  close(): void;
}

/** Opens a database. @throws {Error} if this version of Node has none. */
export function openDatabase(file: string): Database {
  const sqlite = process.getBuiltinModule('node:sqlite') as unknown;
  if (sqlite === undefined) throw new Error('The docset needs Node 22.13 or newer.');
  return new (sqlite as { DatabaseSync: new (file: string) => Database }).DatabaseSync(file);
}

/** What a page is found by: its title, and its members or sections. @param file of the page. */
export function entriesOf(
  html: string,
  file: string,
): (readonly [name: string, type: string, path: string])[] {
  const body = html.slice(html.indexOf('<main'));
  const [, title] =
    /<h1[^>]*>(?:<span class="api-title-name"[^>]*>)?(.*?)<\/(?:h1|span)>/s.exec(body) ?? [];
  if (title === undefined) return [];
  const [, kind] = /<span class="api-kind">(\w+)/.exec(body) ?? [];
  const own = [textOf(title), kind ? typeOf(kind) : 'Guide', file] as const;
  const heading =
    /(?:<span class="api-glyph api-glyph-([a-z]+)"[^>]*><\/span>(?:<script>[^<]*<\/script>)?)?<h[23][^>]* id="([^"]*)"[^>]*>(.*?)<\/h[23]>/gs;
  const inside = [...body.matchAll(heading)].flatMap(([, member, id = '', text = '']) =>
    kind && !member && id.startsWith('section-')
      ? []
      : [
          [
            textOf(text.replace(/<a class="heading-anchor".*/s, '')),
            member ? typeOf(member) : 'Section',
            `${file}#${id}`,
          ] as const,
        ],
  );
  return [own, ...inside];
}

/** Writes a finished site as a docset for Dash and Zeal. @returns what was written, in a sentence. */
export async function writeDocset(dist: string, target: string): Promise<string> {
  openDatabase(':memory:').close();
  const icon = sharp(path.join(dist, 'apple-touch-icon.png'));
  const icons = [16, 32].map((size) => icon.clone().resize(size).png().toBuffer());
  const [small = '', large = ''] = await Promise.all(icons);
  const folder = await offlineFolder(dist);
  const put = (file: string, bytes: Uint8Array | string) => {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), bytes);
  };
  fs.rmSync(target, { recursive: true, force: true });
  const entries = [...folder].flatMap(([file, bytes]) => {
    put(`Contents/Resources/Documents/${file}`, bytes);
    return file.endsWith('.html') ? entriesOf(new TextDecoder().decode(bytes), file) : [];
  });
  const database = openDatabase(path.join(target, 'Contents/Resources/docSet.dsidx'));
  database.exec(`${SCHEMA}; BEGIN`);
  const insert = database.prepare('INSERT INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
  for (const entry of entries) insert.run(...entry);
  database.exec('COMMIT');
  database.close();
  const name = path.basename(target, '.docset');
  put('Contents/Info.plist', plist(name.toLowerCase(), name));
  put('icon.png', small);
  put('icon@2x.png', large);
  return `${target}: ${entries.length} entries.`;
}

function plist(slug: string, name: string): string {
  const texts = {
    CFBundleIdentifier: slug,
    CFBundleName: name,
    DocSetPlatformFamily: slug,
    dashIndexFilePath: 'index.html',
  };
  const lines = Object.entries(texts).map(
    ([key, value]) => `  <key>${key}</key><string>${escapeHtml(value)}</string>\n`,
  );
  const flags = ['isDashDocset', 'isJavaScriptEnabled'].map(
    (key) => `  <key>${key}</key><true/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${[...lines, ...flags].join('')}</dict>
</plist>
`;
}
