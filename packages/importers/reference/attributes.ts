import type { DocfxAttribute } from './docfx';
import { type References, typeName } from './names';

/** Attributes that the compiler adds and nobody writes. */
const COMPILER = /^System\.Runtime\.CompilerServices\.|^System\.Diagnostics\.Debugger/;

/**
 * Attributes as written in C#, without brackets. Those in the declaration come first, because it
 * has enum values by name; then the others that DocFX lists.
 */
export function attributesOf(
  listed: readonly DocfxAttribute[],
  declared: readonly string[],
  references: References,
): string[] {
  const nameOf = (attribute: string) => (attribute.split('(')[0] ?? '').replace(/Attribute$/, '');
  const names = new Set(declared.map(nameOf));
  const others = listed
    .filter(({ type }) => !COMPILER.test(type))
    .map((attribute) => attributeText(attribute, references))
    .filter((attribute) => !names.has(nameOf(attribute)));
  return [...declared, ...others];
}

function attributeText(attribute: DocfxAttribute, references: References): string {
  const name = typeName(attribute.type, references).replace(/Attribute$/, '');
  const values = [
    ...attribute.arguments.map(valueText),
    ...attribute.namedArguments.map((argument) => `${argument.name} = ${valueText(argument)}`),
  ];
  return values.length > 0 ? `${name}(${values.join(', ')})` : name;
}

function valueText({ type, value }: { type: string; value: string }): string {
  if (type === 'System.String') return JSON.stringify(value);
  if (type === 'System.Type') return `typeof(${value})`;
  return type === 'System.Boolean' ? value.toLowerCase() : value;
}

/** The message of `[Obsolete]`, or a sentence if it has none; empty without the attribute. */
export function obsoleteOf(attributes: readonly string[]): string {
  const attribute = attributes.find((name) => /^(?:System\.)?Obsolete(?:Attribute)?\b/.test(name));
  if (attribute === undefined) return '';
  const message = /\(\s*"((?:[^"\\]|\\.)*)"/.exec(attribute)?.[1];
  return message?.replace(/\\(.)/g, '$1') || 'It is obsolete.';
}
