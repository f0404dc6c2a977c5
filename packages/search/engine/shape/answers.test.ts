import { Engine } from '../engine';
import { respond } from '../respond';
import { ReferenceAnswers } from './answers';
import { type DocumentedType, readSignatures, writeSignatures } from './documented';
import { formOf, pathIn } from './form';

const type = (
  title: string,
  signatures: readonly (string | [signature: string, ...handedOut: string[]])[],
  over: Partial<DocumentedType> = {},
): DocumentedType => ({
  title,
  path: `/r/${title.replace(/<.*/, '')}`,
  section: 'Reference',
  rank: 'reference',
  bases: [],
  interfaces: [],
  members: signatures.map((one) => {
    const [signature, ...handedOut] = typeof one === 'string' ? [one] : one;
    const anchor = /(\w+)(?:<\w+>)?(?:\(|\[| \{|$)/.exec(signature)?.[1] ?? '';
    return { anchor, signature, ...(handedOut.length > 0 && { handedOut }) };
  }),
  ...over,
});

const TYPES = [
  type('Thing', ['int id { get; }', 'void Move(Vector3 to, int steps = 1)', 'bool CanMove()']),
  type('Door', ['Door(int id)', 'Room room { get; }', ['event Opened opened', 'Door', 'Key']], {
    bases: ['Thing'],
    interfaces: ['ILock'],
  }),
  type('Room', [
    'static Room Find(GameObject thing)',
    'IReadOnlyList<Door> doors { get; }',
    'bool TryGet(int id, out Door door)',
    'Task<Key> MakeKeyAsync(Door door)',
    'GameObject Place(string name, Vector3 at, Quaternion rotation, Options options = default)',
    'int Count<T>(T value, List<T> among)',
  ]),
  type('Key', ['bool Fits(ILock other)']),
  type('Bag<TItem>', ['void Add(TItem item)', 'TItem this[int index] { get; }'], {
    rank: 'internal',
  }),
];
const answers = new ReferenceAnswers(readSignatures(writeSignatures(TYPES)));
/** What the engine answers. */
const none = respond(new Engine({ pages: [], rest: { url: '', checksum: '' } }), {}, 'complete');
const shapes = (query: string) => answers.answer({ query }, () => none);
const found = (query: string) => shapes(query).hits.map(({ url }) => url.slice(3));

it.each<[query: string, hits: readonly string[]]>([
  ['Door -> Room', ['Door#room']],
  ['(Vector3, Quaternion) -> GameObject', ['Room#Place']],
  ['Quaternion → Vector3 -> GameObject', ['Room#Place']],
  ['-> Door', ['Door#Door', 'Room#TryGet', 'Door#opened']],
  ['-> Door[]', ['Room#doors']],
  ['event with Key', ['Door#opened']],
  ['events with int', []],
  ['int -> Door', ['Door#Door', 'Room#TryGet']],
  ['ref Door door ->', ['Room#MakeKeyAsync', 'Door#room', 'Door#opened']],
  ['Door -> Key', ['Room#MakeKeyAsync', 'Door#opened']],
  // What takes an interface or a base takes what derives from it.
  ['Door -> bool', ['Thing#CanMove', 'Key#Fits']],
  ['T, T[] -> int', ['Room#Count']],
  ['T -> void', ['Bag#Add']],
  // Typing goes on.
  ['gameobject -> Roo', ['Room#Find']],
  ['Door -> Ro', ['Door#room']],
  ['->', []],
  ['Nothing -> Nowhere', []],
])('%s', (query, hits) => expect(found(query).slice(0, 3)).toEqual(hits));

it('says where nothing fits as a whole, and shows signatures', () => {
  expect(shapes('Key -> Room')).toMatchObject({ isWeak: true });
  const { hits, isWeak } = shapes('GameObject -> Room');
  expect(isWeak).toBeUndefined();
  expect(shapes('event with Key').hits[0]).toMatchObject({
    content: 'event Opened opened – Door, Key',
  });
  expect(hits[0]).toMatchObject({
    type: 'content',
    hierarchy: { lvl0: 'Reference', lvl1: 'Room', lvl3: 'Find' },
    _snippetResult: {
      content: { value: 'static <mark>Room</mark> Find(<mark>GameObject</mark> thing)' },
    },
  });
});

it('keeps all that it knows', () => expect(readSignatures(writeSignatures(TYPES))).toEqual(TYPES));

it.each<[query: string, hits: readonly string[]]>([
  ['Door.id', ['Door#id', 'Other']],
  ['door id', ['Door#id', 'Other']],
  ['Door.Move(', ['Door#Move', 'Other']],
  // Its own members are known to the engine.
  ['Door.room', ['Other']],
  ['Door.mo', ['Door#Move', 'Other']],
  ['Door.m', ['Other']],
  ['Room.id', ['Other']],
])('finds inherited members: %s', (query, expected) => {
  const [other] = shapes('GameObject -> Room').hits;
  const known = { ...none, hits: other ? [{ ...other, url: '/r/Other' }] : [] };
  const { hits } = answers.answer({ query }, () => known);
  expect(hits.map(({ url }) => url.slice(3))).toEqual(expected);
});

it.each([
  ['Room -> Door', 'shape'],
  ['event with Door', 'shape'],
  ['Room.doors', 'member'],
  ['room doors', 'member'],
  ['how do I get a Room from a GameObject', 'path'],
  ['get a room from my gameobject?', 'path'],
  ['Realtime to RealtimeAvatar', 'path'],
  ['connect to room', undefined],
  ['a == b', undefined],
  ['how do I open doors', undefined],
])('%s: %s', (query, form) => expect(formOf(query)).toBe(form));

it('tells where a way starts', () => {
  const way = { from: 'GameObject', to: 'Room' };
  expect(pathIn('how do I get a Room from a GameObject')).toEqual(way);
  expect(pathIn('get from GameObject to the Room')).toEqual(way);
});
