/**
 * `scripts/test-same.ts <dist> <other dist>`: checks that two builds are the same byte for byte, and
 * says which file differs where.
 */
import { compareFolders } from './lib/compare-folders';

const [first = 'dist', second = ''] = process.argv.slice(2);
const differences = compareFolders(first, second);
for (const line of differences) console.error(`  ${line}`);
console.log(`${differences.length} files of ${second} differ from ${first}.`);
process.exitCode = differences.length > 0 ? 1 : 0;
