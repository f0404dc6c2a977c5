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

/** A type, or a member of one. */
interface Entry {
  readonly type: ApiType;
  readonly member?: ApiMember;
}

export interface ApiChange extends Entry {
  readonly what: 'added' | 'removed' | 'changed' | 'deprecated';
  readonly step: Step;
  /** The declaration before it changed. */
  readonly before?: string;
}

/** What differs between two references: by type in the order of names, by member as declared. */
export function diffReferences(older: readonly ApiType[], newer: readonly ApiType[]): ApiChange[] {
  const [before, after] = [byKey(older), byKey(newer)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key): ApiChange[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (!old) return now ? [{ what: 'added', step: 'minor', type: now }] : [];
    if (!now) return [{ what: 'removed', step: 'major', type: old }];
    const bases = newer.filter(({ name }) => now.inherits.includes(name)).flatMap(membersOf);
    const members = pairsOf(membersOf(old), membersOf(now)).flatMap(([was, member]) => {
      if (was && member) return compare(was, member, { type: now, member });
      return was ? [removed(was, now, bases)] : member ? [added(member, now)] : [];
    });
    return [...compare(old, now, { type: now }), ...members];
  });
}

/** The step that all changes ask for together: without any, only texts have changed. */
export function stepOf(changes: readonly ApiChange[]): Step {
  const steps = new Set(changes.map(({ step }) => step));
  return steps.has('major') ? 'major' : steps.has('minor') ? 'minor' : 'patch';
}

const byKey = (types: readonly ApiType[]) =>
  new Map(types.map((type) => [`${counted(type.name)} ${type.namespace}`, type]));

/** A name with the number of its type parameters, which may have other names. */
function counted(name: string): string {
  return name.replace(/<([^<>]*)>/g, (_, list: string) => `~${list.split(',').length}`);
}

function compare(old: ApiMember, now: ApiMember, entry: Entry): ApiChange[] {
  const { kind: owner, inherits, implements: interfaces } = entry.type;
  const place = { isType: !entry.member, owner, inherited: [...inherits, ...interfaces] };
  // What a type is says its declaration: an attribute is a class.
  const isOther = entry.member !== undefined && old.kind !== now.kind;
  const breaks = isOther || isBreaking(old.signature, now.signature, place);
  const step = breaks ? 'major' : 'minor';
  const changes: ApiChange[] = [];
  if (breaks || spaced(old.signature) !== spaced(now.signature))
    changes.push({ ...entry, what: 'changed', step, before: old.signature });
  if (now.obsolete !== undefined && old.obsolete === undefined)
    changes.push({ ...entry, what: 'deprecated', step: 'minor' });
  return changes;
}

const spaced = (signature: string) => signature.replace(/\s+/g, ' ').trim();

function added(member: ApiMember, type: ApiType): ApiChange {
  const step = breaksWhenAdded(member.signature, type.kind) ? 'major' : 'minor';
  return { what: 'added', step, type, member };
}

/** What a base has now is still there, and so is what an override has overridden. */
function removed(member: ApiMember, type: ApiType, bases: readonly ApiMember[]): ApiChange {
  const isStillThere =
    parseDeclaration(member.signature).modifiers.has('override') ||
    bases.some((other) => keyOf(other) === keyOf(member));
  return { what: 'removed', step: isStillThere ? 'minor' : 'major', type, member };
}

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

/** Members before and after. What is left of a name has other parameters now. */
function pairsOf(older: readonly ApiMember[], newer: readonly ApiMember[]) {
  type Pair = readonly [ApiMember | undefined, ApiMember | undefined];
  const rest = new Map(newer.map((member) => [keyOf(member), member]));
  const take = (member: ApiMember | undefined) => {
    const found = member && rest.get(keyOf(member));
    if (found) rest.delete(keyOf(found));
    return found;
  };
  const exact = older.map((member) => [member, take(member)] as const);
  const pairs = exact.map(([member, found]): Pair => {
    const isSame = ({ name }: ApiMember) => counted(name) === counted(member.name);
    return [member, found ?? take([...rest.values()].find(isSame))];
  });
  return [...pairs, ...[...rest.values()].map((member): Pair => [undefined, member])];
}
