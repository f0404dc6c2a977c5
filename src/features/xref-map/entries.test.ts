import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { listFiles } from '../../config/diagnostics/files';
import { createReference } from '../../reference/reference';
import type { ReferenceType } from '../../reference/reference-type';
import { apiSchemaOf } from '../../reference/schema';
import { apiType } from '../../test/api-type';
import { importFrom } from '../../test/imported-reference';
import { tempFolder } from '../../test/temp-folder';
import { xrefEntries } from './entries';

/** The uids of types and members. @param known whether their pages have the uids. */
function uidsOf(types: readonly ReferenceType[], known: boolean): string[] {
  const uid = <T extends { readonly uid?: string | undefined }>(one: T) =>
    known ? one : { ...one, uid: undefined };
  const shown = types.map((one) => ({
    ...one,
    type: { ...uid(one.type), members: one.type.members.map(uid) },
  }));
  const reference = createReference(shown);
  return reference.types.flatMap((one) => xrefEntries(reference, one).map((entry) => entry.uid));
}

it('gives types and members the uids that DocFX gave them', () => {
  const dir = tempFolder();
  importFrom(path.resolve('packages/importers/reference/fixtures/assembly'), dir);
  const types = listFiles(path.join(dir, 'content/reference/classes')).map((file) => {
    const { data } = matter(fs.readFileSync(file, 'utf8'), {});
    return { path: '/', unlisted: false, type: apiSchemaOf(data).parse(data) };
  });
  const expected = uidsOf(types, true);
  expect(expected.length).toBeGreaterThan(30);
  // The fixture has a type argument that no compiler would write.
  expect(uidsOf(types, false)).toEqual(expected.map((uid) => uid.replace('{T}', '``0')));
});

const member = (kind: string, name: string, signature: string) => ({
  kind,
  name,
  signature,
  summary: 'S.',
});

const TYPES = [
  apiType('Mode', { kind: 'enum', members: [member('value', 'On', 'On = 1')] }),
  apiType('Map<TKey, TValue>', {
    nested: ['public delegate void Changed<T>(T one);', 'public enum Kind { A }'],
    members: [
      member('constructor', 'Map', 'public Map(int[,] sizes, params byte[][] rows)'),
      member('method', 'Find', 'public T Find<T>(TKey key, in Mode? mode, Func<T, TValue> then)'),
      member(
        'method',
        'Ask',
        'public static Task Ask((int x, string y)? at, Map<string, Kind> all)',
      ),
      member('indexer', 'this[TKey]', 'public TValue this[TKey key] { get; }'),
      member('operator', 'operator -', 'public static int operator -(Map<TKey, TValue> map)'),
      member('event', 'changed', 'public event Action<TKey> changed'),
    ],
  }),
];
const entries = (index: number) => {
  const one = TYPES[index];
  return one ? xrefEntries(createReference(TYPES), one) : [];
};

it('writes arrays, references, nullable and nested types as the compiler does', () => {
  expect(entries(1).map(({ uid }) => uid)).toEqual([
    'N.Map`2',
    'N.Map`2.Changed`1',
    'N.Map`2.Kind',
    'N.Map`2.#ctor(System.Int32[0:,0:],System.Byte[][])',
    'N.Map`2.#ctor*',
    'N.Map`2.Item(`0)',
    'N.Map`2.Item*',
    'N.Map`2.changed',
    'N.Map`2.Find``1(`0,System.Nullable{N.Mode}@,System.Func{``0,`1})',
    'N.Map`2.Find*',
    'N.Map`2.Ask(System.Nullable{System.ValueTuple{System.Int32,System.String}},N.Map{System.String,N.Map{`0,`1}.Kind})',
    'N.Map`2.Ask*',
    'N.Map`2.op_UnaryNegation(N.Map{`0,`1})',
    'N.Map`2.op_UnaryNegation*',
  ]);
});

it('names them as DocFX does, with their places', () => {
  expect(entries(0)).toMatchObject([
    { commentId: 'T:N.Mode', fullName: 'N.Mode', path: '/r/Mode' },
    { commentId: 'F:N.Mode.On', fullName: 'N.Mode.On', path: '/r/Mode#On' },
  ]);
  const found = entries(1).filter(({ uid }) => uid.includes('.Find'));
  expect(found).toMatchObject([
    {
      commentId: expect.stringMatching(/^M:N\.Map`2\.Find``1\(/) as string,
      name: 'Find<T>(TKey, in Mode?, Func<T, TValue>)',
      fullName: 'N.Map<TKey, TValue>.Find<T>(TKey, in N.Mode?, System.Func<T, TValue>)',
      nameWithType: 'Map<TKey, TValue>.Find<T>(TKey, in Mode?, Func<T, TValue>)',
      path: '/r/Map<TKey, TValue>#Find',
    },
    { commentId: 'Overload:N.Map`2.Find', name: 'Find', isSpec: true },
  ]);
});
