import { parseDeclaration } from '../../../packages/csharp/declaration';
import { OPERATOR_NAMES } from '../../../packages/csharp/names';
import { split, splitList } from '../../../packages/csharp/brackets';
import { groupBy } from '../../config/diagnostics/group-by';
import { ownValue } from '../../config/diagnostics/own-value';
import type { ExternalXrefs } from '../../reference/external-xrefs';
import { nestedTypes } from '../../reference/nested';
import type { Reference } from '../../reference/reference';
import { groupsOf, plainName, type ReferenceType } from '../../reference/reference-type';
import { runtimeName } from '../../reference/runtime-name';
import type { PlacedMember } from '../../reference/members';
import type { MemberKind } from '../../reference/schema';
import { type TypeScope, typeScope } from './type-scope';

/** A type or member as DocFX lists it, with its place on this site. */
export interface XrefEntry {
  readonly uid: string;
  readonly commentId: string;
  readonly name: string;
  readonly fullName: string;
  readonly nameWithType: string;
  /** The page, with an anchor for members. */
  readonly path: string;
  /** Whether it stands for all overloads. */
  readonly isSpec?: true;
}

const LETTERS: Readonly<Record<MemberKind, string>> = {
  constructor: 'M',
  method: 'M',
  operator: 'M',
  property: 'P',
  indexer: 'P',
  event: 'E',
  field: 'F',
  constant: 'F',
  value: 'F',
};

/** A type, the types in it, its members, and what their overloads have in common. */
export function xrefEntries(
  reference: Reference,
  own: ReferenceType,
  xrefs?: ExternalXrefs,
): XrefEntry[] {
  const { type, path } = own;
  const scope = typeScope(reference, own, xrefs);
  const typeUid = withoutLetter(type.uid) ?? uidOf(type.namespace, type.name);
  const entry = (uid: string, name: string): XrefEntry => ({
    uid,
    commentId: `T:${uid}`,
    name,
    fullName: `${type.namespace}.${name}`,
    nameWithType: name,
    path,
  });
  const nested = nestedTypes(type).map(({ name, id }) => ({
    ...entry(`${typeUid}.${uidOf('global', name)}`, `${type.name}.${name}`),
    path: `${path}#${id}`,
  }));
  const members = groupsOf(own).flatMap(({ overloads }) =>
    overloads.flatMap((member) => memberEntries(own, typeUid, member, scope)),
  );
  const byUid = groupBy([entry(typeUid, type.name), ...nested, ...members], ({ uid }) => uid);
  return [...byUid.values()].flatMap(([first]) => first ?? []);
}

/** A member, and its overloads: fields and events have none. */
function memberEntries(
  { type, path }: ReferenceType,
  typeUid: string,
  member: PlacedMember,
  scope: TypeScope,
): XrefEntry[] {
  const { kind, name, signature, id } = member;
  const { parameters } = parseDeclaration(signature);
  const types = parameters.map((parameter) =>
    parameter.type.replace(/^(?:(?:this|params)\s+)+/, ''),
  );
  const variables = kind === 'method' ? typeParametersIn(signature, name) : [];
  const ids = idsOfParameters(type.name, variables);
  const list = types.map((one) => parameterId(one, ids, scope)).join();
  // Conversions differ by what they return, too.
  const target = /^(?:implicit|explicit) operator\s*(.+)$/.exec(name)?.[1];
  const uid =
    withoutLetter(member.uid) ??
    `${typeUid}.${metadataName(member, types.length, scope)}` +
      (variables.length > 0 ? `\`\`${variables.length}` : '') +
      (list === '' ? '' : `(${list})`) +
      (target === undefined ? '' : `~${scope.idOf(target, ids)}`);
  const label =
    name.includes('<') || variables.length === 0 ? name : `${name}<${variables.join(', ')}>`;
  const shown = (text: string) => {
    if (kind === 'indexer') return `this[${text}]`;
    return LETTERS[kind] === 'M' ? `${label}(${text})` : label;
  };
  const entry = (own: string, commentId: string, some: string, full: string): XrefEntry => ({
    uid: own,
    commentId,
    name: some,
    fullName: `${type.namespace}.${type.name}.${full}`,
    nameWithType: `${type.name}.${some}`,
    path: `${path}#${id}`,
  });
  const all = uid.replace(/(?:``\d+)?\(.*$|``\d+$/s, '');
  const plain = kind === 'indexer' ? 'this' : name.replace(/<[^<>]*>$/, '');
  const text = types.join(', ');
  return [
    entry(uid, `${LETTERS[kind]}:${uid}`, shown(text), shown(scope.qualified(text))),
    ...('MP'.includes(LETTERS[kind])
      ? [{ ...entry(`${all}*`, `Overload:${all}`, plain, plain), isSpec: true as const }]
      : []),
  ];
}

function uidOf(namespace: string, name: string): string {
  return runtimeName(namespace, name).replaceAll('+', '.');
}

/** Ids may begin with what they are the id of: `T:Tandem.Realtime.Room`. */
function withoutLetter(uid: string | undefined): string | undefined {
  return uid?.replace(/^[TMPFE]:/, '');
}

/** `Cast<T>(object value)` has `T`. */
function typeParametersIn(signature: string, name: string): string[] {
  const last = plainName(split(name, '.').at(-1) ?? '');
  return splitList(new RegExp(`\\b${last}\\s*<([^()]*?)>\\s*\\(`).exec(signature)?.[1] ?? '');
}

/** Type parameters by their numbers: those of a type have one backtick, those of a method two. */
function idsOfParameters(typeName: string, variables: readonly string[]): Map<string, string> {
  const own = [...typeName.matchAll(/<([^<>]*)>/g)].flatMap(([, list = '']) => splitList(list));
  return new Map([
    ...own.map((name, index): [string, string] => [name, `\`${index}`]),
    ...variables.map((name, index): [string, string] => [name, `\`\`${index}`]),
  ]);
}

function parameterId(type: string, ids: ReadonlyMap<string, string>, scope: TypeScope): string {
  const plain = type.replace(/^(?:(?:scoped|ref|readonly|out|in)\s+)+/, '');
  return scope.idOf(plain, ids) + (/^(?:scoped\s+)?(?:ref|out|in)\s/.test(type) ? '@' : '');
}

/** The name in compiled code: `#ctor`, `Item`, `op_Equality`, `System#IDisposable#Dispose`. */
function metadataName(
  { kind, name, signature }: PlacedMember,
  count: number,
  scope: TypeScope,
): string {
  if (kind === 'constructor') return /\bstatic\b/.test(signature) ? '#cctor' : '#ctor';
  if (name.startsWith('~')) return 'Finalize';
  if (kind === 'indexer') return 'Item';
  if (kind !== 'operator') {
    // Of an interface, if there are several parts.
    const parts = split(name, '.');
    const last = plainName(parts.pop() ?? '');
    const of = parts.length > 0 ? `${scope.idOf(parts.join('.'), new Map())}.` : '';
    return (of + last).replaceAll('.', '#').replaceAll(',', '@');
  }
  const [, conversion = '', sign = ''] = /^(implicit |explicit )?operator\s*(.+)$/.exec(name) ?? [];
  if (conversion !== '') return conversion === 'implicit ' ? 'op_Implicit' : 'op_Explicit';
  const unary = count === 1 ? ownValue(UNARY, sign) : undefined;
  return `op_${unary ?? OPERATOR_NAMES[sign] ?? sign}`;
}

const UNARY = { '+': 'UnaryPlus', '-': 'UnaryNegation', true: 'True', false: 'False' };
