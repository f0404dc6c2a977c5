import fs from 'node:fs';
import path from 'node:path';
import { SearchService } from '../engine/service';
import { isStopWord } from '../engine/words';
import { documentAt } from './rendered-pages';

/** A word is looked for if it is on so few pages that all of them could be among the first ten hits. */
const MOST_PAGES = 3;
const HITS = 10;

/** The words that a reader sees on a page: those of its article, without code and its footer. */
function wordsOnPage(html: string): Set<string> {
  const [, article = ''] = /<article>(.*?)<\/article>/s.exec(html) ?? [];
  const text = article
    .replace(/<(pre|code|script|style|svg|button|nav|template|dt)\b.*?<\/\1>/gs, ' ')
    .replace(/<h[1-6]\b.*?<\/h[1-6]>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ');
  const words = text.match(/(?<![\p{L}\p{N}_'’.-])\p{L}?\p{Ll}{3,}(?![\p{L}\p{N}_'’-])/gu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => !isStopWord(word)));
}

/**
 * Looks for all rare words of the built pages, loading what a browser would load: a sample of them
 * would be another one after each edit. Returns those that none of their pages is found for, and how
 * many were asked.
 */
export async function missedWords(
  dist: string,
  paths: readonly string[],
): Promise<{ readonly asked: number; readonly missed: readonly string[] }> {
  const pagesOf = new Map<string, string[]>();
  for (const page of paths) {
    for (const word of wordsOnPage(documentAt(dist, page) ?? '')) {
      pagesOf.set(word, [...(pagesOf.get(word) ?? []), page]);
    }
  }
  const rare = [...pagesOf].filter(([, pages]) => pages.length <= MOST_PAGES).sort();
  const service = await loadedService(dist);
  const missed: string[] = [];
  for (const [word, pages] of rare) {
    const [result] = await service.search([{ query: word, hitsPerPage: HITS }]);
    const isFound = result?.hits.some(({ url }) => pages.includes(url.split('#')[0] ?? ''));
    if (!isFound) missed.push(word);
  }
  return { asked: rare.length, missed };
}

/** The service of the build, once it has the second part of its index. */
function loadedService(dist: string): Promise<SearchService> {
  const read = (url: string) =>
    Promise.resolve(new Response(fs.readFileSync(path.join(dist, url))));
  return new Promise((resolve, reject) => {
    const started = new SearchService(
      '/search/outline.txt',
      (state) => {
        if (state === 'complete') resolve(started);
        if (state === 'partial') reject(new Error('The second part of the index is damaged.'));
      },
      read,
    );
    started.load().catch(reject);
  });
}
