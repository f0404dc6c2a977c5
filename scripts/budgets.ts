/**
 * `npm test -- budgets`: checks the exact sizes of what pages load against their limits. Exits with 1
 * if a page is over a limit.
 */
import fs from 'node:fs';
import { checkBudgets } from '../packages/checks/budgets';
import { runCommand } from '../packages/testing/run-command';
import { classPath } from '../src/routes';

/** What old versions add to each page: a script that leads to them, and links. */
const VERSIONS = fs.existsSync('dist/versions.json')
  ? { script: 1000, links: 100 }
  : { script: 0, links: 0 };

/** In bytes of brotli 11. */
const BUDGETS = {
  pages: {
    javascript: 66_000 + VERSIONS.script,
    /** Before the page is painted and idle. */
    earlyJavascript: 6000 + VERSIONS.script,
    fonts: 40_000,
    /** Whatever is preloaded delays the first paint on a slow line: a preloaded font, by 350 ms. */
    preloads: 0,
  },
  css: {
    [classPath('').slice(1)]: 10_130,
    'pricing.html': 11_110,
    'index.html': 9660,
    // A guide has 8,250 to 9,100, and tutorials with an Inspector or a simulator up to 1,400 more.
    '': 10_560,
  },
  medianDocument: 19_500 + VERSIONS.links,
  search: { 'first answer': 20_000, 'the rest': 120_000, 'largest shard': 15_000 },
};

runCommand(() => {
  const over = checkBudgets('dist', BUDGETS, classPath(''));
  for (const line of over) console.error(line);
  return over.length > 0 ? 1 : 0;
});
