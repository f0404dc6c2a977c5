import { formOf, memberIn } from '../engine/shape/form';
import type { ReferenceAnswers } from '../engine/shape/answers';
import {
  type SearchFiles,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  SearchUnavailable,
} from '../engine/types';
import { lazyModule } from './lazy-module';
import type * as Reference from './reference';

/** Milliseconds until a reference that could not be loaded is tried again. */
const RETRY_AFTER = 10_000;
/** Milliseconds that an answer waits for the reference; one that comes later is announced. */
const PATIENCE = 200;

type Results = readonly SearchResult[];

/**
 * Loads the reference for queries that have the form of a shape, of a way between types, or of a
 * member that is inherited. Where it can't be loaded, shapes have no answer; all others have the
 * engine's.
 *
 * @param onMore called when a better answer to the last query is at hand.
 */
export function withReference(
  { reference = '', index }: Pick<SearchFiles, 'index' | 'reference'>,
  importModule: (address: string) => Promise<unknown>,
  onMore: () => void,
): (requests: readonly SearchRequest[], answer: () => Promise<Results>) => Promise<Results> {
  const load = lazyModule<typeof Reference>(reference, importModule);
  let loading: Promise<ReferenceAnswers | undefined> | undefined;
  const known = () =>
    (loading ??= load()
      .then((module) => module.loadReference(index, MESSAGES.searchWay))
      .catch(() => {
        setTimeout(() => (loading = undefined), RETRY_AFTER);
        return undefined;
      }));
  return async (requests, answer) => {
    const query = requests[0]?.query ?? '';
    const form = reference === '' ? undefined : formOf(query);
    if (form === 'shape') {
      const answers = await known();
      const fail = () => {
        throw new SearchUnavailable('unreachable');
      };
      return requests.map((request) => answers?.answer(request, fail) ?? fail());
    }
    const results = await answer();
    const mayBeAsked =
      form === 'path' || results.some(({ hits }) => form && mayBeInherited(query, hits));
    if (!mayBeAsked) return results;
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE));
    const answers = await Promise.race([known(), late]);
    if (answers === 'late') void known().then((loaded) => loaded && onMore());
    if (!answers || answers === 'late') return results;
    return results.map((result, at) => answers.answer(requests[at] ?? {}, () => result));
  };
}

/** Whether a query names a member that its type does not declare, as far as its hits tell. */
function mayBeInherited(query: string, hits: readonly SearchHit[]): boolean {
  const { type = '', member = '' } = memberIn(query) ?? {};
  const isOfType = ({ hierarchy: { lvl1 } }: SearchHit) =>
    lvl1?.replace(/&lt;.*$/, '').toLowerCase() === type.toLowerCase();
  const [first] = hits;
  if (first && isOfType(first) && first.anchor?.toLowerCase() === member.toLowerCase())
    return false;
  // Most queries of two words are not about a type.
  return /[.#]/.test(query) || hits.some(isOfType);
}
