/**
 * `scripts/test-same.ts <dist> <other dist>`: checks that two builds are the same byte for byte, and
 * says which file differs where.
 */
import { compareFolders } from '../packages/testing/compare-folders';
import { runCommand } from '../packages/testing/run-command';

runCommand(() => {
  const [first = 'dist', second = ''] = process.argv.slice(2);
  const differences = compareFolders(first, second);
  for (const line of differences) console.error(`  ${line}`);
  console.log(`${differences.length} files of ${second} differ from ${first}.`);
  return differences.length > 0 ? 1 : 0;
});
