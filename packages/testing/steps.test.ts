import { type Outcome, runCommands, runSteps, selectSteps, type Step } from './steps';

/** Steps that end when they are told to. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, (outcome: Outcome) => void>();
  const run = ({ name }: Step) => {
    started.push(name);
    return new Promise<Outcome>((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string, outcome: Outcome = 'passed') => {
    ends.get(name)?.(outcome);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, run, end };
}

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: name, ...more });

it('runs as many at the same time as there are lanes, in their order', async () => {
  const { started, run, end } = controlled();
  const summary = runSteps([step('a'), step('b'), step('c')], 2, run);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await expect(summary).resolves.toEqual({ passed: 3, skipped: [], failed: undefined });
});

it('starts a step once all those that it comes after have ended', async () => {
  const { started, run, end } = controlled();
  const second = step('second', { after: ['one', 'two'] });
  const summary = runSteps([second, step('one'), step('two')], 3, run);
  expect(started).toEqual(['one', 'two']);
  await end('one');
  expect(started).toEqual(['one', 'two']);
  await end('two', 'skipped');
  expect(started).toEqual(['one', 'two', 'second']);
  await end('second');
  await expect(summary).resolves.toEqual({ passed: 2, skipped: ['two'], failed: undefined });
});

it('ends with the first failure', async () => {
  const { started, run, end } = controlled();
  const summary = runSteps([step('a'), step('b'), step('c')], 2, run);
  await end('b', 'failed');
  await expect(summary).resolves.toEqual({ passed: 0, skipped: [], failed: 'b' });
  expect(started).toEqual(['a', 'b']);
});

it('names a step that does not exist', async () => {
  const run = () => Promise.resolve<Outcome>('passed');
  await expect(runSteps([step('a', { after: ['missing'] })], 2, run)).rejects.toThrow(
    'There is no step missing.',
  );
});

it('does not wait forever for steps that wait for each other', async () => {
  const run = () => Promise.resolve<Outcome>('passed');
  const circle = [step('a', { after: ['b'] }), step('b', { after: ['a'] })];
  await expect(runSteps(circle, 2, run)).rejects.toThrow('Steps wait for each other.');
});

it('selects steps by name, which then wait only for each other', () => {
  const steps = [step('a'), step('b', { after: ['a'] }), step('c', { after: ['a', 'b'] })];
  expect(selectSteps(steps, [])).toBe(steps);
  expect(selectSteps(steps, ['c', 'b'])).toEqual([
    step('b', { after: [] }),
    step('c', { after: ['b'] }),
  ]);
  expect(() => selectSteps(steps, ['d'])).toThrow('There is no step "d", only a, b, c.');
});

it('ends what it prints with the step that failed', async () => {
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const beside = step('beside', { command: 'echo noise; exec sleep 60' });
  const failing = step('failing', { command: 'echo cause; exit 1' });
  await expect(runCommands([beside, failing], 2)).resolves.toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  jest.restoreAllMocks();
  expect(printed.slice(-3)).toEqual([
    '\n== failing: echo cause; exit 1\ncause',
    expect.stringMatching(/^== failing: failed after \d+ s$/),
    '\nfailing failed. What ran beside it was stopped.',
  ]);
});
