import { readSignature } from '../../packages/search/engine/shape/signature';
import { handedOut } from './handlers';
import { createReference } from './reference';
import type { ReferenceType } from './reference-type';
import { apiType } from '../test/api-type';
import { usesOf } from './uses';

const type = (name: string, members: [kind: string, signature: string][], over = {}) => ({
  ...apiType(name, {
    members: members.map(([kind, signature]) => ({
      kind,
      name: readSignature(signature).name,
      signature,
      summary: 'S.',
    })),
    ...over,
  }),
  path: `/r/${name.replace(/<.*/, '')}`,
});

const room = type('Room', [
  ['event', 'public event Handler<Room> joined'],
  ['operator', 'public static bool operator ==(Room a, Room b)'],
]);
const client = type(
  'Client',
  [
    ['constructor', 'public Client(Room room)'],
    ['property', 'public IReadOnlyList<Room> rooms { get; }'],
    ['method', 'public bool TryFind(string name, out Room room)'],
    ['method', 'public void Leave(Map<int, Room[]> rooms)'],
    ['method', 'public void Leave(Room room)'],
    ['event', 'public event Done done'],
    ['method', 'public void Set(Mode mode)'],
    ['method', 'public void Add<View>(View view)'],
  ],
  {
    nested: ['public delegate void Done(Client client, View view);', 'public enum Mode { On = 0 }'],
  },
);
const others = [type('View', []), type('Mode', []), type('Sub', [], { inherits: ['Client'] })];
const delegate = type('Handler<T>', [], {
  kind: 'delegate',
  signature: 'public delegate void Handler<T>(T[] all)',
});
const reference = createReference([room, client, ...others, delegate]);
const uses = (own: ReferenceType) => {
  const { accepted, returned } = usesOf(reference, own);
  const shown = (list: typeof accepted) => list.map(({ title, path }) => `${title} ${path}`);
  return { accepted: shown(accepted), returned: shown(returned) };
};

it('finds what takes and gives a type, also inside generics, arrays and overloads', () => {
  expect(uses(room)).toEqual({
    accepted: ['Client() /r/Client#Client', 'Client.Leave() /r/Client#Leave'],
    returned: [
      'Client.rooms /r/Client#rooms',
      'Client.TryFind() /r/Client#TryFind',
      'Room.joined /r/Room#joined',
    ],
  });
});

it('takes neither nested types nor variables for the types of their names', () => {
  const [view, mode] = others;
  expect(view && uses(view)).toEqual({ accepted: [], returned: ['Client.done /r/Client#done'] });
  expect(mode && uses(mode)).toEqual({ accepted: [], returned: [] });
});

it('leaves out members of unlisted types', () => {
  const hidden = createReference([room, { ...client, unlisted: true }]);
  expect(usesOf(hidden, room)).toEqual({ accepted: [], returned: [] });
});

it('finds delegates in base types, and what they hand out', () => {
  expect(handedOut(reference, others[2] ?? room, 'Done')).toEqual(['Client', 'View']);
  expect(handedOut(reference, room, 'System.Action<int, Room>')).toEqual(['int', 'Room']);
  expect(handedOut(reference, room, 'Handler<View>')).toEqual(['View[]']);
  expect(handedOut(reference, room, 'Unknown')).toEqual([]);
});
