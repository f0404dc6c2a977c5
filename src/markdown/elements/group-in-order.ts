import { groupBy } from '../../config/diagnostics/group-by';

/**
 * Groups things by name. The names in `order` come first, in that order; the others are sorted.
 * Names in `order` without any things are left out.
 */
export function groupInOrder<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  order: readonly string[],
): [name: string, things: T[]][] {
  const byName = groupBy(things, nameOf);
  const rest = [...byName.keys()].filter((name) => !order.includes(name)).sort();
  return [...order, ...rest].flatMap((name): [string, T[]][] => {
    const group = byName.get(name);
    return group ? [[name, group]] : [];
  });
}
