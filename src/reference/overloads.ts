import { groupsOf, type ReferenceType } from './reference-type';
import { splitList } from '../markdown/html/type-names';

/** The anchor of the overload with the listed parameter types, or else of the first overload. */
export function overloadOf(owner: ReferenceType, anchor: string, list: string | undefined): string {
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

const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['Boolean', 'bool'],
  ['Byte', 'byte'],
  ['SByte', 'sbyte'],
  ['Int16', 'short'],
  ['UInt16', 'ushort'],
  ['Int32', 'int'],
  ['UInt32', 'uint'],
  ['Int64', 'long'],
  ['UInt64', 'ulong'],
  ['Single', 'float'],
  ['Double', 'double'],
  ['String', 'string'],
  ['Object', 'object'],
]);
