/**
 * `npm run test:same`: checks that two builds of one site in different folders are the same byte for
 * byte, and says which file differs where. Both were built by earlier steps of `npm test`, the first
 * without what makes a build quick (`PLAIN_BUILD`); with two folders behind it
 * (`-- dist ../other/dist`), the command compares these.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compareFolders } from './lib/compare-folders';
import { COPIES_DIR, FIRST_BUILD } from './lib/site-copy';

const BUILDS = [
  path.join(COPIES_DIR, 'authoring', 'dist'),
  path.join(COPIES_DIR, 'editable', FIRST_BUILD),
];

function main(): void {
  const named = process.argv.slice(2);
  const [first = '', second = ''] = named.length > 0 ? named : BUILDS;
  const missing = [first, second].find((dir) => !fs.existsSync(dir));
  if (missing !== undefined || named.length > 2) {
    const builds = 'npm run test:sites -- authoring && npm run test:builds';
    console.error(`There is no build in "${missing ?? named[2]}". Name two folders, or: ${builds}`);
    process.exit(1);
  }
  const differences = compareFolders(first, second);
  for (const line of differences) console.error(`  ${line}`);
  if (differences.length > 0) {
    console.error(`${differences.length} files differ between two builds of one site.`);
    process.exit(1);
  }
  console.log('Two builds of one site are the same, byte for byte.');
}

main();
