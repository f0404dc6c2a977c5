import { WEIGHTS } from './weights';

it.each(['bodyPenalty', 'pageBodyPenalty', 'titlePenalty'] as const)(
  '%s is from 0 to 1: above that, short texts would have negative weights',
  (name) => {
    expect(WEIGHTS[name]).toBeGreaterThanOrEqual(0);
    expect(WEIGHTS[name]).toBeLessThanOrEqual(1);
  },
);

it('puts guides before types, and internals last', () => {
  for (const kind of ['code', 'words', 'prose'] as const) {
    for (const weight of [WEIGHTS.reference, WEIGHTS.member, WEIGHTS.internal]) {
      expect(weight[kind]).toBeLessThanOrEqual(1);
    }
    expect(WEIGHTS.internal[kind]).toBeLessThan(1);
  }
});
