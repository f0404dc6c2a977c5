import type { ReferenceAnswers } from '../../engine/shape/answers';
import { formOf } from '../../engine/shape/form';
import type { FromWorker, SearchResult } from '../../engine/types';
import type { Ask, Files } from '../engine-module';

export const name = 'this search';

/** What the build has published, under names without hashes where they are asked for here. */
export async function files(): Promise<Files> {
  const { readPublished } = await import('../search-index');
  return new Map(
    readPublished().map(([name, content]) => [
      name.replace(/^(engine|reference)-\w+/, '$1'),
      content,
    ]),
  );
}

/** As the modal asks (`ui/embedded.ts`): the engine in a worker, and the reference if need be. */
export function open(): Ask {
  const worker = new Worker('/engine.js', { type: 'module' });
  const waiting = new Map<number, (result: SearchResult) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'result' && data.results[0]) waiting.get(data.id)?.(data.results[0]);
  });
  worker.postMessage({ type: 'load', index: '/outline.txt' });
  return async (query) => {
    const result = await new Promise<SearchResult>((resolve) => {
      waiting.set(++last, resolve);
      worker.postMessage({ type: 'search', id: last, requests: [{ query }] });
    });
    const isAsked = formOf(query) !== undefined;
    const { hits } = isAsked ? (await reference()).answer({ query }, () => result) : result;
    return hits.map(({ url }) => url);
  };
}

let answers: Promise<ReferenceAnswers> | undefined;

function reference(): Promise<ReferenceAnswers> {
  const address = '/reference.js';
  return (answers ??= import(address).then(
    ({ loadReference }: { loadReference: (index: string, title: string) => ReferenceAnswers }) =>
      loadReference('/outline.txt', ''),
  ));
}
