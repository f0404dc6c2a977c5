/** The module that answers what a query asks of the reference itself, bundled like the engines. */
import { type Fetch, fetchAs } from '../engine/fetch-text';
import { ReferenceAnswers } from '../engine/shape/answers';
import { readSignatures, SIGNATURES_FILE } from '../engine/shape/documented';

/**
 * @param index the address of the first part of the index, beside which the signatures are.
 * @param title above ways from one type to another.
 */
export async function loadReference(index: string, title: string): Promise<ReferenceAnswers> {
  const address = index.replace(/[^/]*$/, SIGNATURES_FILE);
  const fetcher: Fetch = (url, init) => fetch(url, init);
  return new ReferenceAnswers(await fetchAs(fetcher, address, 'no-cache', readSignatures), title);
}
