import { lossTexts, simulateLoss, VALUES } from './simulate';

const simulate = (loss: number, latency = 50) => simulateLoss({ loss, latency, tickRate: 30 });

it('applies all values after the latency if no packet is lost', () => {
  const fates = simulate(0);
  for (const { set, reliable, unreliable } of fates) {
    expect(reliable).toMatchObject({ arrives: set + 50, applied: set + 50 });
    expect(unreliable.arrives).toBe(set + 50);
  }
  expect(lossTexts(fates).result).toBe(
    'Of 8 packets with new values, none is lost. Reliable: all 8 arrive in order, the slowest after ' +
      '50\u00a0ms; none waits for an earlier one. Unreliable: none is missing, none waits, and the ' +
      // For a round trip, at the intervals of a tick: after 0, 33 and 67 ms.
      'last one is sent 3 times.',
  );
});

it.each([5, 20, 35, 50])('applies reliable values in order at %d%% loss', (loss) => {
  const fates = simulate(loss);
  let before = 0;
  for (const { set, reliable } of fates) {
    const { sendings, arrives, applied } = reliable;
    expect(applied).toBe(Math.max(arrives, before));
    before = applied;
    expect(sendings.slice(0, -1).every(({ lost }) => lost)).toBe(true);
    expect(sendings.at(-1)).toMatchObject({ lost: false, arrives });
    // Again after a round trip, and after double the time.
    const waits = [0, 100, 300, 700, 1500, 3100, 6300];
    expect(sendings.map(({ sent }) => Math.round(sent - set))).toEqual(
      waits.slice(0, sendings.length),
    );
  }
});

it('waits at least 50 ms before it sends again', () => {
  const late = simulate(50, 5).find(({ reliable }) => reliable.sendings.length > 1);
  expect(late?.reliable.sendings[1]?.sent).toBeCloseTo((late?.set ?? 0) + 50);
});

it.each([0, 20, 50])('loses unreliable values at %d%% loss, but not the last one', (loss) => {
  const fates = simulate(loss);
  fates.forEach(({ set, reliable, unreliable }, index) => {
    // The same packet has both.
    expect(unreliable.sendings[0]).toEqual(reliable.sendings[0]);
    if (index < VALUES - 1) {
      const isLost = reliable.sendings.length > 1;
      expect(unreliable.arrives).toBe(isLost ? undefined : set + 50);
    }
  });
  const { sendings = [], arrives = NaN } = fates.at(-1)?.unreliable ?? {};
  expect(sendings.filter(({ sent }) => sent >= arrives + 50)).toEqual([]);
  expect(sendings.find(({ lost }) => !lost)?.arrives).toBe(arrives);
});

it('says for each value what became of it', () => {
  const fates = simulate(50);
  const texts = lossTexts(fates);
  fates.forEach(({ reliable, unreliable }, index) => {
    expect(texts[`unreliable-${index}`] === 'Never').toBe(unreliable.arrives === undefined);
    const waits = reliable.applied > reliable.arrives;
    expect(texts[`reliable-${index}`]?.includes('waits')).toBe(waits);
  });
});
