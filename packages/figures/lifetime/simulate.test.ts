import { DEFAULT_LIFETIME, type LifetimeSettings, simulateLifetime } from './simulate';

const NONE = { ...DEFAULT_LIFETIME, ownerLeaves: false };
const LAST = { ...NONE, lastLeaves: true };
const KEPT = { ...NONE, persistent: true };
const simulate = (settings: LifetimeSettings) =>
  simulateLifetime(settings, { drop: 10, shutdown: 30 });

// A leaves after 15 s, B after 35 s, and the server shuts down after 65 s.
it.each<[string, LifetimeSettings, number | undefined]>([
  ['None', NONE, 65],
  ['None, and C joins in time', { ...NONE, joins: 25 }, undefined],
  ['DestroyWhenOwnerLeaves', DEFAULT_LIFETIME, 15],
  ['DestroyWhenOwnerLeaves, owner lost', { ...DEFAULT_LIFETIME, lost: true }, 25],
  ['DestroyWhenOwnerLeaves, owner B', { ...DEFAULT_LIFETIME, owner: 'B' }, 35],
  ['DestroyWhenOwnerLeaves, unowned', { ...DEFAULT_LIFETIME, owner: 'none' }, 65],
  ['DestroyWhenLastClientLeaves', LAST, 35],
  ['DestroyWhenLastClientLeaves, and C joins in time', { ...LAST, joins: 5 }, 35],
  ['DestroyWhenOwnerLeaves and …LastClientLeaves', { ...LAST, ownerLeaves: true }, 15],
  ['Persistent', KEPT, undefined],
  ['Persistent, owner B', { ...KEPT, owner: 'B' }, undefined],
  ['DestroyWhenOwnerLeaves and Persistent', { ...KEPT, ownerLeaves: true }, 15],
  ['the same, unowned', { ...KEPT, ownerLeaves: true, owner: 'none' }, undefined],
  ['DestroyWhenLastClientLeaves and Persistent', { ...LAST, persistent: true }, 35],
])('%s', (_, settings, deleted) => {
  const simulation = simulate(settings);
  const { steps, object, times, result } = simulation;
  expect(simulation.deleted).toBe(deleted);
  // It is always of one owner, until it is deleted.
  expect(object[0]?.from).toBe(0);
  object.slice(1).forEach(({ from }, index) => expect(from).toBe(object[index]?.to));
  expect(object.at(-1)?.to).toBe(deleted ?? times.end);
  expect(steps.filter(({ loses }) => loses).map(({ time }) => time)).toEqual(
    deleted === undefined ? [] : [deleted],
  );
  expect(steps.map(({ time }) => time)).toEqual(
    steps.map(({ time }) => time).sort((a, b) => a - b),
  );
  expect(steps.at(-1)?.text).toContain(deleted === undefined ? 'gets the object' : 'no object');
  expect(result).toContain(deleted === undefined ? 'gets the object' : `after ${deleted} s`);
});

it('tells whose the object is, from step to step', () => {
  const { steps, object } = simulate({ ...KEPT, owner: 'B', lost: true });
  expect(steps.map(({ time, text }) => `${time}: ${text}`)).toEqual([
    '0: Client A instantiates the object and owns it.',
    '5: Client B takes it over.',
    '15: Client A is lost. The server waits 10 s.',
    '25: The server drops client A. The object stays: B owns it.',
    '35: Client B, the last one, disconnects. The object stays, without an owner.',
    '65: The server shuts down. The object is kept.',
    '80: Client C opens the room again, and gets the object, unowned.',
  ]);
  expect(object.map(({ owner }) => owner)).toEqual(['A', 'B', 'B', 'none', 'kept', 'none']);
});
