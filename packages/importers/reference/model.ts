import { ownValue } from '../../../src/config/diagnostics/own-value';
import { attributesOf, obsoleteOf } from './attributes';
import { type Declaration, parseDeclaration } from '../../csharp/declaration';
import type { DocfxItem, DocfxParameter, DocfxSeeAlso } from './docfx';
import type {
  Documented,
  ImportedMember,
  ImportedParameter,
  ImportedType,
  ImportedTypeParameter,
} from './imported-type';
import type { Linker } from './links';
import { anchorOf, type MarkupContext } from './markup/inline';
import { toMarkdown } from './markup/markdown';
import { proseOf } from './markup/prose';
import { codeBlock, splitSummary, toDescription, toLine } from './markup/text';
import { memberKind, memberNameOf } from './member-names';
import { type References, typeName } from './names';

/** Base types that every type has or that its kind implies. */
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
  return Object.hasOwn(TYPE_KIND, item.type);
}

export function isMember(item: DocfxItem): boolean {
  return MEMBER_TYPES.has(item.type);
}

/** What is needed to write an item's texts. */
export interface ModelContext {
  readonly references: References;
  readonly linker: Linker;
  readonly isPage: (path: string) => boolean;
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
  const nameOf = (uid: string) => typeName(uid, context.references);
  return {
    ...documented(item, declaration, context),
    name: item.name,
    kind,
    namespace: namespaceOf(item),
    signature: declaration.signature || `${kind} ${item.name}`,
    // Nearest first.
    ...list(
      'inherits',
      item.inheritance
        .filter((uid) => !ROOTS.has(uid))
        .reverse()
        .map(nameOf),
    ),
    ...list('implements', item.implements.map(nameOf)),
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
  return ownValue(TYPE_KIND, item.type) ?? 'class';
}

function importedMember(item: DocfxItem, type: DocfxItem, context: ModelContext): ImportedMember {
  const declaration = parseDeclaration(item.declaration);
  const kind = memberKind(item, type, declaration);
  const name = memberNameOf(item, type, declaration);
  const exceptions = item.exceptions.map(({ type: uid, description }) => ({
    type: typeName(uid, context.references) || 'Exception',
    ...text('description', toDescription(toMarkdown(description, markupOf(context)))),
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

function documented(
  item: DocfxItem,
  declaration: Declaration,
  context: ModelContext,
): Omit<Documented, 'name' | 'signature'> {
  const markup = markupOf(context);
  const { summary, rest } = splitSummary(toMarkdown(item.summary, markup));
  const { names, sentences } = seeAlso(item.seeAlso, context);
  const remarks = [
    rest,
    toMarkdown(item.remarks, markup),
    isType(item) ? thrownBy(item, context) : '',
    sentences,
  ].filter((part) => part !== '');
  const examples = item.examples.map((example) => exampleOf(toMarkdown(example, markup)));
  const attributes = attributesOf(item.attributes, declaration.attributes, context.references);
  return {
    uid: item.uid,
    ...text('summary', summary),
    ...text('remarks', remarks.join('\n\n')),
    ...text('example', examples.filter((example) => example !== '').join('\n\n')),
    ...list('typeParameters', typeParametersOf(item, declaration, markup)),
    ...list('parameters', parametersOf(item, declaration, context)),
    ...text('returns', toDescription(toMarkdown(item.returns, markup))),
    ...text('obsolete', obsoleteOf(attributes)),
    ...list('attributes', attributes),
    ...list('seeAlso', names),
    ...(item.source && { source: item.source }),
  };
}

/**
 * Names that the build finds go into the list at the end of a page; everything else, and what has a
 * text of its own, is a sentence of the remarks.
 */
function seeAlso(
  items: readonly DocfxSeeAlso[],
  context: ModelContext,
): { names: readonly string[]; sentences: string } {
  const markup = markupOf(context);
  const found = items.map(({ link, isAddress, text: label }) => {
    const name = isAddress || label !== '' ? undefined : context.linker.documentedName(link);
    if (name !== undefined) return { name };
    const target = isAddress
      ? anchorOf(link, proseOf(label), markup)
      : context.linker.link(link, proseOf(label));
    return { sentence: target && `See also ${target}.` };
  });
  return {
    names: [...new Set(found.flatMap(({ name }) => (name === undefined ? [] : [name])))],
    sentences: found.flatMap(({ sentence }) => sentence || []).join('\n'),
  };
}

/** What a delegate throws: pages have no section for it. */
function thrownBy({ exceptions }: DocfxItem, context: ModelContext): string {
  const lines = exceptions
    .filter(({ type }) => type !== '')
    .map(({ type, description }) => {
      const said = toLine(toMarkdown(description, markupOf(context)));
      return `- ${context.linker.link(type, '')}${said && `: ${said}`}`;
    });
  return lines.length === 0 ? '' : ['Throws:', ...lines].join('\n');
}

/** Treats an example as code if it has no code block but ends like code. */
function exampleOf(markdown: string): string {
  if (/`{3,}|~{3,}/.test(markdown) || !/[;{}]\s*$/.test(markdown)) return markdown;
  return codeBlock(markdown, 'csharp');
}

function markupOf({ linker, isPage, onDroppedLink }: ModelContext): MarkupContext {
  return {
    link: (uid, label) => linker.link(uid, label),
    isPage: (address) => linker.isAddress(address) || isPage(address),
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
    ...text('description', toDescription(toMarkdown(description, markup))),
    ...text('constraint', constraints.get(id) ?? ''),
  }));
}

/** The declaration has modifiers, defaults and tuples; if it lacks a type, DocFX's is used. */
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
      ...text('description', toDescription(toMarkdown(parameter.description, markupOf(context)))),
      ...text('default', declared?.default ?? ''),
    };
  });
}

function text<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  return value === '' ? {} : ({ [key]: value } as Partial<Record<K, string>>);
}

function list<K extends string, T>(key: K, values: readonly T[]): Partial<Record<K, readonly T[]>> {
  return values.length === 0 ? {} : ({ [key]: values } as Partial<Record<K, readonly T[]>>);
}
