import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import type { Ask, Files } from '../engine-module';
import type { RenderedPage } from '../rendered-pages';

export const name = 'Orama 3.1.18';

/**
 * A document for each section, with stems and boosts as its documentation describes them. Of those that
 * were tried, these answer most tuning queries; a tolerance for typos costs more than it finds.
 */
const empty = () =>
  create({
    schema: { url: 'string', title: 'string', heading: 'string', text: 'string' },
    components: { tokenizer: { language: 'english', stemming: true } },
  });

export async function files(pages: readonly RenderedPage[]): Promise<Files> {
  const index = empty();
  const sections = pages.flatMap(({ title, sections: own }) =>
    own.map((section) => ({ ...section, title })),
  );
  await insertMultiple(index, sections);
  return new Map([['index.json', JSON.stringify(save(index))]]);
}

export async function open(): Promise<Ask> {
  const index = empty();
  const response = await fetch('/index.json');
  load(index, (await response.json()) as RawData);
  return async (term) => {
    const { hits } = await search(index, {
      term,
      properties: ['title', 'heading', 'text'],
      boost: { title: 10, heading: 5 },
      limit: 50,
    });
    return hits.map(({ document }) => document.url);
  };
}
