import { DEFAULT_OWNERSHIP, ownershipResult, simulateOwnership } from './simulate';

const settings = DEFAULT_OWNERSHIP;

it('gives the object to the request that reaches the server last', () => {
  // B grabs later, but its request reaches the server after 50 ms, and A’s after 80 ms.
  const { winner, rolledBack } = simulateOwnership(settings);
  expect(winner).toBe('A');
  // B’s changes sent after 50 ms arrive when A is the owner; B learns of it at 110 ms.
  expect(rolledBack).toEqual({ client: 'B', from: 50, to: 110 });
});

it('refuses the later request if takeover is prevented', () => {
  const { winner, rolledBack } = simulateOwnership({ ...settings, prevent: true });
  expect(winner).toBe('B');
  // A grabbed at 0, and receives the refusal after a full round trip.
  expect(rolledBack).toEqual({ client: 'A', from: 0, to: 160 });
});

it('handles A’s request first in a tie', () => {
  const { winner } = simulateOwnership({ latencyA: 50, latencyB: 50, gap: 0, prevent: true });
  expect(winner).toBe('A');
});

it('lets a client that knows the owner take over', () => {
  const { winner, beliefs } = simulateOwnership({ ...settings, gap: 400 });
  expect(winner).toBe('B');
  expect(beliefs).toContainEqual({ place: 'B', owner: 'A', from: 110, to: 400 });
});

it('makes no request if the client knows that it would be refused', () => {
  const { winner, rolledBack, messages } = simulateOwnership({
    ...settings,
    gap: 400,
    prevent: true,
  });
  expect(winner).toBe('A');
  expect(rolledBack).toBeUndefined();
  expect(messages.filter(({ to }) => to === 'server')).toHaveLength(1);
});

it.each([
  [settings],
  [{ ...settings, prevent: true }],
  [{ latencyA: 10, latencyB: 300, gap: 0, prevent: false }],
  [{ latencyA: 300, latencyB: 10, gap: 250, prevent: true }],
  [{ latencyA: 20, latencyB: 20, gap: 400, prevent: true }],
])('has each place believe one thing at a time, and all of them agree in the end: %j', (given) => {
  const { beliefs, winner, end } = simulateOwnership(given);
  for (const place of ['A', 'server', 'B'] as const) {
    const own = beliefs.filter((belief) => belief.place === place);
    expect(own[0]?.from).toBe(0);
    own.slice(1).forEach((belief, index) => expect(belief.from).toBe(own[index]?.to));
    expect(own.at(-1)).toMatchObject({ owner: winner, to: end });
  }
});

it('lists the steps in chronological order', () => {
  const { steps } = simulateOwnership(settings);
  const times = steps.map(({ time }) => time);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(steps.filter(({ loses }) => loses)).toHaveLength(1);
});

it('describes the result in words', () => {
  expect(ownershipResult(simulateOwnership(settings))).toBe(
    'Client A has the object: its request reached the server last. Up to 60 ms of client B’s changes roll back.',
  );
});
