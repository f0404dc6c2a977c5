import { ownValue } from '../../../src/config/diagnostics/own-value';
import { OPERATOR_NAMES } from '../../csharp/names';
import type { MemberKind } from '../../../src/reference/schema';
import type { Declaration } from '../../csharp/declaration';
import type { DocfxItem } from './docfx';
import { plainName } from './filenames';
import { withoutParameters } from './names';

export function memberKind(
  item: DocfxItem,
  type: DocfxItem,
  { isIndexer, modifiers }: Declaration,
): MemberKind {
  if (item.type === 'Property') return isIndexer ? 'indexer' : 'property';
  if (item.type !== 'Field') return ownValue(KINDS, item.type) ?? 'method';
  if (type.type === 'Enum') return 'value';
  return modifiers.has('const') ? 'constant' : 'field';
}

/** The kinds that follow from the type of an item alone. */
const KINDS: Readonly<Record<string, MemberKind>> = {
  Constructor: 'constructor',
  Event: 'event',
  Operator: 'operator',
};

/** `Connect`, `Cast<T>`, `this[uint]`, `operator ==`, `IList.Add`. */
export function memberNameOf(
  item: DocfxItem,
  type: DocfxItem,
  { isIndexer, parameters }: Declaration,
): string {
  if (item.type === 'Constructor') return plainName(type.name).split('.').at(-1) ?? type.name;
  const [, checked, compiled = ''] = /\.op_(Checked)?(\w+)(?:\(|$)/.exec(item.uid) ?? [];
  const operator = OPERATORS.get(compiled);
  if (item.type === 'Operator' && operator !== undefined) {
    return `operator ${checked ? 'checked ' : ''}${operator}`;
  }
  if (isIndexer) {
    const name = item.name.replace(/\[[^[\]]*\]$/, '');
    const before = name.includes('.') ? name.slice(0, name.lastIndexOf('.') + 1) : '';
    return `${before}this[${parameters.map((parameter) => parameter.type).join(', ')}]`;
  }
  return withoutParameters(item.name) || item.uid;
}

/** C#'s operators by their names in compiled code, without `op_` and `Checked`. */
const OPERATORS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OPERATOR_NAMES).map(([operator, name]) => [name, operator] as const),
  ['UnaryPlus', '+'],
  ['UnaryNegation', '-'],
  ['True', 'true'],
  ['False', 'false'],
]);
