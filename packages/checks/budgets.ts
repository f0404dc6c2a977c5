import fs from 'node:fs';
import path from 'node:path';
import { brotliFileSize } from '../bench/brotli-size';
import { firstLoad, type FirstLoad } from '../bench/first-load';
import { median } from '../bench/page-times';
import { SHARDS_FOLDER } from '../search/engine/files';
import { currentFiles, filesBelow } from '../testing/files';

type PageFigure = 'javascript' | 'earlyJavascript' | 'fonts' | 'preloads';
/** Engine and first part of the index; its second part; a file that is loaded for what is typed. */
type SearchFigure = 'first answer' | 'the rest' | 'largest shard';

/** In bytes of brotli 11. What a search loads is in addition to its user interface. */
interface Budgets {
  readonly pages: Readonly<Record<PageFigure, number>>;
  /** By the beginnings of the names of documents. The first one counts. */
  readonly css: Readonly<Record<string, number>>;
  /** Of HTML and styles of the median page. */
  readonly medianDocument: number;
  readonly search: Readonly<Record<SearchFigure, number>>;
}

/**
 * Checks the sizes of what the pages of a build load, and prints the largest.
 *
 * @param grows the beginning of the paths of pages whose number scripts must not grow with.
 * @returns what is over its budget, as sentences.
 */
export function checkBudgets(dist: string, budgets: Budgets, grows: string): string[] {
  const pages = currentFiles(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => firstLoad(dist, file));
  const limits = Object.entries(budgets.pages) as [PageFigure, number][];
  for (const [name, limit] of limits) {
    const largest = Math.max(...pages.map((page) => page[name]));
    console.log(`${name}: at most ${largest} of ${limit} bytes on ${pages.length} pages`);
  }
  const over = pages.flatMap((page) =>
    limits
      .filter(([name, limit]) => page[name] > limit)
      .map(
        ([name, limit]) => `${page.page}: ${name} is ${page[name]} bytes, the limit is ${limit}.`,
      ),
  );
  // The scripts shared by all pages must not contain anything that grows with the number of pages.
  const isShared = new Set(pages.map(({ runtimeFiles }) => runtimeFiles.join(' '))).size === 1;
  const runtime = `runtime scripts: ${isShared ? 'the same on every page' : 'different from page to page'}`;
  console.log(runtime);
  const middle = median(pages.map(({ html, css }) => html + css));
  return [
    ...(isShared ? [] : [runtime]),
    ...scriptsThatNamePages(dist, pages, grows).map(
      (file) => `${file} names pages: it grows with their number.`,
    ),
    ...over,
    ...styleExcesses(pages, budgets.css),
    ...excess('HTML and styles of the median page:', middle, budgets.medianDocument),
    ...searchExcesses(path.join(dist, 'search'), budgets.search),
  ];
}

function styleExcesses(pages: readonly FirstLoad[], css: Budgets['css']): string[] {
  const kindOf = ({ page }: FirstLoad) => Object.keys(css).find((kind) => page.startsWith(kind));
  return Object.entries(css).flatMap(([kind, limit]) => {
    const sizes = pages.filter((page) => kindOf(page) === kind).map((page) => page.css);
    return excess(`styles of ${kind}*: at most`, Math.max(...sizes), limit);
  });
}

/** Prints a size beside its limit. @returns the same line if it is over. */
function excess(what: string, size: number, limit: number): string[] {
  const line = `${what} ${size} of ${limit} bytes`;
  console.log(line);
  return size > limit ? [`${line}: over.`] : [];
}

/** Empty if the site's search is off or a hosted service. */
function searchExcesses(dir: string, budgets: Budgets['search']): string[] {
  if (!fs.existsSync(path.join(dir, 'outline.txt'))) return [];
  const sizesOf = (names: RegExp) =>
    filesBelow(dir)
      .filter((name) => names.test(name))
      .map((name) => brotliFileSize(path.join(dir, name)));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const check = (name: SearchFigure, size: number) =>
    excess(`search, ${name}:`, size, budgets[name]);
  const onDemand = new RegExp(`^(?:${SHARDS_FOLDER}/|signatures\\.txt$)`);
  return [
    ...check('first answer', sum(sizesOf(/^(?:engine-[^/]*\.js|outline\.txt)$/))),
    ...check('the rest', sum(sizesOf(/^texts-[^/]*\.txt$/))),
    ...check('largest shard', Math.max(0, ...sizesOf(onDemand))),
  ];
}

/** Scripts that contain more than a few page paths; settings may link to some. */
function scriptsThatNamePages(dist: string, pages: readonly FirstLoad[], grows: string): string[] {
  const paths = pages
    .map(({ page }) => `/${page.replace(/\.html$/, '')}`)
    .filter((page) => page.startsWith(grows));
  const files = [...new Set(pages.flatMap(({ runtimeFiles }) => runtimeFiles))];
  return files.filter((file) => {
    const text = fs.readFileSync(path.join(dist, file), 'utf8');
    return paths.filter((page) => text.includes(`"${page}"`)).length > 10;
  });
}
