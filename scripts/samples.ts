/**
 * `scripts/samples.ts`: compiles every C# block on the pages against the reference. If files or
 * folders are given (`npx tsx scripts/samples.ts content/docs/guides/chat.mdx`), only their blocks.
 *
 * Exit codes: 0, all samples compile; 1, some do not; 75, skipped, because there is no compiler.
 */
import { checkSamples } from '../packages/checks/samples/check';
import { runCommand } from '../packages/testing/run-command';
import { SKIPPED } from '../packages/testing/steps';

runCommand(() => {
  const result = checkSamples(process.cwd(), process.argv.slice(2));
  if (result.state === 'skipped') {
    console.log(`skipped: no C# sample was compiled. ${result.why}`);
    return SKIPPED;
  }
  if (result.state === 'failed') console.error(`${result.report}\n`);
  console.log(`${result.state}: ${result.summary}`);
  return result.state === 'failed' ? 1 : 0;
});
