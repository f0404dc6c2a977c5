import type { Ask, Files } from '../engine-module';
import type { RenderedPage } from '../rendered-pages';

export const name = 'Pagefind 1.6.0';

interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{
    readonly results: readonly { data(): Promise<{ readonly url: string }> }[];
  }>;
}

/** Its defaults: pages with the text that `data-pagefind-body` marks, and its own weights. */
export async function files(pages: readonly RenderedPage[]): Promise<Files> {
  const { createIndex, close } = await import('pagefind');
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind makes no index.');
  for (const { path: url, title, html } of pages) {
    const content = `<html lang="en"><body><main data-pagefind-body><h1>${title}</h1>${html}</main></body></html>`;
    const { errors } = await index.addHTMLFile({ url, content });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  const written = await index.getFiles();
  await close();
  return new Map(written.files.map(({ path, content }) => [path, content]));
}

export async function open(): Promise<Ask> {
  const address = '/pagefind.js';
  const pagefind = (await import(address)) as Pagefind;
  await pagefind.init();
  return async (query) => {
    const { results } = await pagefind.search(query);
    const first = await Promise.all(results.slice(0, 5).map((result) => result.data()));
    return first.map(({ url }) => url);
  };
}
