/**
 * `scripts/test-same.ts`: checks that builds of one site in different folders are the same byte for
 * byte, and says which file differs where. They were built by earlier steps of `npm test`: two from
 * scratch, and one after changes of components and pages that have been undone. With two folders
 * behind it (`dist ../other/dist`),
 * the command compares these.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compareFolders } from './lib/compare-folders';
import { COPIES_DIR, FIRST_BUILD } from './lib/site-copy';

const OTHER_FOLDER = path.join(COPIES_DIR, 'authoring', 'dist');

/** Each is compared with that one. */
const BUILDS = [FIRST_BUILD, 'dist'].map((name) => path.join(COPIES_DIR, 'editable', name));

function main(): void {
  const named = process.argv.slice(2);
  const [first = '', ...others] = named.length > 0 ? named : [OTHER_FOLDER, ...BUILDS];
  const missing = [first, ...others].find((dir) => !fs.existsSync(dir));
  if (missing !== undefined || named.length === 1 || named.length > 2) {
    const builds = 'npx tsx scripts/test-sites.ts authoring && npm test -- builds';
    console.error(
      `There is no build in "${missing ?? named[2] ?? ''}". Name two folders, or: ${builds}`,
    );
    process.exit(1);
  }
  for (const other of others) {
    const differences = compareFolders(first, other);
    for (const line of differences) console.error(`  ${line}`);
    if (differences.length === 0) continue;
    console.error(`${differences.length} files of ${other} differ from ${first}.`);
    process.exitCode = 1;
  }
  if (process.exitCode !== 1) {
    console.log(`${others.length + 1} builds of one site are the same, byte for byte.`);
  }
}

main();
