import { freeName } from '../shared/names';

export interface NamedType {
  readonly uid: string;
  /** As written in C#: `RealtimeSet<TModel>`, `Outer.Inner`. */
  readonly name: string;
  readonly namespace: string;
}

/** Windows reserves these names for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Finds a file name, without extension, for each type: its own name, with type parameters
 * (`ISet-TModel`) if another type in its namespace shares it, and with the namespace if a type in
 * another namespace does. Case is ignored, as on Windows and macOS.
 *
 * @param taken the names of other files, in lower case.
 * @returns names by uid, whatever the order of the types.
 */
export function fileNames(
  types: readonly NamedType[],
  taken: ReadonlySet<string>,
): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set(taken);
  const sorted = [...types].sort((a, b) => (a.uid < b.uid ? -1 : 1));
  const namespaces = new Map<string, Set<string>>();
  const twins = new Map<string, number>();
  for (const type of sorted) {
    const key = plainName(type.name).toLowerCase();
    namespaces.set(key, (namespaces.get(key) ?? new Set()).add(type.namespace));
    const own = `${type.namespace}\0${key}`;
    twins.set(own, (twins.get(own) ?? 0) + 1);
  }
  for (const type of sorted) {
    const plain = plainName(type.name);
    const key = plain.toLowerCase();
    const isAlone = twins.get(`${type.namespace}\0${key}`) === 1;
    const own = isAlone ? plain : genericName(type.name);
    const qualified = (name: string) => `${type.namespace}.${name}`;
    const isShared = (namespaces.get(key)?.size ?? 0) > 1 || isUnfit(own);
    const wanted = [
      ...(isShared ? [] : [own]),
      qualified(own),
      qualified(genericName(type.name)),
    ].map((name) => name.replace(/[^\p{L}\p{N}_.+-]/gu, ''));
    const isUsed = (one: string) => used.has(one.toLowerCase());
    const last = wanted.at(-1) ?? '';
    const name =
      wanted.find((one) => !isUsed(one)) ??
      freeName((count) => (count === '' ? last : `${last}-${count}`), isUsed);
    used.add(name.toLowerCase());
    names.set(type.uid, name);
  }
  return names;
}

/** The site takes files with a leading underscore for partials, not pages. */
function isUnfit(name: string): boolean {
  return name.startsWith('_') || RESERVED.test(name);
}

/** `Outer<T>.Inner<U>` becomes `Outer.Inner`. */
export function plainName(name: string): string {
  let plain = name;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, '');
  }
  return plain;
}

/** `IInterpolator<TValue>` becomes `IInterpolator-TValue`. */
function genericName(name: string): string {
  const parameters = [...name.matchAll(/<([^<>]*)>/g)].flatMap(([, list = '']) => list.split(','));
  return [plainName(name), ...parameters.map((text) => text.trim())].join('-');
}
