import type { MemberKind, TYPE_KINDS } from '../content-layer/api/schema';
import { type Declaration, parseDeclaration } from './declaration';
import type { DocfxAttribute, DocfxItem, DocfxParameter } from './docfx';
import type { Linker } from './links';
import { codeBlock, type MarkupContext, splitSummary, toLine, toMarkdown } from './markup';
import { plainName } from './filenames';
import { type References, typeName, withoutParameters } from './names';

type Described = {
  readonly name: string;
  readonly description?: string;
};
export type ImportedParameter = Described & {
  readonly type: string;
  readonly default?: string;
};
export type ImportedTypeParameter = Described & {
  readonly constraint?: string;
};
export type ImportedSource = {
  readonly path: string;
  readonly startLine: number;
};

/**
 * What types and members share; the keys are those of the front matter. No interface, because those
 * are no structures of plain values to TypeScript.
 */
type Documented = {
  readonly uid: string;
  readonly name: string;
  readonly signature: string;
  readonly summary?: string;
  readonly remarks?: string;
  readonly example?: string;
  readonly typeParameters?: readonly ImportedTypeParameter[];
  readonly parameters?: readonly ImportedParameter[];
  readonly returns?: string;
  readonly obsolete?: string;
  readonly attributes?: readonly string[];
  readonly seeAlso?: readonly string[];
  readonly source?: ImportedSource;
};

export type ImportedMember = Documented & {
  readonly kind: MemberKind;
  readonly static?: true;
  readonly exceptions?: readonly { readonly type: string; readonly description?: string }[];
};

/** A type as the assembly has it: front matter without what only an author knows. */
export type ImportedType = Documented & {
  readonly kind: (typeof TYPE_KINDS)[number];
  readonly namespace: string;
  readonly inherits?: readonly string[];
  readonly implements?: readonly string[];
  readonly members?: readonly ImportedMember[];
};

/** Every class has these above it, or what its kind says already. */
const ROOTS = new Set([
  'System.Object',
  'System.ValueType',
  'System.Enum',
  'System.Delegate',
  'System.MulticastDelegate',
]);

const TYPE_KIND: Readonly<Record<string, ImportedType['kind']>> = {
  Class: 'class',
  Struct: 'struct',
  Interface: 'interface',
  Enum: 'enum',
  Delegate: 'delegate',
};
const MEMBER_TYPES = new Set(['Constructor', 'Field', 'Property', 'Event', 'Method', 'Operator']);

export function isType(item: DocfxItem): boolean {
  return item.type in TYPE_KIND;
}

export function isMember(item: DocfxItem): boolean {
  return MEMBER_TYPES.has(item.type);
}

/** What an item's texts are written with. */
export interface ModelContext {
  readonly references: References;
  readonly linker: Linker;
  readonly onDroppedLink: (address: string) => void;
}

/** A type with its members, as front matter. */
export function importedType(
  item: DocfxItem,
  members: readonly DocfxItem[],
  context: ModelContext,
): ImportedType {
  const declaration = parseDeclaration(item.declaration);
  const kind = kindOf(item);
  return {
    ...documented(item, declaration, context),
    name: item.name,
    kind,
    namespace: namespaceOf(item),
    signature: declaration.signature || `${kind} ${item.name}`,
    ...list(
      'inherits',
      baseTypes(item).map((uid) => typeName(uid, context.references)),
    ),
    ...list(
      'implements',
      item.implements.map((uid) => typeName(uid, context.references)),
    ),
    ...list(
      'members',
      members.map((member) => importedMember(member, item, context)),
    ),
  };
}

/** The global namespace has no name. */
export function namespaceOf(item: DocfxItem): string {
  return item.namespace || 'global';
}

function kindOf(item: DocfxItem): ImportedType['kind'] {
  if (item.inheritance.includes('System.Attribute')) return 'attribute';
  if (item.inheritance.includes('System.Exception')) return 'exception';
  return TYPE_KIND[item.type] ?? 'class';
}

/** Nearest first. */
function baseTypes(item: DocfxItem): string[] {
  return item.inheritance.filter((uid) => !ROOTS.has(uid)).reverse();
}

function importedMember(item: DocfxItem, type: DocfxItem, context: ModelContext): ImportedMember {
  const declaration = parseDeclaration(item.declaration);
  const kind = memberKind(item, type, declaration);
  const name = memberNameOf(item, type, declaration);
  const exceptions = item.exceptions.map(({ type: uid, description }) => ({
    type: typeName(uid, context.references),
    ...text('description', toLine(toMarkdown(description, markupOf(context)))),
  }));
  return {
    ...documented(item, declaration, context),
    name,
    kind,
    ...(declaration.modifiers.has('static') && { static: true as const }),
    signature: declaration.signature || name,
    ...list('exceptions', exceptions),
  };
}

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
  const operator = OPERATORS[/\.op_(\w+)(?:\(|$)/.exec(item.uid)?.[1] ?? ''];
  if (item.type === 'Operator' && operator !== undefined) return `operator ${operator}`;
  if (isIndexer) {
    const name = item.name.replace(/\[[^[\]]*\]$/, '');
    const before = name.includes('.') ? name.slice(0, name.lastIndexOf('.') + 1) : '';
    return `${before}this[${parameters.map((parameter) => parameter.type).join(', ')}]`;
  }
  return withoutParameters(item.name) || item.uid;
}

const OPERATORS: Readonly<Record<string, string>> = {
  Equality: '==',
  Inequality: '!=',
  LessThan: '<',
  GreaterThan: '>',
  LessThanOrEqual: '<=',
  GreaterThanOrEqual: '>=',
  Addition: '+',
  CheckedAddition: 'checked +',
  UnaryPlus: '+',
  Subtraction: '-',
  CheckedSubtraction: 'checked -',
  UnaryNegation: '-',
  CheckedUnaryNegation: 'checked -',
  Multiply: '*',
  CheckedMultiply: 'checked *',
  Division: '/',
  CheckedDivision: 'checked /',
  Modulus: '%',
  LogicalNot: '!',
  OnesComplement: '~',
  BitwiseAnd: '&',
  BitwiseOr: '|',
  ExclusiveOr: '^',
  LeftShift: '<<',
  RightShift: '>>',
  UnsignedRightShift: '>>>',
  Increment: '++',
  CheckedIncrement: 'checked ++',
  Decrement: '--',
  CheckedDecrement: 'checked --',
  True: 'true',
  False: 'false',
};

function documented(
  item: DocfxItem,
  declaration: Declaration,
  context: ModelContext,
): Omit<Documented, 'name' | 'signature'> {
  const markup = markupOf(context);
  const { summary, rest } = splitSummary(toMarkdown(item.summary, markup));
  const addresses = item.seeAlso.filter(({ isAddress }) => isAddress);
  const remarks = [
    rest,
    toMarkdown(item.remarks, markup),
    addresses.map(({ link, text: label }) => `See also [${label || link}](${link}).`).join('\n'),
  ].filter((part) => part !== '');
  const examples = item.examples.map((example) => exampleOf(toMarkdown(example, markup)));
  const attributes = attributesOf(item.attributes, declaration.attributes, context.references);
  const names = item.seeAlso.filter(({ isAddress }) => !isAddress);
  return {
    uid: item.uid,
    ...text('summary', summary),
    ...text('remarks', remarks.join('\n\n')),
    ...text('example', examples.filter((example) => example !== '').join('\n\n')),
    ...list('typeParameters', typeParametersOf(item, declaration, markup)),
    ...list('parameters', parametersOf(item, declaration, context)),
    ...text('returns', toLine(toMarkdown(item.returns, markup))),
    ...text('obsolete', obsoleteOf(attributes)),
    ...list('attributes', attributes),
    ...list(
      'seeAlso',
      names.map(({ link }) => context.linker.nameOf(link)),
    ),
    ...(item.source && { source: item.source }),
  };
}

/** An example without a block of code is all code, where it looks like it. */
function exampleOf(markdown: string): string {
  if (/`{3,}|~{3,}/.test(markdown) || !/[;{}]\s*$/.test(markdown)) return markdown;
  return codeBlock(markdown, 'csharp');
}

function markupOf({ linker, onDroppedLink }: ModelContext): MarkupContext {
  return {
    link: (uid, label) => linker.link(uid, label),
    isKnown: (uid) => linker.isKnown(uid),
    onDropped: onDroppedLink,
  };
}

function typeParametersOf(
  item: DocfxItem,
  { constraints }: Declaration,
  markup: MarkupContext,
): ImportedTypeParameter[] {
  return item.typeParameters.map(({ id, description }) => ({
    name: id,
    ...text('description', toLine(toMarkdown(description, markup))),
    ...text('constraint', constraints.get(id) ?? ''),
  }));
}

/** The declaration knows modifiers, defaults and tuples; DocFX knows the type where it does not. */
function parametersOf(
  item: DocfxItem,
  declaration: Declaration,
  context: ModelContext,
): ImportedParameter[] {
  if (item.type === 'Property' && !declaration.isIndexer) return [];
  return item.parameters.map((parameter: DocfxParameter) => {
    const declared = declaration.parameters.find(({ name }) => name === parameter.id);
    return {
      name: parameter.id,
      type: declared?.type || typeName(parameter.type, context.references) || 'object',
      ...text('description', toLine(toMarkdown(parameter.description, markupOf(context)))),
      ...text('default', declared?.default ?? ''),
    };
  });
}

/** The compiler's own; no reader has written them. */
const COMPILER = /^System\.Runtime\.CompilerServices\.|^System\.Diagnostics\.Debugger/;

/**
 * Attributes as C# writes them, without brackets: those of the declaration, which has the names of
 * enums, and those that DocFX lists besides.
 */
function attributesOf(
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

/** What `[Obsolete]` says; a sentence where it says nothing. */
export function obsoleteOf(attributes: readonly string[]): string {
  const attribute = attributes.find((name) => /^(?:System\.)?Obsolete(?:Attribute)?\b/.test(name));
  if (attribute === undefined) return '';
  const message = /\(\s*"((?:[^"\\]|\\.)*)"/.exec(attribute)?.[1];
  return message?.replace(/\\(.)/g, '$1') || 'It is obsolete.';
}

function text<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  return value === '' ? {} : ({ [key]: value } as Partial<Record<K, string>>);
}

function list<K extends string, T>(key: K, values: readonly T[]): Partial<Record<K, readonly T[]>> {
  return values.length === 0 ? {} : ({ [key]: values } as Partial<Record<K, readonly T[]>>);
}
