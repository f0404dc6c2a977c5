import type { Values } from './coordinate-search';

/** The weights as they are declared: numbers, and groups of numbers by the kind of query. */
export type Weights = Record<string, number | Record<string, number>>;

/** The weights by one name each: those of a group are `group.kind`. */
export function flatWeights(weights: Readonly<Weights>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights).flatMap(([name, value]) =>
      typeof value === 'number'
        ? [[name, value] as const]
        : Object.entries(value).map(([kind, one]) => [`${name}.${kind}`, one] as const),
    ),
  );
}

/** Sets weights in place: every module that has imported them sees the new values. */
export function setWeights(weights: Weights, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const [first = '', kind] = name.split('.');
    const group = weights[first];
    if (kind === undefined) weights[first] = value;
    else if (typeof group === 'object') group[kind] = value;
  }
}

/**
 * The source of `packages/search/engine/weights.ts` with other values; comments and order stay.
 *
 * @throws {Error} where a weight is not declared on a line of its own.
 */
export function rewriteWeights(source: string, values: Values): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const [first = '', kind] = name.split('.');
    const pattern =
      kind === undefined
        ? new RegExp(`^(  ${first}: )[\\d.]+(?=,$)`, 'm')
        : new RegExp(`^(  ${first}: \\{(?:.*[ ,])?${kind}: )[\\d.]+(?=[ ,].*\\},$)`, 'm');
    if (!pattern.test(text)) throw new Error(`The weight ${name} is not declared on its own line.`);
    return text.replace(pattern, (_, declaration: string) => `${declaration}${value}`);
  }, source);
}
