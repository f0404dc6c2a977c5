/**
 * `scripts/samples.ts`: compiles every C# block on the pages against the reference. If files or
 * folders are given (`npx tsx scripts/samples.ts content/docs/guides/chat.mdx`), only their blocks.
 * With all pages, it also checks the content folder's list of where they use members of the
 * reference; `--write` writes it.
 *
 * Exit codes: 0, all samples compile; 1, some do not; 75, skipped, because there is no compiler.
 */
import { parseArgs } from 'node:util';
import { checkSamples } from '../packages/checks/samples/check';
import { runCommand } from '../packages/testing/run-command';
import { SKIPPED } from '../packages/testing/steps';

runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const result = checkSamples(process.cwd(), positionals, values.write);
  if (result.state === 'skipped') {
    console.log(`skipped: no C# sample was compiled. ${result.why}`);
    return SKIPPED;
  }
  if (result.state === 'failed') console.error(`${result.report}\n`);
  console.log(`${result.state}: ${result.summary}`);
  return result.state === 'failed' ? 1 : 0;
});
