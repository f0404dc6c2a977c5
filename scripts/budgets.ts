/**
 * `npm test -- budgets`: checks the exact sizes of what pages load against their limits. Bytes are
 * brotli 11. Exits with 1 if a page is over a limit.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listRelativeFiles } from '../src/config/diagnostics/files';
import { SHARDS_FOLDER } from '../packages/search/engine/files';
import { brotliFileSize } from './lib/brotli-size';
import { firstLoad, type FirstLoad } from './lib/first-load';

const KB = 1000;

/** In bytes. */
const BUDGETS = {
  javascript: 66 * KB,
  /** Before the page is painted and idle. */
  earlyJavascript: 6 * KB,
  css: 14 * KB,
  fonts: 40 * KB,
  /** Whatever is preloaded delays the first paint on a slow line: a preloaded font, by 350 ms. */
  preloads: 0,
} as const;

/** In bytes: what a search loads in addition to its user interface. */
const SEARCH_BUDGETS = {
  /** Engine and first part of the index. */
  'first answer': 20 * KB,
  /** The second part of the index. */
  'the rest': 120 * KB,
  /** One of the files that are loaded for what is typed. */
  'largest shard': 15 * KB,
} as const;

function main(): void {
  const dist = path.resolve('dist');
  const pages = listRelativeFiles(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => firstLoad(dist, file));
  const over = pages.flatMap(excesses);
  const largest = (name: keyof typeof BUDGETS) => Math.max(...pages.map((page) => page[name]));
  for (const [name, limit] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][]) {
    console.log(`${name}: at most ${largest(name)} of ${limit} bytes on ${pages.length} pages`);
  }
  // The scripts shared by all pages must not contain anything that grows with the number of pages.
  const scripts = new Set(pages.map(({ runtimeFiles }) => runtimeFiles.join(' ')));
  console.log(
    `runtime scripts: ${scripts.size === 1 ? 'the same on every page' : 'different from page to page'}`,
  );
  const knowsPages = sharedScriptsThatNamePages(dist, pages);
  for (const file of knowsPages) console.error(`${file} names pages: it grows with their number.`);
  over.push(...searchExcesses(dist));
  for (const line of over) console.error(line);
  if (over.length > 0 || knowsPages.length > 0 || scripts.size !== 1) process.exit(1);
}

function excesses(page: FirstLoad): string[] {
  return (Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][])
    .filter(([name, limit]) => page[name] > limit)
    .map(([name, limit]) => `${page.page}: ${name} is ${page[name]} bytes, the limit is ${limit}.`);
}

/** Empty if the site's search is off or a hosted service. */
function searchExcesses(dist: string): string[] {
  const dir = path.join(dist, 'search');
  if (!fs.existsSync(path.join(dir, 'outline.txt'))) return [];
  const sizeOf = (names: RegExp) =>
    fs
      .readdirSync(dir)
      .filter((name) => names.test(name))
      .reduce((sum, name) => sum + brotliFileSize(path.join(dir, name)), 0);
  const sizes = {
    'first answer': sizeOf(/^(?:engine-.*\.js|outline\.txt)$/),
    'the rest': sizeOf(/^texts-.*\.txt$/),
    'largest shard': largestShard(path.join(dir, SHARDS_FOLDER)),
  };
  return (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((name) => {
    const line = `search, ${name}: ${sizes[name]} of ${SEARCH_BUDGETS[name]} bytes`;
    console.log(line);
    return sizes[name] > SEARCH_BUDGETS[name] ? [`${line}: over.`] : [];
  });
}

/** In bytes; 0 if two files have every word. */
function largestShard(dir: string): number {
  if (!fs.existsSync(dir)) return 0;
  return Math.max(...listRelativeFiles(dir).map((name) => brotliFileSize(path.join(dir, name))));
}

/** Scripts that contain more than a few page paths; settings may link to some. */
function sharedScriptsThatNamePages(dist: string, pages: readonly FirstLoad[]): string[] {
  const paths = pages
    .map(({ page }) => `/${page.replace(/\.html$/, '')}`)
    .filter((page) => page.startsWith('/reference/'));
  const files = [...new Set(pages.flatMap(({ runtimeFiles }) => runtimeFiles))];
  return files.filter((file) => {
    const text = fs.readFileSync(path.join(dist, file), 'utf8');
    return paths.filter((page) => text.includes(`"${page}"`)).length > 10;
  });
}

main();
