import { createReference, documentedTypes } from './reference';
import type { ReferenceType } from './reference-type';
import { apiFrontMatterSchema } from './schema';

const member = (name: string, types: string[] = [], over: object = {}) => ({
  name,
  kind: 'method',
  signature: `void ${name}()`,
  summary: 'S.',
  parameters: types.map((type, index) => ({ name: `p${index}`, type, description: 'D.' })),
  ...over,
});

const type = (name: string, over: object = {}): ReferenceType => ({
  path: `/r/${name}`,
  unlisted: false,
  type: apiFrontMatterSchema.parse({
    name,
    kind: 'class',
    namespace: 'Tandem.Realtime',
    category: 'C',
    summary: 'S.',
    signature: `class ${name}`,
    ...over,
  }),
});

const reference = createReference([
  type('ISerializer<TValue>'),
  type('ISerializer'),
  type('Room', {
    uid: 'T:Tandem.Realtime.Room',
    members: [
      member('Room', [], { kind: 'constructor' }),
      member('Connect', ['string']),
      member('Connect', ['string', 'List<int>'], { uid: 'M:Tandem.Connect(x)' }),
      member('this[uint]', ['uint'], { kind: 'indexer' }),
      member('operator ==', [], { kind: 'operator' }),
    ],
  }),
  type('Map<TKey, TValue>', { members: [member('Add<T>')] }),
  type('RealtimePropertyAttribute'),
  type('Avatar', {
    members: [member('Changed', [], { kind: 'property' })],
    nested: ['class Player { }', 'delegate void Handler<T>(T a);', 'delegate void Handler();'],
  }),
]);

it.each([
  ['Room', '/r/Room', undefined],
  ['Tandem.Realtime.Room', '/r/Room', undefined],
  ['T:Tandem.Realtime.Room', '/r/Room', undefined],
  ['ISerializer', '/r/ISerializer', undefined],
  ['ISerializer<T>', '/r/ISerializer<TValue>', undefined],
  ['ISerializer-TValue', '/r/ISerializer<TValue>', undefined],
  ['ISerializer{TValue}', '/r/ISerializer<TValue>', undefined],
  ['Tandem.Realtime.ISerializer`1', '/r/ISerializer<TValue>', undefined],
  ['Map', '/r/Map<TKey, TValue>', undefined],
  ['Map<A, B>.Add', '/r/Map<TKey, TValue>', 'Add'],
  ['Map.Add<T>', '/r/Map<TKey, TValue>', 'Add'],
  ['Tandem.Realtime.Map<A, B>.Add', '/r/Map<TKey, TValue>', 'Add'],
  ['Tandem.Realtime.Map`2.Add``1', '/r/Map<TKey, TValue>', 'Add'],
  ['RealtimeProperty', '/r/RealtimePropertyAttribute', undefined],
  ['Room.Connect', '/r/Room', 'Connect'],
  ['Room.Connect(string)', '/r/Room', 'Connect'],
  ['Room.Connect(string name, List<int> b)', '/r/Room', 'Connect-2'],
  ['Room.Connect(System.String, System.Collections.List<System.Int32>)', '/r/Room', 'Connect-2'],
  ['M:Tandem.Connect(x)', '/r/Room', 'Connect-2'],
  ['Room.this[uint]', '/r/Room', 'Item'],
  ['Room.operator ==', '/r/Room', 'operator-Equality'],
  ['Tandem.Realtime.Room.#ctor', '/r/Room', 'Room'],
  ['Avatar.Player', '/r/Avatar', 'Player'],
  ['Tandem.Realtime.Avatar.Player', '/r/Avatar', 'Player'],
  ['Avatar.Handler<T>', '/r/Avatar', 'Handler'],
])('%s leads to %s, %s', (name, path, anchor) => {
  expect(reference.placeOf(name)).toEqual(anchor === undefined ? { path } : { path, anchor });
});

it.each([
  'Rooms',
  'Other.Room',
  'Room<T>',
  'Map<A>',
  'Room.Unknown',
  'Tandem.Realtime',
  'Room.Connect.More',
  '',
])('%s leads nowhere', (name) => {
  expect(reference.placeOf(name)).toBeUndefined();
});

it('finds neither of two types of the same name without a namespace', () => {
  const two = createReference([
    { ...type('Log'), path: '/a' },
    { ...type('Log', { namespace: 'Tandem.Utility' }), path: '/b' },
  ]);
  expect(two.placeOf('Log')).toBeUndefined();
  expect(two.placeOf('Tandem.Realtime.Log')).toEqual({ path: '/a' });
  expect(two.placeOf('Tandem.Utility.Log')).toEqual({ path: '/b' });
});

it('does not confuse a nested type with its generic outer type', () => {
  const two = createReference([
    { ...type('Pool<T>'), path: '/pool' },
    { ...type('Pool<T>.Options'), path: '/options' },
  ]);
  expect(two.placeOf('Pool<T>')).toEqual({ path: '/pool' });
});

it('finds the page of a nested type by its outer type, with or without the namespace', () => {
  const { placeOf, names } = createReference([
    { ...type('Vault'), path: '/vault' },
    { ...type('Vault.Door', { members: [member('Open')] }), path: '/door' },
    { ...type('Door', { namespace: 'Tandem.House' }), path: '/other' },
    { ...type('Pool<T>'), path: '/pool' },
    { ...type('Pool<T>.Entry<U>'), path: '/entry' },
    { ...type('Pool.Entry<U>', { namespace: 'Tandem.House' }), path: '/plain-entry' },
  ]);
  const found = {
    'Vault.Door': '/door',
    'Tandem.Realtime.Vault.Door': '/door',
    'Tandem.House.Door': '/other',
    'Pool<T>.Entry<U>': '/entry',
    'Pool.Entry<U>': '/plain-entry',
    'Tandem.Realtime.Pool<T>.Entry<U>': '/entry',
  };
  for (const [name, path] of Object.entries(found))
    expect([name, placeOf(name)]).toEqual([name, { path }]);
  expect(placeOf('Vault.Door.Open')).toEqual({ path: '/door', anchor: 'Open' });
  expect(placeOf('Vault.Window')).toBeUndefined();
  expect(names()).toContain('Vault.Door.Open');
});

it('takes a name without type arguments for that of the type that has none', () => {
  const both = ['Meta<T>', 'Meta'].map((name) => type(name, { members: [member('Read')] }));
  const { placeOf } = createReference(both);
  expect(placeOf('Tandem.Realtime.Meta.Read()')).toMatchObject({ path: '/r/Meta' });
  expect(placeOf('Tandem.Realtime.Meta<Team>.Read()')).toMatchObject({ path: '/r/Meta<T>' });
});

it('lists the names that authors may write', () => {
  expect(reference.names()).toEqual(
    expect.arrayContaining([
      'Room',
      'Room.Connect',
      'Map<TKey, TValue>',
      'Map.Add<T>',
      'Avatar.Player',
      'Avatar.Handler<T>',
    ]),
  );
});

it('distinguishes nested types of the same name by their type parameters', () => {
  const [avatar] = reference.types.filter(({ path }) => path === '/r/Avatar');
  const find = (name: string, arity?: number) => avatar && reference.nestedIn(avatar, name, arity);
  expect([find('Handler'), find('Handler', 1), find('Handler', 0)]).toEqual([
    'Handler',
    'Handler',
    'Handler-2',
  ]);
  expect([find('Handler', 2), find('Room'), find('Changed')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('names in code', () => {
  const find = documentedTypes(reference);

  it.each([
    [['ISerializer', 0], '/r/ISerializer'],
    [['ISerializer', 1], '/r/ISerializer<TValue>'],
    [['Map', 0], '/r/Map<TKey, TValue>'],
    [['RealtimeProperty', 0], '/r/RealtimePropertyAttribute'],
    [['Room', undefined, 'Connect'], '/r/Room'],
  ] as const)('%j is %s', ([name, arity, inner], path) => {
    expect(find(name, arity, inner)?.path).toBe(path);
  });

  it('lead nowhere if the arguments or the member do not match', () => {
    expect(find('Room', 1)).toBeUndefined();
    expect(find('Room', undefined, 'Unknown')).toBeUndefined();
  });
});
