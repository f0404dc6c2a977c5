import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheKey, stampedKey } from '../../src/build/output/cache-key';
import { writeIfChanged } from '../../src/config/diagnostics/write-whole';
import type { Site } from '../../src/config/project/site';
import { readSiteData } from '../../src/config/project/site-data';
import type { ResolvedSidebar } from '../../src/page-model/nav-entry';
import { AGENTS, DOCS, packageFiles } from './files';

/** Lists what was written, so that the next run can remove what it does not write. */
const LIST = `${DOCS}/.written.json`;
/** Where that may be: a list that others have changed removes nothing else. */
const OURS = new RegExp(`^(?:${AGENTS}(?:\\.meta)?$|${DOCS}/(?!(?:.*/)?\\.\\.?/))`);

/**
 * Writes the documentation of the last build into a Unity package, and removes what only the run
 * before wrote.
 *
 * @param dir the folder of the package, which has its `package.json`.
 * @returns what was done, for the terminal.
 * @throws {Error} saying what to do, before anything is written.
 */
export function writeUnityDocs(site: Site, dir: string): string {
  const { settings, variables, folder } = site;
  if (!settings.unityDocs)
    throw new Error('"unityDocs" in site.config.ts is off, so the package gets no documentation.');
  const at = (file: string) => path.join(dir, file);
  const read = (file: string) => (fs.existsSync(at(file)) ? fs.readFileSync(at(file)) : undefined);
  const manifest = read('package.json');
  if (!manifest) throw new Error(`${dir} is no Unity package: it has no package.json.`);
  const { name, version } = JSON.parse(String(manifest)) as Record<string, string | undefined>;
  const released = variables['facts.version.released'] ?? version;
  const versions = `The package has version ${version}; the last released version is ${released}.`;
  if (version !== released) throw new Error(versions);
  if (stampedKey(folder.rootDir) !== cacheKey(site))
    throw new Error('The last build failed, or had other settings or other code: npm run build');

  const data = readSiteData('navigation', folder.rootDir) as { sidebars: ResolvedSidebar[] };
  const entries = data.sidebars.flatMap(({ items }) => items);
  const files = new Map(packageFiles(site, entries));
  // Unity complains about a file of a package without one, and adds to one that it has seen.
  const meta = `${AGENTS}.meta`;
  const guid = crypto.createHash('md5').update(`${name}/${AGENTS}`).digest('hex');
  if (files.has(AGENTS)) files.set(meta, read(meta) ?? `fileFormatVersion: 2\nguid: ${guid}\n`);

  const listed = JSON.parse(String(read(LIST) ?? '[]')) as string[];
  const before = new Set(listed.filter((file) => OURS.test(file)));
  const foreign = [...files].flatMap(([file, content]) =>
    before.has(file) || read(file)?.equals(Buffer.from(content)) !== false ? [] : [file],
  );
  const what = `others wrote ${foreign.join(', ')}. Move or delete what they wrote.`;
  if (foreign.length > 0) throw new Error(`Nothing was changed: ${what}`);
  const list = (names: readonly string[]) =>
    writeIfChanged(at(LIST), `${JSON.stringify([...new Set(names)].sort(), null, 1)}\n`);
  // A run that is interrupted leaves nothing that the next one takes for others'.
  list([...before, ...files.keys()]);
  for (const [file, content] of files) writeIfChanged(at(file), content);
  const gone = [...before].filter((file) => !files.has(file));
  for (const file of gone) {
    fs.rmSync(at(file), { force: true });
    const folder = path.dirname(at(file));
    if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
  }
  list([...files.keys()]);
  return `${files.size} files are in ${dir}. Removed, because the pages are gone: ${gone.length}.`;
}
