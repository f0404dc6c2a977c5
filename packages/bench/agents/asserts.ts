import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { Asserts } from './tasks';

/**
 * The asserts that an answer fails, as sentences.
 *
 * @param facts what it declares and uses: see `evidence.cs`.
 */
export function failedAsserts({ has, never, before }: Asserts, facts: readonly string[]): string[] {
  const found = (pattern: string) => facts.find(matcher(pattern));
  const sequences = before.length > 0 ? sequencesOf(facts) : [];
  return [
    ...has.filter((pattern) => found(pattern) === undefined).map((one) => `It lacks ${one}.`),
    ...never.flatMap((pattern) => {
      const fact = found(pattern);
      return fact === undefined ? [] : [`It has ${fact}.`];
    }),
    ...before
      .filter(([first, then]) => {
        const [isFirst, isThen] = [matcher(first), matcher(then)];
        return sequences.some((uses) => {
          const at = uses.findIndex(isThen);
          return at >= 0 && !uses.slice(0, at).some(isFirst);
        });
      })
      .map(([first, then]) => `${then} comes without ${first} before it.`),
  ];
}

function matcher(pattern: string): (fact: string) => boolean {
  const forms = pattern.split(' | ').map((one) => {
    const parts = one.split('*').map((part) => part.replace(/[^\w\s]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  return (fact) => forms.some((form) => form.test(fact));
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
  const reached = new Set<string>();
  const inside = (method: string, around: readonly string[] = []): string[] => {
    reached.add(method);
    const within = [...around, method];
    return (methods.get(method) ?? []).flatMap(({ fact, used }) =>
      methods.has(used) && !within.includes(used) ? [fact, ...inside(used, within)] : [fact],
    );
  };
  const called = new Set(uses.flatMap(({ used, method }) => (used === method ? [] : [used])));
  const roots = [...methods.keys()].filter((method) => !called.has(method));
  // Some only call each other.
  const all = [...roots, ...methods.keys()];
  return all.flatMap((method) => (reached.has(method) ? [] : [inside(method)]));
}
