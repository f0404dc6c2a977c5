/**
 * Groups things by a name: the names of `order` first, as they stand there, the others by name.
 * Names of `order` that nothing has are left out.
 */
export function groupInOrder<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  order: readonly string[],
): [name: string, things: T[]][] {
  const byName = new Map<string, T[]>();
  for (const thing of things) {
    const group = byName.get(nameOf(thing));
    if (group) group.push(thing);
    else byName.set(nameOf(thing), [thing]);
  }
  const rest = [...byName.keys()].filter((name) => !order.includes(name)).sort();
  return [...order, ...rest].flatMap((name): [string, T[]][] => {
    const group = byName.get(name);
    return group ? [[name, group]] : [];
  });
}
