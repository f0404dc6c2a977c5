import { groupBy } from '../../config/diagnostics/group-by';
import type { ApiType, ApiTypeMember } from '../../config/project/api-history';
import { breaksWhenAdded, isBreaking } from '../../../packages/csharp/breaking';
import { parseDeclaration } from '../../../packages/csharp/declaration';
import { declaredType } from '../../../packages/csharp/declared-type';

/** What a change asks of the next version's number (https://semver.org). */
export type Step = 'major' | 'minor' | 'patch';

export interface ApiChange {
  readonly what: 'added' | 'removed' | 'changed' | 'deprecated';
  readonly step: Step;
  /** As it is now, or was before it was removed. */
  readonly type: ApiType;
  /** None if it is the type itself that has changed. */
  readonly member?: ApiTypeMember;
  /** The declaration before it changed. */
  readonly before?: string;
}

/** What differs between two references: by type in the order of names, by member as declared. */
export function diffReferences(older: readonly ApiType[], newer: readonly ApiType[]): ApiChange[] {
  const before = new Map(older.map((type) => [keyOfType(type), type]));
  const after = new Map(newer.map((type) => [keyOfType(type), type]));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key): ApiChange[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old && now) return changesOf(old, now, newer);
    if (now) return [{ what: 'added', step: 'minor', type: now }];
    return old ? [{ what: 'removed', step: 'major', type: old }] : [];
  });
}

/** The step that all changes ask for together: without any, only texts have changed. */
export function stepOf(changes: readonly ApiChange[]): Step {
  const steps = new Set(changes.map(({ step }) => step));
  return steps.has('major') ? 'major' : steps.has('minor') ? 'minor' : 'patch';
}

function keyOfType({ name, namespace }: ApiType): string {
  return `${counted(name)} ${namespace}`;
}

/** A name with the number of its type parameters, which may have other names. */
function counted(name: string): string {
  return name.replace(/<([^<>]*)>/g, (_, list: string) => `~${list.split(',').length}`);
}

function changesOf(old: ApiType, now: ApiType, newer: readonly ApiType[]): ApiChange[] {
  const bases = newer.filter(({ name }) => now.inherits.includes(name));
  const members = pairsOf(membersOf(old), membersOf(now)).flatMap(([before, after]) => {
    if (after) return before ? compare(before, after, now, after) : [added(after, now)];
    return before ? [removed(before, now, bases)] : [];
  });
  return [...compare(old, now, now), ...members];
}

/** @param member of which type the declarations are, unless they are its own. */
function compare(
  old: ApiTypeMember,
  now: ApiTypeMember,
  type: ApiType,
  member?: ApiTypeMember,
): ApiChange[] {
  const place = {
    isType: !member,
    owner: type.kind,
    inherited: [...type.inherits, ...type.implements],
  };
  const breaks = old.kind !== now.kind || isBreaking(old.signature, now.signature, place);
  const isSame = spaced(old.signature) === spaced(now.signature) && !breaks;
  const isDeprecated = now.obsolete !== undefined && old.obsolete === undefined;
  const one = { type, ...(member && { member }) };
  return [
    ...(isSame
      ? []
      : [
          {
            ...one,
            what: 'changed',
            step: breaks ? 'major' : 'minor',
            before: old.signature,
          } as const,
        ]),
    ...(isDeprecated ? [{ ...one, what: 'deprecated', step: 'minor' } as const] : []),
  ];
}

const spaced = (signature: string) => signature.replace(/\s+/g, ' ').trim();

function added(member: ApiTypeMember, type: ApiType): ApiChange {
  const step = breaksWhenAdded(member.signature, type.kind) ? 'major' : 'minor';
  return { what: 'added', step, type, member };
}

/** What a base has now is still there, and so is what an override has overridden. */
function removed(member: ApiTypeMember, type: ApiType, bases: readonly ApiType[]): ApiChange {
  const key = keyOf(member);
  const isInherited =
    parseDeclaration(member.signature).modifiers.has('override') ||
    bases.some(({ members }) => members.some((other) => keyOf(other) === key));
  return { what: 'removed', step: isInherited ? 'minor' : 'major', type, member };
}

/** The members and nested types. */
function membersOf({ members, nested }: ApiType): ApiTypeMember[] {
  return [
    ...members,
    ...nested.map((signature) => ({
      name: declaredType(signature)?.name ?? '',
      kind: 'nested',
      signature,
    })),
  ];
}

/** Tells overloads apart, and an event from a method. `params` and `this` do not. */
function keyOf({ kind, name, signature }: ApiTypeMember): string {
  const types = parseDeclaration(signature).parameters.map(({ type }) => type);
  return `${kind} ${counted(name)}(${types.map((type) => type.replace(/^(?:params|this) /, '')).join()})`;
}

type Pair = readonly [ApiTypeMember | undefined, ApiTypeMember | undefined];

/** Members before and after. What is left of a name has other parameters now. */
function pairsOf(older: readonly ApiTypeMember[], newer: readonly ApiTypeMember[]): Pair[] {
  const rest = new Map(newer.map((member) => [keyOf(member), member]));
  const take = (member: ApiTypeMember | undefined) => {
    const found = member && rest.get(keyOf(member));
    if (found) rest.delete(keyOf(found));
    return found;
  };
  const exact = older.map((member) => [member, take(member)] as const);
  const left = groupBy([...rest.values()], ({ name }) => counted(name));
  const pairs = exact.map(([member, found]): Pair => {
    return [member, found ?? take(left.get(counted(member.name))?.shift())];
  });
  return [...pairs, ...[...rest.values()].map((member): Pair => [undefined, member])];
}
