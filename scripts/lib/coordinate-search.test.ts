import { coordinateSearch, type SearchOptions, type Values } from './coordinate-search';

/** Best, and 0, where every value is at its target. */
const near = (targets: Values) => (values: Values) =>
  -Object.entries(targets).reduce(
    (sum, [name, target]) => sum + ((values[name] ?? 0) - target) ** 2,
    0,
  );

const options = (overrides: Partial<SearchOptions> = {}): SearchOptions => ({
  objective: near({ a: 12, b: 3 }),
  passes: 1,
  step: 0.2,
  leastGain: 0.01,
  ...overrides,
});

it('moves each value the way that gains, and says what each change gained', () => {
  const outcome = coordinateSearch({ a: 10, b: 4 }, options());
  expect(outcome.values).toEqual({ a: 12, b: 3.2 });
  expect(outcome.changes.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['a', 10, 12],
    ['b', 4, 3.2],
  ]);
  expect(outcome.changes[0]?.gain).toBeCloseTo(4);
  expect(outcome.before).toBe(-5);
  expect(outcome.after).toBeCloseTo(-0.04);
});

it('comes nearer with each pass, in half the step', () => {
  const objective = near({ a: 12, b: 8 });
  const after = (passes: number) =>
    coordinateSearch({ a: 10, b: 10 }, options({ objective, passes, step: 0.4 })).values;
  expect(after(0)).toEqual({ a: 10, b: 10 });
  expect(after(1)).toEqual({ a: 10, b: 10 });
  expect(after(2)).toEqual({ a: 12, b: 8 });
});

it('leaves a value where neither side gains enough', () => {
  expect(coordinateSearch({ a: 12, b: 3 }, options()).changes).toEqual([]);
  expect(coordinateSearch({ a: 10, b: 4 }, options({ leastGain: 5 })).changes).toEqual([]);
});

it('asks for each value at most twice in a pass', () => {
  const objective = jest.fn(near({ a: 12, b: 3 }));
  coordinateSearch({ a: 10, b: 4 }, options({ objective, passes: 3 }));
  expect(objective.mock.calls.length).toBeLessThanOrEqual(1 + 3 * 2 * 2);
});

it.each([
  [0.9, 0.99],
  [1, 1],
  [1.1, 1.3],
])('%s goes up to %s', (start, end) => {
  const objective = near({ a: 100 });
  expect(coordinateSearch({ a: start }, options({ objective, leastGain: 0 })).values.a).toBe(end);
});

it('repeats: the same start ends the same', () => {
  const run = () => coordinateSearch({ a: 7, b: 9 }, options({ passes: 4 }));
  expect(run()).toEqual(run());
});

it('tells of its progress', () => {
  const onTried = jest.fn();
  coordinateSearch({ a: 10, b: 4 }, options({ onTried, passes: 2 }));
  expect(onTried.mock.calls).toEqual([
    ['a', 1],
    ['b', 1],
    ['a', 2],
    ['b', 2],
  ]);
});
