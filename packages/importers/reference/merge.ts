import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../../src/config/diagnostics/group-by';
import { KEY_ORDER, replaceKeys, toYaml, type Value, type Values } from './front-matter-text';
import { obsoleteOf } from './attributes';
import type { ImportedType } from './model';

export interface ExistingFrontMatter {
  /** The YAML between the `---` lines. */
  readonly source: string;
  /** As written. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** With variables replaced. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Keys that only authors write; an import leaves them alone. */
const AUTHORS = new Set(
  'category keywords sectionKeywords description slug since changedIn unlisted redirect_from'.split(
    ' ',
  ),
);
/** Keys for which the assembly's text wins, or if it has none, the author's. */
const DESCRIPTIONS = new Set(['summary', 'remarks', 'example', 'returns', 'exceptions', 'seeAlso']);

/** The front matter of a type that has no file yet. */
export function newFrontMatter(
  { members, ...type }: ImportedType,
  added: Values,
  spell: (text: string) => string,
): string {
  const own = members && { members: members.map((member) => ordered(member)) };
  return toYaml(ordered({ ...type, ...own, ...added }), spell);
}

/**
 * The front matter of an existing file with everything from the assembly updated. Keys whose value
 * hasn't changed stay as written, with variables and comments.
 *
 * @param spell maps a string that the file doesn't have yet to the text to write for it.
 * @param inBody the keys that an author has replaced with a section in the body.
 * @returns the text of the front matter, identical if nothing changes, and its values.
 */
export function mergedFrontMatter(
  type: ImportedType,
  existing: ExistingFrontMatter,
  category: string,
  spell: (text: string) => string,
  inBody: ReadonlySet<string> = new Set(),
): { text: string; values: Values } {
  const { data, raw, source } = existing;
  const merged = Object.entries(mergedType(type, data, category));
  const values = Object.fromEntries(merged.filter(([key]) => !inBody.has(key)));
  const changes = new Map<string, string | undefined>();
  const spelled = spellings(raw, data, spell);
  for (const [key, value] of Object.entries(values)) {
    if (!isDeepStrictEqual(data[key], value)) changes.set(key, toYaml({ [key]: value }, spelled));
  }
  for (const key of KEY_ORDER) {
    if (key in data && !(key in values) && !AUTHORS.has(key)) changes.set(key, undefined);
  }
  if (changes.size === 0) return { text: source, values };
  const text = replaceKeys(source, Object.keys(data), changes);
  return { text: text ?? toYaml(ordered(values), spelled), values };
}

function mergedType(
  { members, ...type }: ImportedType,
  data: Readonly<Record<string, unknown>>,
  category: string,
): Values {
  const find = finder(isList(data.members) ? data.members.filter(isRecord) : [], members ?? []);
  return ordered({
    category,
    ...mergedRecord(type, data),
    ...(members && {
      members: members.map((member) => ordered(mergedRecord(member, find(member) ?? {}))),
    }),
  });
}

/** A type or member after an import, with the parts that stay from the file. */
function mergedRecord(imported: Values, own: Readonly<Record<string, unknown>>): Values {
  const result: Record<string, Value> = { ...imported };
  for (const [key, value] of Object.entries(own)) {
    if (!isValue(value)) continue;
    const isKnown = KEY_ORDER.includes(key) || key === 'static';
    if (AUTHORS.has(key) || !(isKnown || key === 'exceptions')) result[key] = value;
    else if (DESCRIPTIONS.has(key)) result[key] = imported[key] ?? value;
    else if (key === 'obsolete' && !wasImported(own)) result[key] = imported[key] ?? value;
    else if ((key === 'parameters' || key === 'typeParameters') && isList(imported[key])) {
      result[key] = withDescriptions(imported[key], value);
    }
  }
  return result;
}

/** Whether an earlier import derived `obsolete` from an attribute that it also wrote. */
function wasImported({ obsolete, attributes }: Readonly<Record<string, unknown>>): boolean {
  const names = isList(attributes) ? attributes.filter((name) => typeof name === 'string') : [];
  return obsolete === obsoleteOf(names);
}

/** Parameters keep the author's description if the assembly has none. */
function withDescriptions(imported: readonly Value[], own: Value): readonly Value[] {
  const written = isList(own) ? own.filter(isRecord) : [];
  return imported.map((parameter) => {
    if (!isRecord(parameter) || 'description' in parameter) return parameter;
    const same = written.find(({ name }) => name === parameter.name);
    const description = same?.description;
    if (typeof description !== 'string') return parameter;
    const { name, type, ...others } = parameter;
    return {
      ...(name !== undefined && { name }),
      ...(type !== undefined && { type }),
      description,
      ...others,
    };
  });
}

/**
 * Finds the file's counterpart of an imported member: by uid, else by declaration, else by name.
 */
function finder(own: readonly Values[], imported: readonly Values[]) {
  const byUid = new Map(own.map((member) => [member.uid, member]));
  const rest = own.filter(({ uid }) => uid === undefined);
  const nameOf = ({ kind, name }: Values) => `${text(kind)} ${text(name)}`;
  const signatureOf = (member: Values) =>
    `${nameOf(member)} ${text(member.signature).replace(/\s+/g, '')}`;
  const bySignature = new Map(rest.map((member) => [signatureOf(member), member]));
  const byName = groupBy(rest, nameOf);
  const importedByName = groupBy(imported, nameOf);
  return (member: Values): Values | undefined => {
    const [namesake, another] = byName.get(nameOf(member)) ?? [];
    const isSingle = !another && importedByName.get(nameOf(member))?.length === 1;
    return (
      byUid.get(member.uid) ??
      bySignature.get(signatureOf(member)) ??
      (isSingle ? namesake : undefined)
    );
  };
}

function text(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Strings that the file already has keep their spelling: `{Product}.Realtime` stays, although the
 * assembly says "Tandem.Realtime".
 */
function spellings(raw: unknown, data: unknown, spell: (text: string) => string) {
  const known = new Map<string, string>();
  const visit = (written: unknown, said: unknown): void => {
    if (typeof written === 'string' && typeof said === 'string') {
      if (!known.has(said)) known.set(said, written);
    } else if (Array.isArray(written) && Array.isArray(said)) {
      written.forEach((item, index) => visit(item, said[index]));
    } else if (isRecord(written) && isRecord(said)) {
      for (const key of Object.keys(written)) visit(written[key], said[key]);
    }
  };
  visit(raw, data);
  return (value: string) => known.get(value) ?? spell(value);
}

/** The order of keys, including those that only members have. */
const ORDER = KEY_ORDER.flatMap((key) => {
  if (key === 'kind') return ['kind', 'static'];
  return key === 'returns' ? ['returns', 'exceptions'] : [key];
});

function ordered(values: Values): Values {
  const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => rank(a) - rank(b)));
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Value[] {
  return Array.isArray(value);
}

/** YAML dates and nulls aren't values that we write; like unknown keys, they stay in the text. */
function isValue(value: unknown): value is Value {
  if (['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isValue);
  return (
    isRecord(value) &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isValue)
  );
}
