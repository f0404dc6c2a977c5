import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { build, type BuildOptions } from 'esbuild';
import { median } from '../../bench/page-times';
import { row, table, type Table } from '../../bench/table';
import { withBrowser } from '../../bench/with-browser';
import type { EngineModule } from './engine-module';
import { figuresOf, isAnswer, type JudgedQuery, type JudgedSet, readJudged } from './judged';
import { type RenderedPage, readRenderedPages } from './rendered-pages';
import { addressesOf, ask, engineOf, readIndex, withoutKeywords } from './search-index';
import { askServed } from './served-engine';

/** An engine is added by a file in this folder. */
const ENGINES = path.join(__dirname, 'engines');
const SETS: readonly JudgedSet[] = ['judged', 'own-words'];
/** Queries in a form that only this search knows. */
const OWN_FORMS = ['shape', 'way'];
/** How many pages count. */
const MOST = 5;

const HEAD = [
  'engine',
  ...SETS.flatMap((set) => [`${set}: success at 1`, 'at 5', 'MRR']),
  'first answer, bytes',
  'ms',
  'all it loads, bytes',
  'a query, ms',
];

/** Asks this search and others the held-out queries in `dir`, on the pages of the build. */
export async function compareEngines(
  dir: string,
  substitute: (text: string) => string,
  target: BuildOptions,
): Promise<Table> {
  const index = readIndex();
  const addresses = [...addressesOf(index.texts)];
  const paths = index.texts.pages.map((page) => page.path);
  const pages = readRenderedPages(path.resolve('dist'), paths);
  const sets = SETS.map((set) =>
    readJudged(dir, set, substitute).filter(
      ({ set: part, kind }) => part === 'held-out' && !OWN_FORMS.includes(kind),
    ),
  );
  const texts = sets.flat().map(({ query }) => query);
  const cells = (found: readonly (readonly string[])[]) => {
    const left = [...found];
    return sets.flatMap((set) => {
      const ranks = set.map((query) => rankOf(left.shift() ?? [], query, addresses));
      const { success1, success5, mrr } = figuresOf(ranks);
      return [success1, success5, mrr].map((figure) => figure.toFixed(3));
    });
  };
  const rows = await withBrowser(async (browser) => {
    const all: string[] = [];
    for (const file of fs.readdirSync(ENGINES)) {
      const { name, served } = await serve(path.join(ENGINES, file), pages, target, browser, texts);
      const { found, times, firstBytes, firstTime, bytes } = served;
      const figures = [firstBytes, Math.round(firstTime), bytes, median(times).toFixed(1)];
      all.push(row([name, ...cells(found), ...figures]));
    }
    return all;
  });
  const bare = engineOf(withoutKeywords(index));
  const found = texts.map((query) => ask(bare, query).map(({ url }) => url));
  rows.push(row(['this search without keywords', ...cells(found), '', '', '', '']));
  const counts = sets.map(({ length }, at) => `${length} of ${SETS[at]}`).join(', ');
  const note = `The held-out queries (${counts}) without shapes and ways, on the ${pages.length} pages of this site, as they are rendered; the first ${MOST} pages count, whatever place on them is found. Brotli 11; 1.6 Mbit/s with 150 ms for a round trip, Chromium, nothing cached; a query once all is loaded. Settings: \`packages/search/benchmark/engines\`.`;
  return table('Search engines on this site', note, HEAD, rows);
}

/** Makes an engine's index, and asks it in a browser. @param file the path of its module. */
async function serve(
  file: string,
  pages: readonly RenderedPage[],
  target: BuildOptions,
  browser: Browser,
  texts: readonly string[],
) {
  const engine = (await import(file)) as EngineModule;
  const { outputFiles } = await build({
    ...target,
    // Readers do not load what makes the index.
    stdin: { contents: `export { open } from ${JSON.stringify(file)}`, resolveDir: ENGINES },
    external: ['node:*', 'pagefind'],
    write: false,
  });
  const files = new Map([...(await engine.files(pages)), ['open.js', outputFiles[0]?.text ?? '']]);
  return { name: engine.name, served: await askServed(browser, files, texts) };
}

/** The place of the first page that answers, among the first pages. */
function rankOf(
  urls: readonly string[],
  { answers }: JudgedQuery,
  addresses: readonly string[],
): number | undefined {
  const pageOf = (url: string) => url.replace(/#.*/, '');
  const wanted = new Set(
    answers
      .flatMap((answer) =>
        answer.includes('*') ? addresses.filter((url) => isAnswer(url, [answer])) : answer,
      )
      .map(pageOf),
  );
  const place = [...new Set(urls.map(pageOf))].slice(0, MOST).findIndex((url) => wanted.has(url));
  return place < 0 ? undefined : place + 1;
}
