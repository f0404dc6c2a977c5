import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { Asserts } from './tasks';

/**
 * The asserts that an answer fails, as sentences.
 *
 * @param facts what it declares and uses: see `evidence.cs`.
 */
export function failedAsserts({ has, never, before }: Asserts, facts: readonly string[]): string[] {
  const sequences = sequencesOf(facts);
  const lacks = (uses: readonly string[], first: RegExp) => !uses.some((use) => first.test(use));
  const isWrong = (pair: readonly [string, string]) => {
    const [first, then] = [matcher(pair[0]), matcher(pair[1])];
    return sequences.some((uses) =>
      uses.some((use, at) => then.test(use) && lacks(uses.slice(0, at), first)),
    );
  };
  return [
    ...has.filter((one) => lacks(facts, matcher(one))).map((one) => `It lacks ${one}.`),
    ...never
      .flatMap((one) => facts.find((fact) => matcher(one).test(fact)) ?? [])
      .map((fact) => `It has ${fact}.`),
    ...before.filter(isWrong).map(([first, then]) => `${then} comes without ${first} before it.`),
  ];
}

function matcher(pattern: string): RegExp {
  const literal = pattern.replace(/[^\w\s*]/g, '\\$&');
  return new RegExp(`^(?:${literal.replaceAll(' \\| ', '|').replaceAll('*', '.*')})$`);
}

const USE = /^(\S+) > (.*)$/;
/** `get Door.isOpen` is a use of the method `Door.get_isOpen`. */
const ACCESSOR = /^(get|set|add|remove) (.*\.)/;

/**
 * What happens in each method that no other one of the answer calls, in order, with what the methods do
 * that it calls.
 */
function sequencesOf(facts: readonly string[]): string[][] {
  const uses = facts.flatMap((fact) => {
    const [, method = '', used = ''] = USE.exec(fact) ?? [];
    return method === '' ? [] : [{ fact, method, used: used.replace(ACCESSOR, '$2$1_') }];
  });
  const methods = groupBy(uses, ({ method }) => method);
  const inside = (method: string, around: readonly string[]): string[] =>
    (methods.get(method) ?? []).flatMap(({ fact, used }) =>
      around.includes(used) ? [fact] : [fact, ...inside(used, [...around, used])],
    );
  const called = new Set(uses.flatMap(({ used, method }) => (used === method ? [] : [used])));
  const roots = [...methods.keys()].filter((method) => !called.has(method));
  const sequences: string[][] = [];
  // Some only call each other.
  for (const method of [...roots, ...methods.keys()])
    if (!sequences.flat().some((fact) => fact.startsWith(`${method} > `)))
      sequences.push(inside(method, [method]));
  return sequences;
}
