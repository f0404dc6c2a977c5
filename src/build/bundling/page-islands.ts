import fs from 'node:fs';
import path from 'node:path';
import { readSiteData } from '../../config/project/site-data';
import type { EarlyScripts } from './early-scripts';

/** Below `public/`. */
const ISLANDS_DIR = 'islands';

/**
 * Writes the scripts of islands that pages have of their own, which the Markdown plugin has
 * bundled, under the names that the early script loads. Their names have a hash of their code
 * already: the early script, which all pages share, does not change with them.
 */
export function publishPageIslands(rootDir = process.cwd()): void {
  const scripts = readSiteData('islands', rootDir) as Readonly<Record<string, string>>;
  const { defines } = readSiteData('scripts', rootDir) as EarlyScripts;
  const hash = JSON.parse(defines.SCRIPTS_HASH ?? '""') as string;
  const dir = path.join(rootDir, 'public', ISLANDS_DIR);
  fs.mkdirSync(dir, { recursive: true });
  for (const [name, code] of Object.entries(scripts)) {
    fs.writeFileSync(path.join(dir, `${name}-${hash}.js`), code);
  }
}
