import { split, splitList } from './brackets';
import { KEYWORDS } from './names';

const SYSTEM_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...KEYWORDS].map(([name, keyword]) => [keyword, `System.${name}`] as const),
  ['dynamic', 'System.Object'],
]);

/** C#'s keywords for structs. */
export const VALUE_KEYWORDS: ReadonlySet<string> = new Set(
  [...KEYWORDS.values()].filter((keyword) => !['object', 'string', 'void'].includes(keyword)),
);

/**
 * A type as ids of the compiler's documentation have it: `System.Action{System.UInt32}`, `` `0[] ``.
 *
 * @param type as C# writes it, with full names.
 * @param parameters the ids of type parameters.
 * @param isValue whether a type is a struct or an enum, which decides what `?` means.
 */
export function docIdOfType(
  type: string,
  parameters: ReadonlyMap<string, string>,
  isValue: (type: string) => boolean,
): string {
  const idOf = (one: string) => docIdOfType(one, parameters, isValue);
  const idsOf = (types: readonly string[]) => types.map(idOf).join();
  const text = type.trim();
  const [, inner = '', suffix = ''] = /^(.+?)(\?|\*|\[[,\s]*\])$/s.exec(text) ?? [];
  if (suffix === '?') return isValue(inner) ? `System.Nullable{${idOf(inner)}}` : idOf(inner);
  if (suffix !== '') {
    const rank = suffix.split(',').length;
    return idOf(inner) + (rank === 1 ? suffix : `[${Array<string>(rank).fill('0:').join()}]`);
  }
  if (text.startsWith('(')) {
    const elements = splitList(text.slice(1, -1)).map((one) => one.replace(/\s+\w+$/, ''));
    return `System.ValueTuple{${idsOf(elements)}}`;
  }
  const known = parameters.get(text) ?? SYSTEM_NAMES.get(text);
  if (known !== undefined) return known;
  const parts = split(text, '.').map((part) => {
    const open = part.indexOf('<');
    if (open < 0) return part;
    return `${part.slice(0, open)}{${idsOf(splitList(part.slice(open + 1, -1)))}}`;
  });
  return parts.join('.');
}
