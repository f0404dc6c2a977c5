import { KEYWORDS } from '../../csharp/names';
import { split, topLevel } from '../../csharp/brackets';
import type { DocfxReference } from './docfx';

/** What DocFX says about uids, by uid. */
export type References = ReadonlyMap<string, DocfxReference>;

/**
 * The C# name for a type's uid: `System.Collections.Generic.List{System.String}` becomes
 * `List<string>`. Uses DocFX's name with C# keywords if there is one, and parses the uid otherwise.
 */
export function typeName(uid: string, references: References): string {
  const keyword = keywordOf(uid);
  if (keyword !== undefined) return keyword;
  const reference = references.get(uid);
  if (reference && reference.parts.length > 0) {
    return reference.parts.map((part) => keywordOf(part.uid) ?? part.name).join('');
  }
  return reference?.name || nameOfUid(uid);
}

function keywordOf(uid: string): string | undefined {
  return uid.startsWith('System.') ? KEYWORDS.get(uid.slice('System.'.length)) : undefined;
}

/** The C# name for a member's uid, including its type: `Room.Connect`. */
export function memberName(uid: string, references: References): string {
  const reference = references.get(uid);
  if (reference?.nameWithType) return withoutParameters(reference.nameWithType);
  const [path = ''] = uid.split('(');
  const parts = split(path, '.').slice(-2);
  return parts
    .map((part) => part.replace(/(?:``?\d+|\*)$/, '').replace('#ctor', parts[0] ?? ''))
    .join('.');
}

/** Removes the parameter list: `Connect<T>(string)` becomes `Connect<T>`. */
export function withoutParameters(name: string): string {
  if (!name.endsWith(')')) return name;
  const start = topLevel(name).findLast(({ char }) => char === '(');
  return start ? name.slice(0, start.at).trim() : name;
}

/**
 * Parses a type's uid: type arguments are in braces (`{T}` alone is a type parameter), the number
 * of type parameters follows a backtick, and `[]` and `*` follow the name.
 */
function nameOfUid(uid: string): string {
  const suffix = /(?:\[[\d:,]*\]|\*|@|&)+$/.exec(uid)?.[0] ?? '';
  const core = uid.slice(0, uid.length - suffix.length);
  return coreName(core) + suffix.replace(/[@&]/g, '').replace(/\d+:/g, '');
}

function coreName(core: string): string {
  const keyword = keywordOf(core);
  if (keyword !== undefined) return keyword;
  const parameter = /^\{([^{}]*)\}$/.exec(core)?.[1] ?? /^`+\d+$/.exec(core)?.[0];
  if (parameter !== undefined) return parameter.replace(/^`+\d+$/, 'T');
  const last = split(core, '.').at(-1) ?? core;
  const open = last.indexOf('{');
  if (open >= 0 && last.endsWith('}')) {
    const parameters = split(last.slice(open + 1, -1), ',').map(nameOfUid);
    const name = last.slice(0, open);
    if (core.startsWith('System.Nullable{')) return `${parameters.join()}?`;
    return `${name}<${parameters.join(', ')}>`;
  }
  const arity = /^(.*)`(\d+)$/.exec(last);
  if (!arity) return last;
  const count = Number(arity[2]);
  const names = Array.from({ length: count }, (_, index) => (count === 1 ? 'T' : `T${index + 1}`));
  return `${arity[1] ?? ''}<${names.join(', ')}>`;
}
