import { groupBy } from '../config/diagnostics/group-by';
import type { TypeTargets } from '../markdown/html/fill-type-links';
import { labelOf, placedMembers } from './members';
import { nestedTypes } from './nested';
import { indexOnce, listedTypes, type Reference } from './reference';
import { groupsOf, type ReferenceType } from './reference-type';
import type { ApiMember, MemberKind } from './schema';
import { parseTypeName, substituteTypes } from '../../packages/csharp/type-names';

/** A member that a type inherits from another. */
export interface InheritedMember {
  readonly kind: MemberKind;
  /** As shown in lists: `RequestOwnership()`. */
  readonly label: string;
  readonly anchor: string;
  /** Whether the anchor is free on the page of the type that inherits it, so that it leads there. */
  readonly isAnchor: boolean;
  /** Markdown. */
  readonly summary: string;
}

/** What a type inherits from one documented type. */
export interface InheritedGroup {
  /** The base as named in the chain: `RealtimeComponent<PlayerModel>`. */
  readonly from: string;
  readonly path: string;
  readonly members: readonly InheritedMember[];
}

/**
 * The base classes, nearest first. A type may name only its nearest base: the rest then comes from
 * that base's page, with type arguments substituted.
 */
export function baseChain(reference: Reference, { type }: ReferenceType): string[] {
  const chain = [...type.inherits];
  // Mistakes in the content may form a cycle: stop where it closes.
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

/** A type and its documented base classes, nearest first. */
export function withBases(reference: Reference, own: ReferenceType): ReferenceType[] {
  return [own, ...baseChain(reference, own).flatMap((base) => reference.typeOf(base) ?? [])];
}

/** The interfaces that an interface extends: its own first, then theirs. */
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

/** The listed types that name a type as their nearest base or as one of their interfaces. */
export function derivedTypes(reference: Reference, own: ReferenceType): ReferenceType[] {
  return (derivedByPath(reference).get(own.path) ?? []).map(({ type }) => type);
}

const derivedByPath = indexOnce((reference) => {
  const derived = listedTypes(reference).flatMap((type) => {
    const bases = [...type.type.inherits.slice(0, 1), ...type.type.implements];
    const paths = new Set(bases.flatMap((name) => reference.typeOf(name)?.path ?? []));
    return [...paths].map((path) => ({ path, type }));
  });
  return groupBy(derived, ({ path }) => path);
});

/** The types whose members a type has, nearest first. */
export function basesOf(reference: Reference, own: ReferenceType): string[] {
  return own.type.kind === 'interface' ? baseInterfaces(reference, own) : baseChain(reference, own);
}

/**
 * The members that a class inherits from its documented base classes, or an interface from its base
 * interfaces: nearest first, without those overridden on the way.
 */
export function inheritedMembers(reference: Reference, own: ReferenceType): InheritedGroup[] {
  const { type } = own;
  const bases = basesOf(reference, own);
  const taken = new Set(type.members.map((member) => signatureKey(member, new Map())));
  const anchors = new Set([
    ...placedMembers(type.members).map(({ id }) => id),
    ...nestedTypes(type).map(({ id }) => id),
  ]);
  const isFree = (anchor: string) => {
    const isNew = !anchors.has(anchor);
    anchors.add(anchor);
    return isNew;
  };
  return bases.flatMap((from): InheritedGroup[] => {
    const base = reference.typeOf(from);
    if (!base || base.path === own.path) return [];
    const types = argumentsOf(base, from);
    const members = groupsOf(base).flatMap(({ overloads }) => {
      const first = overloads.find(
        (member) => isInherited(member) && !taken.has(signatureKey(member, types)),
      );
      if (!first) return [];
      const { kind, id: anchor, summary } = first;
      return [{ kind, label: labelOf(first, false), anchor, isAnchor: isFree(anchor), summary }];
    });
    for (const member of base.type.members) taken.add(signatureKey(member, types));
    return members.length > 0 ? [{ from, path: base.path, members }] : [];
  });
}

/**
 * Resolves names in code to types nested in a type or in one of its base classes. If several match,
 * the nearest wins.
 */
export function nestedTargets(reference: Reference): TypeTargets['nested'] {
  const byPath = new Map(reference.types.map((one) => [one.path, one]));
  return (name, arity, within) => {
    const outer =
      typeof within === 'string'
        ? byPath.get(within)
        : reference.typeByName(within.name, within.arity);
    if (!outer) return undefined;
    for (const type of withBases(reference, outer)) {
      const anchor = reference.nestedIn(type, name, arity);
      if (anchor !== undefined) return { path: type.path, anchor };
    }
    return undefined;
  };
}

/** Constructors, operators and enum values aren't inherited. */
function isInherited({ kind }: ApiMember): boolean {
  return kind !== 'constructor' && kind !== 'operator' && kind !== 'value';
}

/** Methods and indexers differ by their parameters' types; all other members by name alone. */
function signatureKey(
  { kind, name, parameters }: ApiMember,
  types: ReadonlyMap<string, string>,
): string {
  if (kind !== 'method' && kind !== 'indexer') return name;
  const list = parameters.map(({ type }) => substituteTypes(type, types).replace(/\s/g, ''));
  return `${kind === 'indexer' ? 'this' : name}(${list.join()})`;
}

/** The type arguments in an expression that names a type, by type parameter. */
function argumentsOf({ type }: ReferenceType, expression: string): Map<string, string> {
  const { args } = parseTypeName(expression);
  return new Map(
    parseTypeName(type.name).args.flatMap((parameter, index): [string, string][] => {
      const argument = args[index];
      return argument === undefined || argument === parameter ? [] : [[parameter, argument]];
    }),
  );
}
