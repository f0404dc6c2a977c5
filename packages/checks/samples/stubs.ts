import { plainName } from '../../../src/reference/reference-type';
import type { ApiFrontMatter, ApiMember } from '../../../src/reference/schema';
import { bodyOf, chunksOf, keepOnly } from '../../csharp/scan';
import { parseTypeName, substituteTypes } from '../../csharp/type-names';
import type { Toolkit } from './units';

export interface ReferencePage {
  /** The path from the project's root. */
  readonly file: string;
  readonly api: ApiFrontMatter;
}

export interface Origin {
  readonly file: string;
  readonly keys: readonly (string | number)[];
}

const USINGS = (
  'System System.Collections System.Collections.Generic System.IO System.Threading.Tasks ' +
  'UnityEngine'
).split(' ');

/** Names that exist in both the engine and the standard library; samples mean the engine's. */
const ALIASES = { Object: 'UnityEngine.Object', Random: 'UnityEngine.Random' };

/**
 * C# declarations of all types in the reference, with exactly the members that the pages list.
 *
 * - A member that an interface requires but the page does not list is only accessible through the
 *   interface, like an explicit implementation.
 * - A class without a listed constructor can be derived from, but only the toolkit can create it.
 */
export function referenceStubs(pages: readonly ReferencePage[]) {
  const lines: string[] = [];
  /** By 0-based line: the page, and the position in its front matter. */
  const origins: (Origin | undefined)[] = [];
  const put = (text: string, origin?: Origin) => {
    lines.push(text.replace(/\s*\n\s*/g, ' '));
    origins.push(origin);
  };
  put([...USINGS, ...namespacesOf(pages)].map((name) => `using ${name};`).join(' '));
  put(`using Object = ${ALIASES.Object};`);
  const byName = new Map(pages.map(({ api }) => [api.name, api]));
  for (const { file, api } of pages) {
    put(`namespace ${api.namespace} {`);
    for (const { text, keys } of typeLines(api, byName)) put(text, { file, keys });
    put('}');
  }
  return { source: `${lines.join('\n')}\n`, origins };
}

function namespacesOf(pages: readonly ReferencePage[]): string[] {
  return [...new Set(pages.map(({ api }) => api.namespace))].sort();
}

/** The lines of a type, each with its position in the front matter. */
function typeLines(api: ApiFrontMatter, byName: ReadonlyMap<string, ApiFrontMatter>) {
  const attributes = api.attributes.map((text) => `${text} `).join('');
  const head = { text: `${attributes}${api.signature} {`, keys: ['signature'] };
  if (api.kind === 'delegate') return [{ ...head, text: `${api.signature.replace(/;$/, '')};` }];
  const inside = api.kind === 'interface' ? 'interface' : 'class';
  const members = api.members.map((member, index) => ({
    text: api.kind === 'enum' ? `${member.signature},` : memberStub(member.signature, inside),
    keys: ['members', index, 'signature'],
  }));
  const added = [
    ...constructorsFor(api),
    ...(inside === 'class' && api.kind !== 'enum' ? hiddenMembers(api, byName) : []),
  ].map((text) => ({ text, keys: ['signature'] }));
  const nested = api.nested.map((text, index) => ({
    text: nestedStub(text, plainName(api.name)),
    keys: ['nested', index],
  }));
  return [head, ...members, ...added, ...nested, { text: '}', keys: [] }];
}

/** Completes a declaration with a body so that it compiles. */
export function memberStub(signature: string, inside: 'class' | 'interface'): string {
  const text = signature.trim().replace(/;$/, '');
  const bodiless = inside === 'interface' || /\babstract\b/.test(text);
  if (/\bevent\b/.test(text)) return bodiless ? `${text};` : `${text} { add { } remove { } }`;
  if (/\{[^}]*\b(?:get|set)\b/.test(text)) {
    // What can be set keeps its value: the scripts of sample projects run.
    const keeps = bodiless || (/\{\s*get;\s*set;\s*\}/.test(text) && !/\bthis\[/.test(text));
    return keeps ? text : text.replace(/\b(get|set);/g, '$1 { throw null; }');
  }
  const isMethod = /^[^=(]*\(/.test(text) || /\boperator\b/.test(text);
  return isMethod && !bodiless ? `${text} { throw null; }` : `${text};`;
}

/** Completes a nested type with bodies. */
function nestedStub(source: string, outer: string): string {
  const [chunk] = chunksOf(source);
  const body = chunk && bodyOf(source, chunk);
  const kind = /\b(class|struct|interface|enum|delegate)\b/.exec(source)?.[1];
  if (!body || kind === 'enum' || kind === 'delegate')
    return source.replace(/([^;}\s])\s*$/, '$1;');
  const inner = source.slice(body.start, body.end);
  const members = chunksOf(inner).map((part) =>
    memberStub(inner.slice(part.start, part.end), kind === 'interface' ? 'interface' : 'class'),
  );
  const head = keepOnly(source, [{ start: 0, end: body.start }]).trim();
  return `${head.replace(new RegExp(`:\\s*${outer}\\b`), `: ${outer}`)} ${members.join(' ')} }`;
}

function constructorsFor(api: ApiFrontMatter): string[] {
  const isClass = api.kind === 'class' || api.kind === 'exception' || api.kind === 'attribute';
  if (!isClass || /\bstatic\s+class\b/.test(api.signature)) return [];
  const name = plainName(api.name);
  const listed = api.members.filter((member) => member.kind === 'constructor');
  if (listed.length === 0) {
    return [`${/\bsealed\b/.test(api.signature) ? 'internal' : 'protected'} ${name}() { }`];
  }
  // Only for derived stubs: samples are in another assembly.
  const hasEmpty = listed.some(({ signature }) => /\(\s*\)/.test(signature));
  return hasEmpty ? [] : [`internal ${name}() { }`];
}

/** Members that are accessible only through one of the type's interfaces. */
function hiddenMembers(api: ApiFrontMatter, byName: ReadonlyMap<string, ApiFrontMatter>): string[] {
  const visible = [api, ...api.inherits.flatMap((name) => lookUp(name, byName)?.api ?? [])];
  const listed = visible.flatMap((type) => type.members);
  const members: string[] = [];
  const seen = new Set<string>();
  const visit = (written: string) => {
    if (seen.has(written)) return;
    seen.add(written);
    const known = lookUp(written, byName);
    if (!known) members.push(...systemMembers(written, listed));
    else {
      known.api.implements.forEach((base) => visit(known.fill(base)));
      known.api.members
        .filter((member) => !listed.some((other) => sameMember(member, other)))
        .forEach(({ name, signature }) => {
          const at = new RegExp(`\\b${name}\\b(?=\\s*(?:[({<;]|$))`);
          const explicit = known.fill(signature).replace(at, `${written}.${name}`);
          members.push(memberStub(explicit, 'class'));
        });
    }
  };
  api.implements.forEach(visit);
  return members;
}

function sameMember(a: ApiMember, b: ApiMember): boolean {
  return a.name === b.name && a.parameters.length === b.parameters.length;
}

/** Finds a type by its name with type arguments; `fill` replaces type parameters with those. */
function lookUp(written: string, byName: ReadonlyMap<string, ApiFrontMatter>) {
  const { name, args } = parseTypeName(written);
  for (const api of byName.values()) {
    const { name: other, args: parameters } = parseTypeName(api.name);
    if (other !== name || parameters.length !== args.length) continue;
    const types = new Map(parameters.map((parameter, at) => [parameter, args[at] ?? parameter]));
    return { api, fill: (text: string) => substituteTypes(text, types) };
  }
  return undefined;
}

/** Members that interfaces of the standard library require and types implement explicitly. */
function systemMembers(written: string, listed: readonly ApiMember[]): string[] {
  const { name, args } = parseTypeName(written);
  const [item] = args;
  if (!/^I(?:Enumerable|ReadOnlyList|ReadOnlyCollection)$/.test(name) || item === undefined)
    return [];
  const enumerator = 'IEnumerator IEnumerable.GetEnumerator() { throw null; }';
  if (name === 'IEnumerable' || listed.some((member) => member.name === 'Count'))
    return [enumerator];
  return [enumerator, `int IReadOnlyCollection<${item}>.Count { get { throw null; } }`];
}

/** Collects the names from the reference that wrapping and the source generator need. */
export function toolkitOf(pages: readonly ReferencePage[]): Toolkit {
  const model = pages.find(({ api }) => api.name === 'RealtimeModel');
  const models = pages.filter(
    ({ api }) => api === model?.api || api.inherits.includes('RealtimeModel'),
  );
  const collections = models.filter(({ api }) => api.implements.includes('IRealtimeCollection'));
  return {
    defaultUsings: [...USINGS, 'System.Linq', ...namespacesOf(pages)],
    defaultAliases: ALIASES,
    models: {
      namespace: model?.api.namespace ?? '',
      collections: new Set(collections.map(({ api }) => plainName(api.name))),
      models: new Set(models.map(({ api }) => plainName(api.name))),
    },
  };
}
