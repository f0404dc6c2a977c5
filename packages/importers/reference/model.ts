import { ownValue } from '../../../src/config/diagnostics/own-value';
import type { TypeKind } from '../../../src/reference/schema';
import { attributesOf, obsoleteOf } from './attributes';
import { type Declaration, parseDeclaration } from '../../csharp/declaration';
import type { DocfxItem, DocfxSeeAlso } from './docfx';
import type { Linker } from './links';
import { anchorOf } from './markup/inline';
import { toMarkdown } from './markup/markdown';
import { proseOf } from './markup/prose';
import { codeBlock, splitSummary, toDescription, toLine } from './markup/text';
import { memberKind, memberNameOf } from './member-names';
import { typeName } from './names';

/** Base types that every type has or that its kind implies. */
const ROOTS = new Set([
  'System.Object',
  'System.ValueType',
  'System.Enum',
  'System.Delegate',
  'System.MulticastDelegate',
]);

const TYPE_KIND: Readonly<Record<string, TypeKind>> = {
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

/** A type as described by the assembly: front matter without the keys that only authors write. */
export type ImportedType = Readonly<ReturnType<typeof importedType>>;

/** A type with its members, as front matter. */
export function importedType(item: DocfxItem, members: readonly DocfxItem[], linker: Linker) {
  const declaration = parseDeclaration(item.declaration);
  const kind = kindOf(item);
  const nameOf = (uid: string) => typeName(uid, linker.references);
  const nearestFirst = item.inheritance.filter((uid) => !ROOTS.has(uid)).reverse();
  return {
    ...documented(item, declaration, linker),
    name: item.name,
    kind,
    namespace: namespaceOf(item),
    signature: declaration.signature || `${kind} ${item.name}`,
    ...filled({
      inherits: nearestFirst.map(nameOf),
      implements: item.implements.map(nameOf),
      members: members.map((member) => importedMember(member, item, linker)),
    }),
  };
}

/** The global namespace has no name. */
export function namespaceOf(item: DocfxItem): string {
  return item.namespace || 'global';
}

function kindOf(item: DocfxItem): TypeKind {
  if (item.inheritance.includes('System.Attribute')) return 'attribute';
  if (item.inheritance.includes('System.Exception')) return 'exception';
  return ownValue(TYPE_KIND, item.type) ?? 'class';
}

function importedMember(item: DocfxItem, type: DocfxItem, linker: Linker) {
  const declaration = parseDeclaration(item.declaration);
  const kind = memberKind(item, type, declaration);
  const name = memberNameOf(item, type, declaration);
  const exceptions = item.exceptions.map(({ type: uid, description }) => ({
    type: typeName(uid, linker.references) || 'Exception',
    ...filled({ description: toDescription(toMarkdown(description, linker)) }),
  }));
  return {
    ...documented(item, declaration, linker),
    name,
    kind,
    ...(declaration.modifiers.has('static') && { static: true as const }),
    signature: declaration.signature || name,
    ...filled({ exceptions }),
  };
}

/** What types and members share. */
function documented(item: DocfxItem, declaration: Declaration, linker: Linker) {
  const { summary, rest } = splitSummary(toMarkdown(item.summary, linker));
  const { names, sentences } = seeAlso(item.seeAlso, linker);
  const remarks = [
    rest,
    toMarkdown(item.remarks, linker),
    isType(item) ? thrownBy(item, linker) : '',
    sentences,
  ].filter((part) => part !== '');
  const examples = item.examples.map((example) => exampleOf(toMarkdown(example, linker)));
  const attributes = attributesOf(item.attributes, declaration.attributes, linker.references);
  return {
    uid: item.uid,
    ...filled({
      summary,
      remarks: remarks.join('\n\n'),
      example: examples.filter((example) => example !== '').join('\n\n'),
      typeParameters: typeParametersOf(item, declaration, linker),
      parameters: parametersOf(item, declaration, linker),
      returns: toDescription(toMarkdown(item.returns, linker)),
      obsolete: obsoleteOf(attributes),
      attributes,
      seeAlso: names,
    }),
    ...(item.source && { source: item.source }),
  };
}

/**
 * Names that the build finds go into the list at the end of a page; everything else, and what has a
 * text of its own, is a sentence of the remarks.
 */
function seeAlso(items: readonly DocfxSeeAlso[], linker: Linker) {
  const names = new Set<string>();
  const sentences: string[] = [];
  for (const { link, isAddress, text: label } of items) {
    const name = isAddress || label !== '' ? undefined : linker.documentedName(link);
    if (name !== undefined) {
      names.add(name);
      continue;
    }
    const shown = proseOf(label);
    const target = isAddress ? anchorOf(link, shown, linker) : linker.link(link, shown);
    if (target !== '') sentences.push(`See also ${target}.`);
  }
  return { names: [...names], sentences: sentences.join('\n') };
}

/** What a delegate throws: pages have no section for it. */
function thrownBy({ exceptions }: DocfxItem, linker: Linker): string {
  const lines = exceptions
    .filter(({ type }) => type !== '')
    .map(({ type, description }) => {
      const said = toLine(toMarkdown(description, linker));
      return `- ${linker.link(type, '')}${said && `: ${said}`}`;
    });
  return lines.length === 0 ? '' : ['Throws:', ...lines].join('\n');
}

/** Treats an example as code if it has no code block but ends like code. */
function exampleOf(markdown: string): string {
  if (/`{3,}|~{3,}/.test(markdown) || !/[;{}]\s*$/.test(markdown)) return markdown;
  return codeBlock(markdown, 'csharp');
}

function typeParametersOf(item: DocfxItem, { constraints }: Declaration, linker: Linker) {
  return item.typeParameters.map(({ id, description }) => ({
    name: id,
    ...filled({
      description: toDescription(toMarkdown(description, linker)),
      constraint: constraints.get(id) ?? '',
    }),
  }));
}

/** The declaration has modifiers, defaults and tuples; if it lacks a type, DocFX's is used. */
function parametersOf(item: DocfxItem, declaration: Declaration, linker: Linker) {
  if (item.type === 'Property' && !declaration.isIndexer) return [];
  return item.parameters.map((parameter) => {
    const declared = declaration.parameters.find(({ name }) => name === parameter.id);
    return {
      name: parameter.id,
      type: declared?.type || typeName(parameter.type, linker.references) || 'object',
      ...filled({
        description: toDescription(toMarkdown(parameter.description, linker)),
        default: declared?.default ?? '',
      }),
    };
  });
}

/** Leaves out empty texts and lists. */
function filled<T extends Readonly<Record<string, string | readonly unknown[]>>>(values: T) {
  const entries = Object.entries<string | readonly unknown[]>(values).filter(
    ([, value]) => value.length > 0,
  );
  return Object.fromEntries(entries) as Partial<T>;
}
