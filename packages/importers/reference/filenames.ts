import { groupBy } from '../../../src/config/diagnostics/group-by';
import { freeName } from '../shared/names';
import type { DocfxItem } from './docfx';

type NamedType = Pick<DocfxItem, 'uid' | 'name' | 'namespace'>;

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
  const keyOf = ({ name }: NamedType) => plainName(name).toLowerCase();
  const namesakes = groupBy(sorted, keyOf);
  for (const type of sorted) {
    const others = (namesakes.get(keyOf(type)) ?? []).filter((other) => other !== type);
    const isTwin = others.some(({ namespace }) => namespace === type.namespace);
    const own = isTwin ? genericName(type.name) : plainName(type.name);
    const qualified = (name: string) => `${type.namespace}.${name}`;
    const isShared = others.some(({ namespace }) => namespace !== type.namespace) || isUnfit(own);
    const wanted = [
      ...(isShared ? [] : [own]),
      qualified(own),
      qualified(genericName(type.name)),
    ].map((name) => name.replace(/[^\p{L}\p{N}_.+-]/gu, ''));
    const isUsed = (one: string) => used.has(one.toLowerCase());
    const last = wanted.at(-1) ?? '';
    const name =
      wanted.find((one) => !isUsed(one)) ??
      freeName((count) => last + (count && `-${count}`), isUsed);
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
