import type { TypeTargets } from '../html/type-links';
import { labelOf } from './members';
import type { Reference } from './reference';
import { groupsOf, type ReferenceType } from './reference-type';
import type { ApiMember } from './schema';
import { parseTypeName, substituteTypes } from './type-names';

/** A member that a type has from another one. */
export interface InheritedMember {
  /** As a list names it: `RequestOwnership()`. */
  readonly label: string;
  readonly anchor: string;
  /** Markdown. */
  readonly summary: string;
}

/** What a type inherits from one documented type. */
export interface InheritedGroup {
  /** The base as the chain names it: `RealtimeComponent<PlayerModel>`. */
  readonly from: string;
  readonly path: string;
  readonly members: readonly InheritedMember[];
}

/**
 * The base classes, nearest first. A type may name its nearest base only: what follows is then
 * taken from that base's page, with the type arguments put in.
 */
export function baseChain(reference: Reference, { type }: ReferenceType): string[] {
  const chain = [...type.inherits];
  // A circle in the content ends where it closes.
  const seen = new Set([type.name]);
  for (;;) {
    const last = chain.at(-1);
    const base = last === undefined ? undefined : reference.typeOf(last);
    if (last === undefined || !base || seen.has(base.type.name)) return chain;
    seen.add(base.type.name);
    if (base.type.inherits.length === 0) return chain;
    const types = argumentsOf(base, last);
    chain.push(...base.type.inherits.map((name) => substituteTypes(name, types)));
  }
}

/** The interfaces that an interface extends, its own first and then theirs. */
function baseInterfaces(reference: Reference, { type }: ReferenceType): string[] {
  const found: string[] = [];
  const seen = new Set([type.name]);
  const queue = [...type.implements];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    found.push(name);
    const base = reference.typeOf(name);
    if (!base) continue;
    const types = argumentsOf(base, name);
    queue.push(...base.type.implements.map((one) => substituteTypes(one, types)));
  }
  return found;
}

/** The types that name a type as their nearest base, or as one of their interfaces. */
export function derivedTypes(reference: Reference, own: ReferenceType): ReferenceType[] {
  return reference.types
    .filter(({ type, unlisted }) => {
      const bases = [...type.inherits.slice(0, 1), ...type.implements];
      return !unlisted && bases.some((name) => reference.typeOf(name)?.path === own.path);
    })
    .sort((a, b) => (a.type.name < b.type.name ? -1 : 1));
}

/**
 * The members that a class has from its documented base classes, and an interface from its base
 * interfaces; nearest first, without those that are overridden on the way.
 */
export function inheritedMembers(reference: Reference, own: ReferenceType): InheritedGroup[] {
  const { type } = own;
  const bases =
    type.kind === 'interface' ? baseInterfaces(reference, own) : baseChain(reference, own);
  const taken = new Set(type.members.map((member) => signatureKey(member, new Map())));
  return bases.flatMap((from): InheritedGroup[] => {
    const base = reference.typeOf(from);
    if (!base || base.path === own.path) return [];
    const types = argumentsOf(base, from);
    const members = groupsOf(base).flatMap(({ overloads }) => {
      const left = overloads.filter((member) => isInherited(member));
      const visible = left.filter((member) => !taken.has(signatureKey(member, types)));
      const [first] = visible;
      return first
        ? [{ label: labelOf(first, false), anchor: first.id, summary: first.summary }]
        : [];
    });
    for (const member of base.type.members) taken.add(signatureKey(member, types));
    return members.length > 0 ? [{ from, path: base.path, members }] : [];
  });
}

/**
 * What names in code lead to where a type declares them: inside it, or inside one of its base
 * classes. Of two with one name, the nearest counts.
 */
export function nestedTargets(reference: Reference): TypeTargets['nested'] {
  const byPath = new Map(reference.types.map((one) => [one.path, one]));
  return (name, arity, within) => {
    const outer =
      typeof within === 'string'
        ? byPath.get(within)
        : reference.typeByName(within.name, within.arity);
    if (!outer) return undefined;
    const bases = baseChain(reference, outer).flatMap((base) => reference.typeOf(base) ?? []);
    for (const type of [outer, ...bases]) {
      const anchor = reference.nestedIn(type, name, arity);
      if (anchor !== undefined) return { path: type.path, anchor };
    }
    return undefined;
  };
}

/** Constructors and operators belong to their own type. */
function isInherited({ kind }: ApiMember): boolean {
  return kind !== 'constructor' && kind !== 'operator' && kind !== 'value';
}

/** Methods are told apart by their parameters' types; of what else there is, a name has one. */
function signatureKey(
  { kind, name, parameters }: ApiMember,
  types: ReadonlyMap<string, string>,
): string {
  if (kind !== 'method' && kind !== 'indexer') return name;
  const list = parameters.map(({ type }) => substituteTypes(type, types).replace(/\s/g, ''));
  return `${kind === 'indexer' ? 'this' : name}(${list.join()})`;
}

/** What stands for each type parameter of a type in an expression that names it. */
function argumentsOf({ type }: ReferenceType, expression: string): Map<string, string> {
  const { args } = parseTypeName(expression);
  return new Map(
    parseTypeName(type.name).args.flatMap((parameter, index): [string, string][] => {
      const argument = args[index];
      return argument === undefined || argument === parameter ? [] : [[parameter, argument]];
    }),
  );
}
