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
const answers = new ReferenceAnswers(readSignatures(writeSignatures(TYPES)), 'From {from} to {to}');
/** What the engine answers. */
const none = respond(new Engine({ pages: [] }), {}, 'complete');
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

const UNITY = ['MonoBehaviour', 'Behaviour', 'Component', 'Object'];
const ways = new ReferenceAnswers(
  [
    type('View', ['Room room { get; }', 'View parent { get; }'], { bases: UNITY }),
    type('Mover', ['View view { get; }', 'protected Key secret { get; }'], {
      bases: ['Part<Model>', ...UNITY],
      requires: ['View'],
    }),
    type('Part<T>', ['T model { get; }', 'Room room { set; }']),
    type('Model', ['static Model Of(Room room)', 'Model Copy()']),
    type('Room', [
      'static Room Find(GameObject thing)',
      'IReadOnlyList<Door> doors { get; }',
      'Task<Key> MakeKeyAsync()',
      'bool TryFind(string name, out Door door)',
      ['event Opened opened', 'Room', 'Door', 'Door'],
    ]),
    type('Door', ['Door(int id)', 'static Door main { get; }']),
    type('Key', ['static Key master { get; }']),
    type('Maths', ['static Key Half(int number)']),
  ],
  '{from} to {to}',
);

it.each<[query: string, lines: readonly string[]]>([
  ['how do I get a room from a gameobject?', ['Room room = Room.Find(gameObject);']],
  ['View to Room', ['Room room = view.room;']],
  ['Mover to Room', ['Room room = mover.view.room;']],
  ['Mover to Model', ['Model model = mover.model;']],
  ['View to Mover', ['Mover mover = view.GetComponent<Mover>();']],
  ['get GameObject from Mover', ['GameObject gameObject = mover.gameObject;']],
  ['Room to Model', ['Model model = Model.Of(room);']],
  ['Room to Key', ['Key key = await room.MakeKeyAsync();', 'Key key = Key.master;']],
  [
    'Room to Door',
    [
      'foreach (Door door in room.doors) { }',
      'room.opened += (_, door, __) => { };',
      'Door door = Door.main;',
    ],
  ],
  // What is private, what is a part of itself, and what has no instances.
  ['Room to View', []],
  ['Room to Part', []],
  ['Maths to Key', []],
  ['Room to Nowhere', []],
  // A shape that no member has.
  [
    'View -> Model',
    [
      'Model model = view.GetComponent<Mover>().model;',
      'Model model = Model.Of(view.room);',
      'Model',
      'Model',
    ],
  ],
])('%s', (query, lines) => {
  const { hits } = ways.answer({ query }, () => none);
  expect(
    hits.map(({ hierarchy }) => hierarchy.lvl1?.replace('&lt;', '<').replace('&gt;', '>')),
  ).toEqual(lines);
});

it('leads to the last member of a way', () => {
  expect(ways.answer({ query: 'Mover to Room' }, () => none)).toMatchObject({
    nbHits: 1,
    hits: [{ type: 'lvl1', url: '/r/View#room', hierarchy: { lvl0: 'Mover to Room' } }],
  });
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
