import { titleIn } from './title-size';

/** With `|` where a line may end inside of a name. */
const set = (title: string) => {
  const { text, size } = titleIn(title);
  return [text.replaceAll('\u200B', '|'), size];
};

it.each([
  ['RealtimeComponent<TModel>', 'Realtime|Component|<TModel>'],
  ['IRealtimePrefabLoadDelegate', 'IRealtime|Prefab|Load|Delegate'],
  ['XRAvatarSettingsTable', 'XR|Avatar|Settings|Table'],
  ['PhysXEmulationBehaviour', 'PhysX|Emulation|Behaviour'],
  ['SendRPCMessageToAll', 'Send|RPC|Message|To|All'],
  ['ConnectedUserID', 'Connected|User|ID'],
  ['Vector3SerializerFactory', 'Vector3|Serializer|Factory'],
  ['Acme.Events.Doors', 'Acme.|Events.|Doors'],
])('breaks %s at its humps', (name, parts) => {
  expect(set(name)[0]).toBe(parts);
});

it('sets a short title in the largest size, and keeps a name whole that fits', () => {
  expect(set('Room')).toEqual(['Room', 120]);
  expect(set('RoomServer')).toEqual(['RoomServer', 120]);
});

it('takes the next size if the lines are too many, or for words that no line holds', () => {
  expect(set('Common questions on rooms')).toEqual(['Common questions on rooms', 106]);
  expect(set('synchronization')).toEqual(['synchronization', 80]);
});

it('cuts what is too long at every size, at the end of a word', () => {
  const [text, size] = set('one two three four five six '.repeat(8));
  expect(text).toMatch(/ \w+…$/);
  expect(size).toBe(52);
});
