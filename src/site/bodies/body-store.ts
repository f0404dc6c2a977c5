import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../config/diagnostics/write-whole';

/** The cache of compiled bodies between builds. */
const BODIES_DIR = path.join('.cache', 'bodies');

/** Compiled bodies, which outlive the process. */
export interface StoredBodies {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, body: unknown) => void;
  /** Deletes the bodies of all other keys: pages come and go, and their texts change. */
  readonly keepOnly: (keys: readonly string[]) => void;
}

/**
 * A file per body. A file that is there is whole, even if a build was killed.
 *
 * @param rootDir the project's root.
 */
export function openBodyStore(rootDir: string): StoredBodies {
  const dir = path.resolve(rootDir, BODIES_DIR);
  return {
    get: (key) => {
      try {
        return JSON.parse(fs.readFileSync(path.join(dir, nameOf(key)), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    set: (key, body) => writeWhole(path.join(dir, nameOf(key)), JSON.stringify(body)),
    keepOnly: (keys) => {
      const names = new Set(keys.map(nameOf));
      for (const name of namesIn(dir)) {
        if (!names.has(name)) fs.rmSync(path.join(dir, name), { force: true });
      }
    },
  };
}

function nameOf(key: string): string {
  return `${crypto.createHash('sha256').update(key).digest('hex')}.json`;
}

function namesIn(dir: string): readonly string[] {
  return fs.existsSync(dir) ? fs.readdirSync(dir) : [];
}
