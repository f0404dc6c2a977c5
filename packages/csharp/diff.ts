import { breaksWhenAdded, isBreaking } from './breaking';
import { parseDeclaration } from './declaration';
import { declaredType } from './declared-type';

/** A member, as a reference has it or a snapshot of one. */
export interface ApiMember {
  readonly name: string;
  readonly kind: string;
  /** The declaration, without attributes. */
  readonly signature: string;
  /** What to use instead, once it is deprecated. */
  readonly obsolete?: string | undefined;
}

export interface ApiType extends ApiMember {
  readonly namespace: string;
  /** Those of its bases, too. */
  readonly inherits: readonly string[];
  readonly implements: readonly string[];
  /** The declarations of nested types without a page of their own. */
  readonly nested: readonly string[];
  readonly members: readonly ApiMember[];
}

/** What a change asks of the next version's number (https://semver.org). */
export type Step = 'major' | 'minor' | 'patch';

export interface ApiChange {
  readonly what: 'added' | 'removed' | 'changed' | 'deprecated';
  readonly step: Step;
  readonly type: ApiType;
  /** Unless it is the type itself that differs. */
  readonly member?: ApiMember;
  /** The declaration before it changed. */
  readonly before?: string;
}

/** What differs between two references: by type in the order of names, by member as declared. */
export function diffReferences(older: readonly ApiType[], newer: readonly ApiType[]): ApiChange[] {
  const [before, after] = [byKey(older), byKey(newer)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key): ApiChange[] => {
    const [old, type] = [before.get(key), after.get(key)];
    if (!old) return type ? [{ what: 'added', step: 'minor', type }] : [];
    if (!type) return [{ what: 'removed', step: 'major', type: old }];
    const bases = newer.filter(({ name }) => type.inherits.includes(name)).flatMap(membersOf);
    return [...compare(old, { type }), ...diffMembers(old, type, bases.map(keyOf))];
  });
}

/** @param inherited the keys of the members that bases have now. */
function diffMembers(old: ApiType, type: ApiType, inherited: readonly string[]): ApiChange[] {
  const rest = new Map(membersOf(type).map((member) => [keyOf(member), member]));
  const take = (key = '') => {
    const found = rest.get(key);
    rest.delete(key);
    return found;
  };
  const pairs = membersOf(old).map((member) => [member, take(keyOf(member))] as const);
  const kept = pairs.flatMap(([was, same]): ApiChange[] => {
    // What is left of a name has other parameters now.
    const isNamesake = ({ name }: ApiMember) => counted(name) === counted(was.name);
    const member = same ?? take([...rest].find(([, other]) => isNamesake(other))?.[0]);
    if (member) return compare(was, { type, member });
    // What an override has overridden is still there.
    const isOverride = parseDeclaration(was.signature).modifiers.has('override');
    const step = isOverride || inherited.includes(keyOf(was)) ? 'minor' : 'major';
    return [{ what: 'removed', step, type, member: was }];
  });
  const added = [...rest.values()].map((member): ApiChange => {
    const step = breaksWhenAdded(member.signature, type.kind) ? 'major' : 'minor';
    return { what: 'added', step, type, member };
  });
  return [...kept, ...added];
}

/** The step that all changes ask for together: without any, only texts have changed. */
export const stepOf = (changes: readonly ApiChange[]): Step =>
  (['major', 'minor'] as const).find((one) => changes.some(({ step }) => step === one)) ?? 'patch';

const byKey = (types: readonly ApiType[]) =>
  new Map(types.map((type) => [`${counted(type.name)} ${type.namespace}`, type]));

/** A name with the number of its type parameters, which may have other names. */
function counted(name: string): string {
  return name.replace(/<([^<>]*)>/g, (_, list: string) => `~${list.split(',').length}`);
}

function compare(old: ApiMember, place: Pick<ApiChange, 'type' | 'member'>): ApiChange[] {
  const { type, member } = place;
  const now: ApiMember = member ?? type;
  const bases = [...type.inherits, ...type.implements];
  // What a type is says its declaration: an attribute is a class.
  const isOther = member && old.kind !== now.kind;
  const breaks = isOther || isBreaking(old.signature, now.signature, type.kind, bases);
  const changes: ApiChange[] = [];
  if (breaks || spaced(old.signature) !== spaced(now.signature)) {
    const step = breaks ? 'major' : 'minor';
    changes.push({ ...place, what: 'changed', step, before: old.signature });
  }
  if (now.obsolete !== undefined && old.obsolete === undefined)
    changes.push({ ...place, what: 'deprecated', step: 'minor' });
  return changes;
}

const spaced = (signature: string) => signature.replace(/\s+/g, ' ').trim();

/** The members and nested types. */
function membersOf({ members, nested }: ApiType): ApiMember[] {
  const nameOf = (signature: string) => declaredType(signature)?.name ?? '';
  return [
    ...members,
    ...nested.map((signature) => ({ name: nameOf(signature), kind: 'nested', signature })),
  ];
}

/** Tells overloads apart, and an event from a method. `params` and `this` do not. */
function keyOf({ kind, name, signature }: ApiMember): string {
  const types = parseDeclaration(signature).parameters.map(({ type }) => type);
  return `${kind} ${counted(name)}(${types.join().replace(/\b(?:params|this) /g, '')})`;
}
