/**
 * The quality and speed of the built site's search; `--floor` is a step of `npm test`. Runs the judged
 * queries against the index in `dist/` and prints success, bytes and latencies, then measures the index of
 * generated sites that are too large for two files. Exits with 1 if the held-out queries score below
 * the floor, if a query waits for a page that does not exist, or if a log code or its message finds
 * another page first.
 *
 * - `--floor` measures success only, for `npm test`.
 * - `--failures` lists the failures among the tuning queries, never those among the held-out
 *   ones.
 */
import { benchSearch } from '../packages/search/benchmark/command';
import { runCommand } from '../packages/testing/run-command';
import { FOR_BROWSERS } from '../src/build/bundling/browsers';
import { currentSite } from '../src/config/project/site';
import { substitute } from '../src/config/settings/variables';
import { logCodePath } from '../src/routes';

runCommand(async () => {
  const { variables, logCodes } = currentSite();
  const faults = await benchSearch(process.argv.slice(2), {
    sets: 'packages/search/benchmark',
    substitute: (text) => substitute(text, variables),
    loggedLines: logCodes.map((line) => ({ ...line, path: logCodePath(line.code) })),
    // Queries in other words than those of the pages are harder.
    floors: {
      judged: { success1: 0.935, success5: 0.98, mrr: 0.96 },
      'own-words': { success1: 0.62, success5: 0.85, mrr: 0.73 },
    },
    bareFloors: {
      judged: { success1: 0.88, success5: 0.95, mrr: 0.91 },
      'own-words': { success1: 0.5, success5: 0.73, mrr: 0.6 },
    },
    weak: { recognized: 0.55, mistaken: 0.02 },
    words: 0.98,
    large: [
      { classes: 5000, membersOfClass: 8, guides: 0 },
      { classes: 0, membersOfClass: 0, guides: 2000 },
    ],
    target: FOR_BROWSERS,
  });
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
});
