import type { TypeTargets } from '../markdown/html/fill-type-links';
import { KEYWORDS } from '../../packages/csharp/names';
import { createMemberLookup, type MemberLookup } from './member-lookup';
import { anchorOf } from './members';
import { nestedTypes } from './nested';
import { groupsOf, type ReferencePlace, type ReferenceType } from './reference-type';
import { createTypeLookup, type TypeLookup } from './type-lookup';
import { splitList } from '../../packages/csharp/brackets';
import { parseTypeName } from '../../packages/csharp/type-names';

/** An index of all types. */
export interface Reference extends TypeLookup, Omit<MemberLookup, 'placeOfUid'> {
  readonly types: readonly ReferenceType[];
  /**
   * Resolves a C# name or an id from the compiler's documentation: `Room`, `Room.Connect`,
   * `RealtimeSet<TModel>`, `RealtimeSet-TModel`, `Tandem.Realtime.Room.Connect(string)`.
   */
  readonly placeOf: (name: string) => ReferencePlace | undefined;
  /** Every name that leads somewhere, as an author would write it. */
  readonly names: () => readonly string[];
}

/** Indexes the types of the reference by name. An ambiguous name leads nowhere. */
export function createReference(types: readonly ReferenceType[]): Reference {
  const named = createTypeLookup(types);
  const { placeOfUid, ...inside } = createMemberLookup(types);
  return {
    types,
    ...named,
    ...inside,
    placeOf: (written) => {
      const name = written.replace(/^[TMPFE]:/, '').trim();
      const byId = placeOfUid(written) ?? placeOfUid(name);
      if (byId) return byId;
      const type = named.typeOf(name);
      return type ? { path: type.path } : memberPlace(name, { ...named, ...inside });
    },
    names: () => types.flatMap(namesOf),
  };
}

/** The types that lists have, sorted by name. */
export function listedTypes({ types }: Reference): ReferenceType[] {
  return types
    .filter(({ unlisted }) => !unlisted)
    .sort((a, b) => (a.type.name < b.type.name ? -1 : 1));
}

/** An index of all types, made once: to go through them for each class would take their square. */
export function indexOnce<T>(index: (reference: Reference) => T): (reference: Reference) => T {
  const indexes = new WeakMap<Reference, T>();
  return (reference) => {
    const made = indexes.get(reference) ?? index(reference);
    indexes.set(reference, made);
    return made;
  };
}

/** The names of a type and its members, as an author would write them. */
function namesOf({ type }: ReferenceType): string[] {
  const inside = [...type.members, ...nestedTypes(type)];
  const own = parseTypeName(type.name);
  const outer = [own.qualifier, own.name].filter((part) => part !== '').join('.');
  const names = inside.map(({ name }) => `${outer}.${name}`);
  return [type.name, ...new Set(names)];
}

/** `Room.Connect`, `Room.Connect(string)`, `Room.#ctor`. */
function memberPlace(
  name: string,
  { typeOf, anchorIn }: Pick<Reference, 'typeOf' | 'anchorIn'>,
): ReferencePlace | undefined {
  const [, path = '', list] = /^(.*?)(?:\((.*)\))?$/s.exec(name) ?? [];
  const dot = lastDot(path);
  const owner = dot < 0 ? undefined : typeOf(path.slice(0, dot));
  if (!owner) return undefined;
  const written = path.slice(dot + 1);
  const member = written === '#ctor' ? parseTypeName(owner.type.name).name : written;
  const anchor = anchorIn(owner, anchorOf(member.replace(/`+\d+$/, '')));
  if (anchor === undefined) return undefined;
  return { path: owner.path, anchor: overloadOf(owner, anchor, list) };
}

/** The last dot that is outside type arguments and before an indexer's brackets. */
function lastDot(text: string): number {
  const end = /\.(?:this\[.*|[^.<>]*(?:<[^.]*>)?)$/.exec(text);
  return end ? end.index : -1;
}

/** Resolves names in code. Code shows how many type arguments a name has, prose may not. */
export function documentedTypes(reference: Reference): TypeTargets['documented'] {
  return (name, arity, member) => {
    const exact = reference.typeByName(name, arity);
    const type = exact ?? (arity === 0 ? reference.typeByName(name) : undefined);
    if (!type || member === undefined) return type && { path: type.path };
    // `Room.Unknown` is a mistake that a link to the class would hide.
    const anchor = reference.anchorIn(type, member);
    return anchor === undefined ? undefined : { path: type.path, anchor };
  };
}

/** The anchor of the overload with the listed parameter types, or else of the first overload. */
function overloadOf(owner: ReferenceType, anchor: string, list: string | undefined): string {
  const group = groupsOf(owner).find(({ id }) => id === anchor);
  if (list === undefined || !group) return anchor;
  const wanted = splitList(list).map(shortType).join();
  const fits = group.overloads.find(
    ({ parameters }) => parameters.map(({ type }) => shortType(type)).join() === wanted,
  );
  return fits?.id ?? anchor;
}

/** `System.String` and `string text` both become `string`. */
function shortType(text: string): string {
  return text
    .replace(/\s+\w+$/, '')
    .replace(/\b(?:\w+\.)+(?=\w)/g, '')
    .replace(/\w+/g, (name) => KEYWORDS.get(name) ?? name)
    .replace(/\s/g, '');
}
