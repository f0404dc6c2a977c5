import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Problem } from '../../../src/config/diagnostics/problems';

/** A parameter or a type parameter. */
export interface DocfxParameter {
  readonly id: string;
  readonly type: string;
  readonly description: string;
}

export interface DocfxAttribute {
  readonly type: string;
  /** Values as DocFX writes them: strings without quotes, enum values as numbers. */
  readonly arguments: readonly { readonly type: string; readonly value: string }[];
  readonly namedArguments: readonly {
    readonly name: string;
    readonly type: string;
    readonly value: string;
  }[];
}

export interface DocfxSeeAlso {
  /** A uid, or an address if `isAddress` is true. */
  readonly link: string;
  readonly isAddress: boolean;
  readonly text: string;
}

/** A namespace, type or member: the parts of an entry in `items` that the importer uses. */
export interface DocfxItem {
  readonly uid: string;
  /** The file that contains it, as shown in messages. */
  readonly file: string;
  readonly parent: string;
  readonly children: readonly string[];
  readonly name: string;
  readonly nameWithType: string;
  /** `Class`, `Method`, … */
  readonly type: string;
  readonly namespace: string;
  readonly assemblies: readonly string[];
  readonly isExplicit: boolean;
  /** Markdown mixed with HTML, like all of DocFX's texts. */
  readonly summary: string;
  readonly remarks: string;
  readonly examples: readonly string[];
  /** The C# declaration, preceded by its attributes. */
  readonly declaration: string;
  readonly parameters: readonly DocfxParameter[];
  readonly typeParameters: readonly DocfxParameter[];
  readonly returns: string;
  readonly exceptions: readonly { readonly type: string; readonly description: string }[];
  readonly attributes: readonly DocfxAttribute[];
  readonly seeAlso: readonly DocfxSeeAlso[];
  /** The base types, root first. */
  readonly inheritance: readonly string[];
  readonly implements: readonly string[];
  readonly overridden: string;
  readonly source?: { readonly path: string; readonly startLine: number };
}

/** What DocFX says about a uid that a file refers to. */
export interface DocfxReference {
  readonly name: string;
  readonly nameWithType: string;
  readonly href: string;
  /** The uid of the generic type or member that this one is constructed from. */
  readonly definition: string;
  /** The name in parts; those with a uid are types. */
  readonly parts: readonly { readonly uid: string; readonly name: string }[];
}

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

function itemOf(item: Fields, file: string): DocfxItem {
  const syntax = record(item.syntax);
  const source = sourceOf(record(item.source));
  return {
    uid: textOf(item.uid),
    file,
    parent: textOf(item.parent),
    children: texts(item.children),
    name: textOf(item.name),
    nameWithType: textOf(item.nameWithType),
    type: textOf(item.type),
    namespace: textOf(item.namespace),
    assemblies: texts(item.assemblies),
    isExplicit: item.isEii === 'true',
    summary: textOf(item.summary),
    remarks: textOf(item.remarks),
    examples: texts(item.example),
    declaration: textOf(syntax.content),
    parameters: records(syntax.parameters).map(parameterOf),
    typeParameters: records(syntax.typeParameters).map(parameterOf),
    returns: textOf(record(syntax.return).description),
    exceptions: records(item.exceptions).map((entry) => ({
      type: textOf(entry.type),
      description: textOf(entry.description),
    })),
    attributes: records(item.attributes).map(attributeOf),
    seeAlso: records(item.seealso).map(seeAlsoOf),
    inheritance: texts(item.inheritance),
    implements: texts(item.implements),
    overridden: textOf(item.overridden),
    ...(source && { source }),
  };
}

function parameterOf(entry: Fields): DocfxParameter {
  return {
    id: textOf(entry.id),
    type: textOf(entry.type),
    description: textOf(entry.description),
  };
}

function attributeOf(entry: Fields): DocfxAttribute {
  const argument = (value: Fields) => ({ type: textOf(value.type), value: textOf(value.value) });
  return {
    type: textOf(entry.type),
    arguments: records(entry.arguments).map(argument),
    namedArguments: records(entry.namedArguments).map((value) => ({
      ...argument(value),
      name: textOf(value.name),
    })),
  };
}

function seeAlsoOf(entry: Fields): DocfxSeeAlso {
  return {
    link: textOf(entry.linkId),
    isAddress: textOf(entry.linkType) === 'HRef',
    text: textOf(entry.altText),
  };
}

/** DocFX's lines are 0-based. A path outside the repository only means something on one machine. */
function sourceOf(source: Fields): DocfxItem['source'] {
  const path = (textOf(record(source.remote).path) || textOf(source.path)).replace(/\\/g, '/');
  if (path === '' || /^(?:[A-Za-z]:|\/|\.\.\/)/.test(path)) return undefined;
  return { path, startLine: Number(textOf(source.startLine) || 0) + 1 };
}

function referenceOf(entry: Fields): DocfxReference {
  return {
    name: textOf(entry.name),
    nameWithType: textOf(entry.nameWithType),
    href: textOf(entry.href),
    definition: textOf(entry.definition),
    parts: records(entry['spec.csharp']).map((part) => ({
      uid: textOf(part.uid),
      name: textOf(part.name),
    })),
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

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : [];
}
