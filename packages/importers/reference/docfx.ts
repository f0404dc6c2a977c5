import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Problem } from '../../../src/config/diagnostics/problems';

export type DocfxParameter = Readonly<ReturnType<typeof parameterOf>>;
export type DocfxAttribute = Readonly<ReturnType<typeof attributeOf>>;
export type DocfxSeeAlso = Readonly<ReturnType<typeof seeAlsoOf>>;
/** A namespace, type or member: the parts of an entry in `items` that the importer uses. */
export type DocfxItem = Readonly<ReturnType<typeof itemOf>>;
/** What DocFX says about a uid that a file refers to. */
export type DocfxReference = Readonly<ReturnType<typeof referenceOf>>;

export interface DocfxFile {
  readonly items: readonly DocfxItem[];
  readonly references: ReadonlyMap<string, DocfxReference>;
  /** Why there is nothing to import. If set, the other fields are empty. */
  readonly skipped?: string;
  readonly problems: readonly Problem[];
}

const HEADER = /^\uFEFF?\s*### YamlMime:(\S+)/;
const REGENERATE = 'Run "docfx metadata" again; it writes the file anew.';

/**
 * Reads one file from `docfx metadata`. All scalars are read as strings: YAML gives `Null`, `1e5`
 * and `=` other meanings, but here they may be names.
 *
 * @param file the path as shown in messages.
 * @returns a result with problems if the YAML is damaged or an item has no uid.
 */
export function readDocfxFile(text: string, file: string): DocfxFile {
  const nothing = { items: [], references: new Map<string, DocfxReference>(), problems: [] };
  const header = HEADER.exec(text)?.[1];
  if (header !== 'ManagedReference') {
    const isOther = header !== undefined;
    return { ...nothing, skipped: isOther ? `is ${header}` : 'has no header "### YamlMime:…"' };
  }
  let data: unknown;
  try {
    data = load(text, { schema: FAILSAFE_SCHEMA });
  } catch (error) {
    return { ...nothing, problems: [damaged(error, file)] };
  }
  const items = records(record(data).items);
  if (items.length === 0) return { ...nothing, skipped: 'has no items' };
  const withoutUid = items.findIndex((item) => textOf(item.uid) === '');
  if (withoutUid >= 0) {
    const message = `Item ${withoutUid + 1} of the file has no uid.`;
    return { ...nothing, problems: [{ check: 'content', file, message, fix: REGENERATE }] };
  }
  const references = new Map<string, DocfxReference>();
  for (const entry of records(record(data).references)) {
    references.set(textOf(entry.uid), referenceOf(entry));
  }
  return { items: items.map((item) => itemOf(item, file)), references, problems: [] };
}

/** The 1-based line on which an item starts. */
export function lineOfItem(text: string, uid: string): number | undefined {
  const lines = text.split(/\r?\n/);
  const values = [uid, `'${uid.replace(/'/g, "''")}'`, JSON.stringify(uid)];
  const index = lines.findIndex((line) => values.some((value) => line === `- uid: ${value}`));
  return index < 0 ? undefined : index + 1;
}

function damaged(error: unknown, file: string): Problem {
  const isYaml = error instanceof YAMLException;
  const mark = isYaml ? error.mark : undefined;
  const reason = isYaml ? error.reason : String(error);
  return {
    check: 'content',
    file,
    ...(mark && { line: mark.line + 1, column: mark.column + 1 }),
    message: `The file is not valid YAML: ${reason}.`,
    fix: REGENERATE,
  };
}

function itemOf(item: Fields, file: string) {
  const syntax = record(item.syntax);
  return {
    ...pick(item, 'uid', 'parent', 'name', 'namespace', 'overridden'),
    /** The file that contains it, as shown in messages. */
    file,
    children: texts(item.children),
    /** `Class`, `Method`, … */
    type: textOf(item.type),
    assemblies: texts(item.assemblies),
    /** Markdown mixed with HTML, like all of DocFX's texts. */
    ...pick(item, 'summary', 'remarks'),
    examples: texts(item.example),
    /** The C# declaration, preceded by its attributes. */
    declaration: textOf(syntax.content),
    parameters: records(syntax.parameters).map(parameterOf),
    typeParameters: records(syntax.typeParameters).map(parameterOf),
    returns: textOf(record(syntax.return).description),
    exceptions: records(item.exceptions).map((entry) => pick(entry, 'type', 'description')),
    attributes: records(item.attributes).map(attributeOf),
    seeAlso: records(item.seealso).map(seeAlsoOf),
    /** The base types, root first. */
    inheritance: texts(item.inheritance),
    implements: texts(item.implements),
    source: sourceOf(record(item.source)),
  };
}

const parameterOf = (entry: Fields) => pick(entry, 'id', 'type', 'description');

/** Values are as DocFX writes them: strings without quotes, enum values as numbers. */
function attributeOf(entry: Fields) {
  const argument = (value: Fields) => pick(value, 'name', 'type', 'value');
  return {
    type: textOf(entry.type),
    arguments: records(entry.arguments).map(argument),
    namedArguments: records(entry.namedArguments).map(argument),
  };
}

/** The link is a uid, or an address if `isAddress` is true. */
function seeAlsoOf(entry: Fields) {
  return {
    link: textOf(entry.linkId),
    isAddress: textOf(entry.linkType) === 'HRef',
    text: textOf(entry.altText),
  };
}

/** DocFX's lines are 0-based. A path outside the repository only means something on one machine. */
function sourceOf(source: Fields) {
  const path = (textOf(record(source.remote).path) || textOf(source.path)).replace(/\\/g, '/');
  if (path === '' || /^(?:[A-Za-z]:|\/|\.\.\/)/.test(path)) return undefined;
  return { path, startLine: Number(textOf(source.startLine) || 0) + 1 };
}

function referenceOf(entry: Fields) {
  return {
    ...pick(entry, 'name', 'nameWithType', 'href'),
    /** The uid of the generic type or member that this one is constructed from. */
    definition: textOf(entry.definition),
    /** The name in parts; those with a uid are types. */
    parts: records(entry['spec.csharp']).map((part) => pick(part, 'uid', 'name')),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function record(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function records(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(record) : [];
}

/** A trimmed string; empty for YAML's `null` and `~`. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.trim();
  return text === 'null' || text === '~' ? '' : text;
}

function pick<K extends string>(entry: Fields, ...keys: readonly K[]): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, textOf(entry[key])])) as Record<K, string>;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}
