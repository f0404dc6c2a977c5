import { humpsOf, setTitle } from './title-lines';

/** Every character is half an em wide. */
const measure = (text: string) => text.length / 2;
const box = { width: 600, height: 330, lineHeight: 1.1, sizes: [120, 100, 60] };
const set = (title: string) => setTitle(title, measure, box);

it.each([
  ['RealtimeComponent<TModel>', 'Realtime|Component|<TModel>'],
  ['IRealtimePrefabLoadDelegate', 'IRealtime|Prefab|Load|Delegate'],
  ['XRAvatar', 'XR|Avatar'],
  ['PhysXEmulation', 'PhysX|Emulation'],
  ['SendRPCMessage', 'Send|RPC|Message'],
  ['UserID', 'User|ID'],
  ['Vector3Serializer', 'Vector3|Serializer'],
  ['Acme.Events.Doors', 'Acme.|Events.|Doors'],
  ['room', 'room'],
])('breaks %s at its humps', (name, parts) => {
  expect(humpsOf(name)).toEqual(parts.split('|'));
});

it('sets a short title in the largest size', () => {
  expect(set('Room')).toEqual({ lines: ['Room'], size: 120 });
});

it('breaks lines between words, into lines of about the same length', () => {
  expect(set('How to use it')).toEqual({ lines: ['How to', 'use it'], size: 120 });
});

it('takes the next size if the lines are too many', () => {
  expect(set('Common questions on rooms')).toEqual({
    lines: ['Common questions', 'on rooms'],
    size: 60,
  });
});

it('takes the next size for words that no line holds', () => {
  expect(set('synchronization')).toEqual({ lines: ['synchronization'], size: 60 });
});

it('breaks names at their humps', () => {
  expect(set('RealtimeView')).toEqual({ lines: ['Realtime', 'View'], size: 120 });
});

it('keeps a name whole that fits', () => {
  expect(set('RoomServer')).toEqual({ lines: ['RoomServer'], size: 120 });
});

it('cuts what is too long at every size', () => {
  const { lines, size } = set('one two three four five six '.repeat(8));
  expect(size).toBe(60);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/\w…$/);
  const word = set('x'.repeat(50));
  expect(word.lines).toEqual([`${'x'.repeat(19)}…`]);
});

it('gives one line to a text without a height', () => {
  const line = setTitle('Guides / Recipes and more', measure, { ...box, height: 0 });
  expect(line.lines).toEqual(['Guides / Recipes an…']);
});

it('sets nothing for nothing', () => {
  expect(set(' ').lines).toEqual([]);
});
