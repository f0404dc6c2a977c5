import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { writeSiteData } from './site-data';

/** The scripts that run before Gatsby's runtime. */
export interface EarlyScripts {
  /** Inline in the head; the same on every page, so that one hash allows it (CSP `script-src`). */
  readonly theme: string;
  /** The address of the script that makes the static page work. */
  readonly early: string;
}

const TARGET = ['chrome109', 'firefox115', 'safari16.4'];

/**
 * Bundles `src/browser/early/`, apart from webpack: the file is a few kilobytes, needed at once on
 * every page, and has nothing in common with the runtime that follows it.
 */
export async function buildEarlyScripts(): Promise<void> {
  const [theme, early] = await Promise.all([bundle('theme.ts'), bundle('index.ts')]);
  const hash = crypto.createHash('sha256').update(early).digest('hex').slice(0, 10);
  const dir = path.resolve('public', 'scripts');
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, `early-${hash}.js`), early);
  writeSiteData('scripts', { theme: theme.trim(), early: `/scripts/early-${hash}.js` });
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve('src/browser/early', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
    external: ['/vendor/*'],
  });
  return result.outputFiles[0]?.text ?? '';
}
