/**
 * `scripts/search-publish.ts`: replaces the index of the hosted search with the records of the last
 * build, with its settings and synonyms, in one step. The write key comes from the environment
 * (`ALGOLIA_ADMIN_KEY`). `npx tsx scripts/search-publish.ts --dry-run` reports what would be sent, and
 * needs neither key nor network.
 *
 * Exit codes: 0, published, or the dry run found nothing wrong; 1, failed, the index is unchanged;
 * 2, nothing was sent; 3, the service has not confirmed the replacement.
 */
import { searchPublish } from '../packages/search/hosted-index/command';
import { runCommand } from '../packages/testing/run-command';
import { readHostedSite } from './lib/hosted-site';

runCommand(() => {
  // A closed pipe, as with `| head`, must not end a publication halfway.
  process.stdout.on('error', () => undefined);
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Error('The publication was stopped.')));
  }
  return searchPublish(process.argv.slice(2), {
    readSite: () => readHostedSite(process.cwd()),
    environment: process.env,
    say: (text) => console.log(text),
    signal: controller.signal,
  });
});
