import fs from 'node:fs';
import path from 'node:path';
import { generator } from './random';

type Item = Record<string, unknown> & { readonly uid: string };

/**
 * Writes what `docfx metadata` could write for an assembly: nested and generic types, names that
 * stand twice, overloads, texts with every kind of link. Each text has a word of its own.
 *
 * @param seed the same seed gives the same assembly.
 * @returns the words, by the uid of the type whose page must show them.
 */
export function writeRandomAssembly(folder: string, seed: number): Map<string, string[]> {
  const random = generator(seed);
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const types = typesOf(one);
  const uids = [...types.flatMap(({ uid, members }) => [uid, ...members]), ...OUTSIDE];
  const words = new Map<string, string[]>();
  let count = 0;
  const text = (owner: string): string => {
    const word = `word${++count}`;
    words.set(owner, [...(words.get(owner) ?? []), word]);
    return one(TEXTS)(word, one(uids), one(ADDRESSES));
  };
  fs.mkdirSync(folder, { recursive: true });
  for (const type of types) {
    const items = [typeItem(type, text, one, uids), ...memberItems(type, text, one, uids)];
    const references = OUTSIDE.slice(0, 1).map((uid) => ({
      uid,
      name: 'IDisposable',
      href: 'https://learn.microsoft.com/dotnet/api/system.idisposable',
    }));
    fs.writeFileSync(
      path.join(folder, `${type.uid.replace('`', '-')}.yml`),
      `### YamlMime:ManagedReference\n${JSON.stringify({ items, references }, null, 1)}\n`,
    );
  }
  return words;
}

interface RandomType {
  readonly uid: string;
  readonly name: string;
  readonly namespace: string;
  readonly kind: 'Class' | 'Struct' | 'Interface' | 'Enum' | 'Delegate';
  readonly members: readonly string[];
}

/** Neither in the assembly nor, but for the first, among its references. */
const OUTSIDE = ['System.IDisposable', 'Other.Gone', 'Other.Gone.Method(System.Int32)'];
const ADDRESSES = [
  'https://a.example/b_(c)',
  './beside.md',
  '../api/index.html#x',
  '/nowhere',
  '#part',
  'xref:Other.Gone',
  'javascript:alert(1)',
];

const TEXTS: readonly ((word: string, uid: string, address: string) => string)[] = [
  (word) => `The ${word}: a "quote", {product}, # no comment and C:\\`,
  (word, uid) => `${word} <xref href="${encodeURIComponent(uid)}"></xref>.`,
  (word, uid) => `<p>${word}</p><ul><li><see cref="T:${uid}">it</see></li><li>b<br /></li></ul>`,
  (word, uid, address) => `[${word}](${address}) and <xref:${uid}>`,
  (word, _, address) => `[${word}][1] and [1]\n\n[1]: ${address} "A title"`,
  (word, _, address) => `<a href="${address}">${word}</a><br/>\n- a\n- b`,
  (word, _, address) => `![${word}](${address}) ![${word}][p]\n\n[p]: ${address}`,
  (word) => `A List<${word}> of &lt;T&gt;\n\n---\n\n<pre><code>if (a < b) {}</code></pre>`,
  (word) => `<table><tr><th>${word}</th></tr><tr><td>a|b<br/>c</td></tr></table>`,
  (word, _, address) => `<${address}> <${word}> [a [${word}]](${address})`,
];

function typesOf(one: <T>(values: readonly T[]) => T): RandomType[] {
  const types = new Map<string, RandomType>();
  for (let index = 0; index < 14; index++) {
    const namespace = one(['Acme', 'Acme.Inner', '']);
    const names = [one(['Room', 'Set`1', 'Key']), ...one([[], [], ['Entry'], ['Room', 'Key`2']])];
    const uid = [namespace, ...names].filter((part) => part !== '').join('.');
    const kind = one(['Class', 'Struct', 'Interface', 'Enum', 'Delegate'] as const);
    const name = names.map(written).join('.');
    types.set(uid, { uid, name, namespace, kind, members: memberUids(uid, kind, one) });
  }
  return [...types.values()];
}

/** ``Key`2`` as C# writes it. */
function written(name: string): string {
  return name.replace('`1', '<T>').replace('`2', '<TKey, TValue>');
}

const MEMBERS = {
  Open: 'Method',
  'Open(System.String)': 'Method',
  'op_Multiply(System.Int32,System.Int32)': 'Operator',
  'Item(System.Int32)': 'Property',
  Entries: 'Property',
  constructor: 'Field',
  '#ctor': 'Constructor',
} as const;

function memberUids(uid: string, kind: RandomType['kind'], one: <T>(values: readonly T[]) => T) {
  if (kind === 'Delegate') return [];
  if (kind === 'Enum') return ['None', 'All'].map((name) => `${uid}.${name}`);
  return Object.keys(MEMBERS)
    .filter(() => one([true, false]))
    .map((name) => `${uid}.${name}`);
}

function typeItem(
  { uid, name, namespace, kind, members }: RandomType,
  text: (owner: string) => string,
  one: <T>(values: readonly T[]) => T,
  uids: readonly string[],
): Item {
  const isDelegate = kind === 'Delegate';
  return {
    uid,
    parent: namespace,
    children: members,
    name,
    nameWithType: name,
    type: kind,
    namespace,
    ...saysOf(() => text(uid), one, uids),
    ...(isDelegate && { exceptions: [{ type: one(uids), description: text(uid) }] }),
    syntax: { content: `public ${kind.toLowerCase()} ${name}` },
    inheritance: ['System.Object', one(uids)],
  };
}

function memberItems(
  { uid, name, namespace, kind, members }: RandomType,
  text: (owner: string) => string,
  one: <T>(values: readonly T[]) => T,
  uids: readonly string[],
): Item[] {
  return members.map((member) => {
    const own = member.slice(uid.length + 1);
    const type = kind === 'Enum' ? 'Field' : MEMBERS[own as keyof typeof MEMBERS];
    const isMethod = type === 'Method' || type === 'Operator';
    return {
      uid: member,
      parent: uid,
      name: own === '#ctor' ? name : own,
      nameWithType: `${name}.${own}`,
      type,
      namespace,
      ...saysOf(() => text(uid), one, uids),
      ...(isMethod && { exceptions: [{ type: one(['', ...uids]), description: text(uid) }] }),
      syntax: {
        content: kind === 'Enum' ? own : `public int ${own}`,
        ...(isMethod && {
          parameters: [{ id: 'value', type: 'System.Int32', description: text(uid) }],
          return: { type: 'System.Int32', description: text(uid) },
        }),
      },
    };
  });
}

function saysOf(
  text: () => string,
  one: <T>(values: readonly T[]) => T,
  uids: readonly string[],
): Record<string, unknown> {
  return {
    ...(one([true, false]) && { summary: text() }),
    ...(one([true, false]) && { remarks: text() }),
    example: one([true, false]) ? [] : [text()],
    seealso: [
      { linkId: one(uids), linkType: 'CRef', altText: one(['', 'the other']) },
      { linkId: one(ADDRESSES), linkType: 'HRef', altText: one(['', 'there']) },
    ],
  };
}
