import { diffReferences } from '../../../packages/csharp/diff';
import type { ApiSnapshot } from '../../config/project/api-history';
import type { ApiFrontMatter } from '../../reference/schema';

type Mark = Pick<ApiFrontMatter, 'changedIn' | 'changedSince'>;

/** Adds the releases that last changed the declarations of a type, unless its own file says them. */
export function withChanges(type: ApiFrontMatter, history: readonly ApiSnapshot[]): ApiFrontMatter {
  /** By the declaration that the last change has left. */
  const marks = new Map<string, Mark>();
  const own = history.map(({ types }) =>
    types.filter(({ name, namespace }) => name === type.name && namespace === type.namespace),
  );
  for (const [at, { version }] of history.entries()) {
    const next = history[at + 1];
    const mark = next ? { changedIn: next.version } : { changedSince: version };
    for (const change of diffReferences(own[at] ?? [], own[at + 1] ?? [type]))
      if (change.what === 'changed') marks.set((change.member ?? change.type).signature, mark);
  }
  if (marks.size === 0) return type;
  const marked = <T extends Mark & { readonly signature: string }>(one: T): T =>
    one.changedIn === undefined ? { ...one, ...marks.get(one.signature) } : one;
  return { ...marked(type), members: type.members.map(marked) };
}
