import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { offlineFolder } from './folder';
import { sqliteTable } from './sqlite';

/** Dash's names of kinds that it does not call as the site does, with a capital letter. */
const TYPES: Readonly<Record<string, string>> = { Indexer: 'Property' };

const SCHEMA = 'CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)';

const unescape = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();

function typeOf(kind: string): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return TYPES[name] ?? name;
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
  const own = [unescape(title), kind ? typeOf(kind) : 'Guide', file] as const;
  const heading =
    /(?:<span class="api-glyph api-glyph-([a-z]+)"[^>]*><\/span>)?<h[23][^>]* id="([^"]*)"[^>]*>(.*?)<\/h[23]>/gs;
  const inside = [...body.matchAll(heading)].flatMap(([, member, id = '', text = '']) =>
    kind && !member && id.startsWith('section-')
      ? []
      : [
          [
            unescape(text.replace(/<a class="heading-anchor".*/s, '')),
            member ? typeOf(member) : 'Section',
            `${file}#${id}`,
          ] as const,
        ],
  );
  return [own, ...inside];
}

/** Writes a finished site as a docset for Dash and Zeal. @returns what was written, in a sentence. */
export async function writeDocset(dist: string, target: string): Promise<string> {
  const folder = await offlineFolder(dist);
  const contents = path.join(target, 'Contents');
  const put = (file: string, bytes: Uint8Array | string) => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  };
  fs.rmSync(target, { recursive: true, force: true });
  const entries = [...folder].flatMap(([file, bytes]) => {
    put(path.join(contents, 'Resources', 'Documents', file), bytes);
    return file.endsWith('.html') ? entriesOf(new TextDecoder().decode(bytes), file) : [];
  });
  put(
    path.join(contents, 'Resources', 'docSet.dsidx'),
    sqliteTable('searchIndex', SCHEMA, entries),
  );
  const slug = path.basename(target, '.docset').toLowerCase();
  put(path.join(contents, 'Info.plist'), plist(slug, path.basename(target, '.docset')));
  for (const [name, size] of [
    ['icon.png', 16],
    ['icon@2x.png', 32],
  ] as const)
    put(
      path.join(target, name),
      await sharp(path.join(dist, 'apple-touch-icon.png')).resize(size).png().toBuffer(),
    );
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
    ([key, value]) => `  <key>${key}</key><string>${value}</string>\n`,
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
