import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** All code of `gatsby-config.ts` and `gatsby-node.ts` as one script: `build/gatsby/compile.ts`. */
export const CODE_FILE = path.join('.cache', 'compiled', 'stdin.js');

/**
 * A digest of the code that makes pages of content: the bytes that run, the packages that they
 * import, and Node.js. Caches whose keys contain it cannot outlive the code that filled them.
 */
export function codeDigest(rootDir: string): string {
  const hash = crypto.createHash('sha256').update(process.version);
  for (const name of [CODE_FILE, 'package-lock.json']) {
    const file = path.resolve(rootDir, name);
    // Tests run the sources themselves.
    if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
