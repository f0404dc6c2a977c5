import { anchorOf, placedMembers } from './members';
import { type NestedType, nestedTypes } from './nested';
import { groupsOf, type ReferencePlace, type ReferenceType } from './reference-type';
import { parseTypeName } from '../../packages/csharp/type-names';

/** Finds members and nested types on the pages of their types. */
export interface MemberLookup {
  /** The anchor of a member, by name. */
  readonly anchorIn: (type: ReferenceType, member: string) => string | undefined;
  /** The anchor of a nested type, by name and, if given, number of type parameters. */
  readonly nestedIn: (type: ReferenceType, name: string, arity?: number) => string | undefined;
  /** The page and anchor for an id from the compiler's documentation. */
  readonly placeOfUid: (uid: string) => ReferencePlace | undefined;
}

/** Indexes the members of types. */
export function createMemberLookup(types: readonly ReferenceType[]): MemberLookup {
  const nested = new Map(types.map((one) => [one, nestedTypes(one.type)]));
  const anchors = new Map(types.map((one) => [one, anchorsOf(one, nested.get(one) ?? [])]));
  const byUid = new Map(types.flatMap(uidsOf));
  return {
    anchorIn: (type, member) => anchors.get(type)?.get(member),
    nestedIn: (type, name, arity) =>
      nested.get(type)?.find((one) => {
        const declared = parseTypeName(one.name);
        return declared.name === name && (arity === undefined || declared.args.length === arity);
      })?.id,
    placeOfUid: (uid) => byUid.get(uid),
  };
}

/** Members take precedence over nested types of the same name. */
function anchorsOf(one: ReferenceType, nested: readonly NestedType[]): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const { name, id } of [...groupsOf(one), ...nested]) {
    const anchor = anchorOf(name);
    if (!anchors.has(anchor)) anchors.set(anchor, id);
  }
  return anchors;
}

function uidsOf(one: ReferenceType): [uid: string, place: ReferencePlace][] {
  const { path, type } = one;
  const members = placedMembers(type.members).map(({ uid, id }) => ({
    uid,
    place: { path, anchor: id },
  }));
  return [...members, { uid: type.uid, place: { path } }].flatMap(
    ({ uid, place }): [string, ReferencePlace][] => (uid ? [[uid, place]] : []),
  );
}
