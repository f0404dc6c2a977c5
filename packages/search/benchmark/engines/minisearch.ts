import MiniSearch from 'minisearch';
import type { Ask, Files } from '../engine-module';
import type { RenderedPage } from '../rendered-pages';

export const name = 'MiniSearch 7.2.0';

/** A document for each section, with the settings that VitePress documents for such. */
const OPTIONS = {
  fields: ['title', 'titles', 'text'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

export function files(pages: readonly RenderedPage[]): Files {
  const index = new MiniSearch(OPTIONS);
  for (const { title, sections } of pages) {
    for (const { url, heading, text } of sections) {
      index.add({ id: url, title: heading, titles: url.includes('#') ? title : '', text });
    }
  }
  return new Map([['index.json', JSON.stringify(index)]]);
}

export async function open(): Promise<Ask> {
  const response = await fetch('/index.json');
  const index = await MiniSearch.loadJSONAsync(await response.text(), OPTIONS);
  return (query) => Promise.resolve(index.search(query).map(({ id }) => id as string));
}
