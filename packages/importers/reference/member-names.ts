import type { MemberKind } from '../../../src/reference/schema';
import type { Declaration } from './declaration';
import type { DocfxItem } from './docfx';
import { plainName } from './filenames';
import { withoutParameters } from './names';

export function memberKind(
  item: DocfxItem,
  type: DocfxItem,
  { isIndexer, modifiers }: Declaration,
): MemberKind {
  switch (item.type) {
    case 'Constructor':
      return 'constructor';
    case 'Field':
      if (type.type === 'Enum') return 'value';
      return modifiers.has('const') ? 'constant' : 'field';
    case 'Property':
      return isIndexer ? 'indexer' : 'property';
    case 'Event':
      return 'event';
    case 'Operator':
      return 'operator';
    default:
      return 'method';
  }
}

/** `Connect`, `Cast<T>`, `this[uint]`, `operator ==`, `IList.Add`. */
export function memberNameOf(
  item: DocfxItem,
  type: DocfxItem,
  { isIndexer, parameters }: Declaration,
): string {
  if (item.type === 'Constructor') return plainName(type.name).split('.').at(-1) ?? type.name;
  const operator = OPERATORS.get(/\.op_(\w+)(?:\(|$)/.exec(item.uid)?.[1] ?? '');
  if (item.type === 'Operator' && operator !== undefined) return `operator ${operator}`;
  if (isIndexer) {
    const name = item.name.replace(/\[[^[\]]*\]$/, '');
    const before = name.includes('.') ? name.slice(0, name.lastIndexOf('.') + 1) : '';
    return `${before}this[${parameters.map((parameter) => parameter.type).join(', ')}]`;
  }
  return withoutParameters(item.name) || item.uid;
}

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['Equality', '=='],
  ['Inequality', '!='],
  ['LessThan', '<'],
  ['GreaterThan', '>'],
  ['LessThanOrEqual', '<='],
  ['GreaterThanOrEqual', '>='],
  ['Addition', '+'],
  ['CheckedAddition', 'checked +'],
  ['UnaryPlus', '+'],
  ['Subtraction', '-'],
  ['CheckedSubtraction', 'checked -'],
  ['UnaryNegation', '-'],
  ['CheckedUnaryNegation', 'checked -'],
  ['Multiply', '*'],
  ['CheckedMultiply', 'checked *'],
  ['Division', '/'],
  ['CheckedDivision', 'checked /'],
  ['Modulus', '%'],
  ['LogicalNot', '!'],
  ['OnesComplement', '~'],
  ['BitwiseAnd', '&'],
  ['BitwiseOr', '|'],
  ['ExclusiveOr', '^'],
  ['LeftShift', '<<'],
  ['RightShift', '>>'],
  ['UnsignedRightShift', '>>>'],
  ['Increment', '++'],
  ['CheckedIncrement', 'checked ++'],
  ['Decrement', '--'],
  ['CheckedDecrement', 'checked --'],
  ['True', 'true'],
  ['False', 'false'],
]);
