import { nestedTypes } from './nested';
import { declaredType } from '../../packages/csharp/declared-type';
import { apiFrontMatterSchema } from './schema';

it.each([
  ['public enum SyncMode { Off = 0 }', 'enum', 'SyncMode'],
  ['public sealed class Failed : Ended {\n  public int code;\n}', 'class', 'Failed'],
  ['[Serializable]\n[Obsolete("No.")] public class LocalPlayer { }', 'class', 'LocalPlayer'],
  ['public readonly ref struct Enumerator<T> { }', 'struct', 'Enumerator<T>'],
  ['interface IThing<TKey, TValue> where TKey : new() { }', 'interface', 'IThing<TKey, TValue>'],
  ['public delegate void Handler(Room room);', 'delegate', 'Handler'],
  ['public delegate Task<List<int>> Load<T>(Map<int, T> a);', 'delegate', 'Load<T>'],
  ['public delegate (int a, int b) Pair();', 'delegate', 'Pair'],
])('%j declares the %s %s', (declaration, kind, name) => {
  expect(declaredType(declaration)).toEqual({ kind, name });
});

it.each(['', 'public void Connect()', 'public event Handler changed', 'classes'])(
  '%j declares no type',
  (declaration) => {
    expect(declaredType(declaration)).toBeUndefined();
  },
);

const page = (nested: readonly string[], members: readonly object[] = []) =>
  apiFrontMatterSchema.safeParse({
    name: 'Room',
    kind: 'class',
    namespace: 'Tandem',
    category: 'Rooms',
    summary: 'S.',
    signature: 'class Room',
    nested,
    members,
  });

it('gives each its own anchor: its name without type parameters', () => {
  const method = { name: 'Open', kind: 'method', signature: 'void Open()', summary: 'Opens.' };
  const { data } = page(
    ['delegate void Changed<T>(T a);\n', 'delegate void Changed<T, U>(T a, U b);', 'enum Open { }'],
    [method],
  );
  expect(data && nestedTypes(data)).toEqual([
    {
      name: 'Changed<T>',
      kind: 'delegate',
      id: 'Changed',
      declaration: 'delegate void Changed<T>(T a);',
    },
    expect.objectContaining({ name: 'Changed<T, U>', id: 'Changed-2' }),
    expect.objectContaining({ name: 'Open', id: 'Open-2' }),
  ]);
});

it('reports an entry in the front matter that is no type declaration', () => {
  const { error } = page(['enum On { }', 'public void Connect()']);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['nested', 1], 'must be the declaration of a class, struct, interface, enum or delegate'],
  ]);
});
