import { type Chunk, chunksOf, keepOnly, mask } from '../../csharp/scan';

export interface Wrapping {
  /** The block's own namespace, so that blocks can declare types with the same name. */
  readonly namespace: string;
  /** Namespaces that a fragment can use without a using of its own: `UnityEngine`. */
  readonly defaultUsings: readonly string[];
  /** Names that are ambiguous among the default usings, with the types they mean. */
  readonly defaultAliases: Readonly<Record<string, string>>;
  readonly context?: string | undefined;
  readonly contextClass?: string | undefined;
}

/**
 * Turns a block into sources that compile, whose line `n + 1` is line `n` of the block:
 *
 * - Types are left alone; like a file, they need usings.
 * - Members go into a class, statements into a method of that class. The class derives from
 *   MonoBehaviour or the block's `context-class`; `context` adds fields. `await` makes the method
 *   async, `yield` makes it an iterator.
 * - Fragments see the engine's and the toolkit's namespaces without usings.
 *
 * @param only the chunks to keep; all by default.
 */
export function wrap(code: string, wrapping: Wrapping, only?: readonly Chunk[]): string[] {
  const chunks = chunksOf(code);
  const kept = only ?? chunks.filter((chunk) => chunk.kind !== 'using');
  const usings = chunks.filter((chunk) => chunk.kind === 'using');
  const hasMembers = kept.some((chunk) => chunk.kind === 'member');
  const hasStatements = kept.some((chunk) => chunk.kind === 'statement');
  const placeOf = (chunk: Chunk): 'types' | 'members' | 'statements' => {
    if (chunk.kind === 'type' || chunk.kind === 'namespace') {
      return chunk.nested && hasMembers ? 'members' : 'types';
    }
    if (chunk.kind === 'declaration') {
      return hasMembers && !hasStatements ? 'members' : 'statements';
    }
    return chunk.kind === 'member' ? 'members' : 'statements';
  };
  const at = (place: ReturnType<typeof placeOf>) => kept.filter((one) => placeOf(one) === place);
  const [types, members, statements] = [at('types'), at('members'), at('statements')];
  const fragment = members.length > 0 || statements.length > 0;
  const first = `namespace ${wrapping.namespace} { ${fragment ? defaultUsings(code, wrapping) : ''}`;
  const split = usings.at(-1)?.end ?? 0;
  /** The namespace, its usings, the opening code, and some of the block's parts in place. */
  const sourceOf = (parts: readonly Chunk[], open = '', close = '') => {
    const text = keepOnly(code, [...usings, ...parts]);
    // Without usings, the opening code goes before the first line, so that columns stay the same.
    const opened =
      split === 0
        ? `${first} ${open}\n${text}`
        : `${first}\n${text.slice(0, split)} ${open}${text.slice(split)}`;
    return `${opened}\n${close} }\n`;
  };
  const base = wrapping.contextClass ?? 'MonoBehaviour';
  const open = (extra: string) => `partial class Fragment : ${base} { ${extra}`;
  const context = wrapping.context ? `${wrapping.context.replace(/;?\s*$/, '')}; ` : '';
  const sources: string[] = [];
  if (types.length > 0 || !fragment) sources.push(sourceOf(types));
  if (members.length > 0)
    sources.push(sourceOf(members, open(statements.length === 0 ? context : ''), ' }'));
  if (statements.length > 0) {
    const method = `${signatureFor(mask(keepOnly(code, statements)))} Run() {`;
    sources.push(sourceOf(statements, open(context + method), ' } }'));
  }
  return sources;
}

function signatureFor(masked: string): string {
  if (/\byield\s+(?:return|break)\b/.test(masked)) return 'System.Collections.IEnumerator';
  return /\bawait\b/.test(masked) ? 'async void' : 'void';
}

/** The usings of a block, each on one line. */
export function usingsOf(code: string): string[] {
  return chunksOf(code)
    .filter((chunk) => chunk.kind === 'using')
    .map((chunk) => code.slice(chunk.start, chunk.end).replace(/\s+/g, ' '));
}

/** The default usings that the block does not have itself. */
export function defaultUsings(
  code: string,
  { defaultUsings, defaultAliases }: Pick<Wrapping, 'defaultUsings' | 'defaultAliases'>,
): string {
  const own = usingsOf(code);
  const names = defaultUsings.filter((name) => !own.includes(`using ${name};`));
  const aliases = Object.entries(defaultAliases).filter(
    ([alias]) => !own.some((using) => using.startsWith(`using ${alias} =`)),
  );
  return [
    ...names.map((name) => `using ${name};`),
    ...aliases.map(([alias, name]) => `using ${alias} = ${name};`),
  ].join(' ');
}
