import type { TypeTargets } from '../html/type-links';
import { anchorOf, memberSections } from './members';
import { type NestedType, nestedTypes } from './nested';
import type { ApiFrontMatter } from './schema';
import { parseTypeName, splitList } from './type-names';

/** A type of the reference and its page. */
export interface ReferenceType {
  readonly path: string;
  readonly type: ApiFrontMatter;
  readonly unlisted: boolean;
}

/** Where a name leads: a page, and a member's anchor on it. */
export interface ReferencePlace {
  readonly path: string;
  readonly anchor?: string;
}

/** What is known of all types at once. */
export interface Reference {
  readonly types: readonly ReferenceType[];
  /** The type that an expression names: `RealtimeComponent<PlayerModel>`, `Tandem.Room`. */
  readonly typeOf: (expression: string) => ReferenceType | undefined;
  /** A type by its name and its number of type arguments; undefined where the number is not known. */
  readonly typeByName: (name: string, arity?: number) => ReferenceType | undefined;
  /** The anchor of a member by its name. */
  readonly anchorIn: (type: ReferenceType, member: string) => string | undefined;
  /** The anchor of a type that another one declares; its number of type parameters tells it from others. */
  readonly nestedIn: (type: ReferenceType, name: string, arity?: number) => string | undefined;
  /**
   * Where a C# name or an id of the compiler's documentation leads: `Room`, `Room.Connect`,
   * `RealtimeSet<TModel>`, `RealtimeSet-TModel`, `Tandem.Realtime.Room.Connect(string)`.
   */
  readonly placeOf: (name: string) => ReferencePlace | undefined;
  /** Every name that leads somewhere, as an author would write it. */
  readonly names: () => readonly string[];
}

/** Indexes the types of the reference by their names. Of two with one name, the first counts. */
export function createReference(types: readonly ReferenceType[]): Reference {
  // By name and arity: `RealtimeSet~1`, `ISerializer~0`.
  const byArity = new Map<string, ReferenceType[]>();
  const byName = new Map<string, ReferenceType>();
  const byUid = new Map<string, ReferencePlace>();
  const anchors = new Map<ReferenceType, ReadonlyMap<string, string>>();
  const nested = new Map<ReferenceType, readonly NestedType[]>();
  for (const one of types) {
    const { name, args } = parseTypeName(one.type.name);
    const key = `${name}~${args.length}`;
    byArity.set(key, [...(byArity.get(key) ?? []), one]);
    // The plain word means the simpler type.
    const known = byName.get(name);
    if (!known || (args.length === 0 && known.type.name !== name)) byName.set(name, one);
    const own = new Map<string, string>();
    for (const { id, overloads } of groupsOf(one)) {
      for (const member of overloads) {
        const anchor = anchorOf(member.name);
        if (!own.has(anchor)) own.set(anchor, id);
        if (member.uid) byUid.set(member.uid, { path: one.path, anchor: member.id });
      }
    }
    const declared = nestedTypes(one.type);
    if (declared.length > 0) nested.set(one, declared);
    for (const { name: inner, id } of declared) {
      const anchor = anchorOf(inner);
      if (!own.has(anchor)) own.set(anchor, id);
    }
    anchors.set(one, own);
    if (one.type.uid) byUid.set(one.type.uid, { path: one.path });
  }

  // A name that types of two namespaces share means none: no link is better than a wrong one.
  const onlyOf = (one: ReferenceType | undefined) => {
    if (!one) return undefined;
    const { name, args } = parseTypeName(one.type.name);
    return byArity.get(`${name}~${args.length}`)?.length === 1 ? one : undefined;
  };
  const typeByName = (name: string, arity?: number) =>
    onlyOf(arity === undefined ? byName.get(name) : byArity.get(`${name}~${arity}`)?.[0]) ??
    (name.endsWith('Attribute') ? undefined : onlyOf(byName.get(`${name}Attribute`)));

  const findType = (expression: string): ReferenceType | undefined => {
    // `Map<A, B>.Add` is a member.
    if (/[>}]\./.test(expression)) return undefined;
    const { qualifier, name, args, counted } = nameForms(expression);
    const counterparts = counted ? (byArity.get(`${name}~${args}`) ?? []) : undefined;
    if (qualifier === '') return counterparts ? onlyOf(counterparts[0]) : typeByName(name);
    const candidates = counterparts ?? types.filter(({ type }) => plainName(type.name) === name);
    return candidates.find(({ type }) => type.namespace === qualifier);
  };

  // Asked for each base of each type, on each page.
  const found = new Map<string, ReferenceType | undefined>();
  const typeOf = (expression: string): ReferenceType | undefined => {
    if (!found.has(expression)) found.set(expression, findType(expression));
    return found.get(expression);
  };

  const anchorIn = (type: ReferenceType, member: string) => anchors.get(type)?.get(member);

  const nestedIn: Reference['nestedIn'] = (type, name, arity) =>
    nested.get(type)?.find((one) => {
      const declared = parseTypeName(one.name);
      return declared.name === name && (arity === undefined || declared.args.length === arity);
    })?.id;

  const memberPlace = (name: string): ReferencePlace | undefined => {
    const [, path = '', list] = /^(.*?)(?:\((.*)\))?$/s.exec(name) ?? [];
    const dot = lastDot(path);
    const owner = dot < 0 ? undefined : typeOf(path.slice(0, dot));
    if (!owner) return undefined;
    const written = path.slice(dot + 1);
    const member = written === '#ctor' ? plainName(owner.type.name) : written;
    const anchor = anchorIn(owner, anchorOf(member.replace(/`+\d+$/, '')));
    if (anchor === undefined) return undefined;
    return { path: owner.path, anchor: overloadOf(owner, anchor, list) };
  };

  return {
    types,
    typeOf,
    typeByName,
    anchorIn,
    nestedIn,
    placeOf: (written) => {
      const name = written.replace(/^[TMPFE]:/, '').trim();
      const byId = byUid.get(written) ?? byUid.get(name);
      if (byId) return byId;
      const type = typeOf(name);
      return type ? { path: type.path } : memberPlace(name);
    },
    names: () =>
      types.flatMap(({ type }) => [
        type.name,
        ...new Set(
          [...type.members, ...nestedTypes(type)].map(
            ({ name }) => `${plainName(type.name)}.${name}`,
          ),
        ),
      ]),
  };
}

/** What names in code lead to. Code tells how many type arguments a name has, prose may not. */
export function documentedTypes(reference: Reference): TypeTargets['documented'] {
  return (name, arity, member) => {
    const exact = reference.typeByName(name, arity);
    const type = exact ?? (arity === 0 ? reference.typeByName(name) : undefined);
    if (!type || member === undefined) return type && { path: type.path };
    // `Room.Unknown` is a mistake of its own; a link to the class would hide it.
    const anchor = reference.anchorIn(type, member);
    return anchor === undefined ? undefined : { path: type.path, anchor };
  };
}

/** The member groups of a type's page, in its order. */
export function groupsOf({ type }: ReferenceType) {
  return memberSections(type.members).flatMap(({ groups }) => groups);
}

/** The name without its type parameters. */
export function plainName(name: string): string {
  return name.replace(/<.*$/, '');
}

/** A name in one of its forms: `Set<T>`, `Set{T}`, `Set-T`, ``Set`1``. */
function nameForms(text: string): {
  qualifier: string;
  name: string;
  args: number;
  counted: boolean;
} {
  const form = /^([^<`{-]*)(?:`(\d+)|((?:-\w+)+))$/.exec(text);
  const { qualifier, name, args } = parseTypeName(
    form ? (form[1] ?? '') : text.replace(/\{/g, '<').replace(/\}/g, '>'),
  );
  if (!form) return { qualifier, name, args: args.length, counted: args.length > 0 };
  const count = form[2] ? Number(form[2]) : (form[3]?.split('-').length ?? 1) - 1;
  return { qualifier, name, args: count, counted: true };
}

/** The last dot outside type arguments and before an indexer's brackets. */
function lastDot(text: string): number {
  const end = /\.(?:this\[.*|[^.<>]*(?:<[^.]*>)?)$/.exec(text);
  return end ? end.index : -1;
}

/** The anchor of the overload whose parameters have the types of a list; the first one's otherwise. */
function overloadOf(owner: ReferenceType, anchor: string, list: string | undefined): string {
  const group = groupsOf(owner).find(({ id }) => id === anchor);
  if (list === undefined || !group) return anchor;
  const wanted = splitList(list).map(shortType).join();
  const fits = group.overloads.find(
    ({ parameters }) => parameters.map(({ type }) => shortType(type)).join() === wanted,
  );
  return fits?.id ?? anchor;
}

/** `System.String` and `string text` are both `string`. */
function shortType(text: string): string {
  return text
    .replace(/\s+\w+$/, '')
    .replace(/\b(?:\w+\.)+(?=\w)/g, '')
    .replace(/\w+/g, (name) => KEYWORDS[name] ?? name)
    .replace(/\s/g, '');
}

const KEYWORDS: Readonly<Record<string, string>> = {
  Boolean: 'bool',
  Byte: 'byte',
  SByte: 'sbyte',
  Int16: 'short',
  UInt16: 'ushort',
  Int32: 'int',
  UInt32: 'uint',
  Int64: 'long',
  UInt64: 'ulong',
  Single: 'float',
  Double: 'double',
  String: 'string',
  Object: 'object',
};
