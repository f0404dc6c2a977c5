import fs from 'node:fs';
import { WEIGHTS } from '../../packages/search/engine/weights';
import { flatWeights, rewriteWeights, setWeights } from './weights-file';

const SOURCE = `/** Weights. */
export const WEIGHTS = {
  title: 14,
  /** Keywords. */
  above: 1.6,
  aboveAll: 2,
  reference: { code: 0.74, words: 0.82, prose: 0.59 },
  member: { code: 1, words: 0.43, prose: 0.81 },
} as const;
`;

it('changes what is named and nothing else', () => {
  const changed = rewriteWeights(SOURCE, {
    above: 1.9,
    'member.code': 0.9,
    'reference.prose': 0.6,
  });
  expect(changed).toBe(
    SOURCE.replace('above: 1.6', 'above: 1.9')
      .replace('code: 1,', 'code: 0.9,')
      .replace('prose: 0.59', 'prose: 0.6'),
  );
});

it('does not take a name for another that it ends or begins', () => {
  expect(() => rewriteWeights(SOURCE, { bove: 1 })).toThrow('The weight bove is not declared');
  expect(() => rewriteWeights(SOURCE, { 'member.ode': 1 })).toThrow('member.ode');
  expect(() => rewriteWeights(SOURCE, { member: 1 })).toThrow('member');
});

it('finds every weight in the file itself', () => {
  const source = fs.readFileSync('packages/search/engine/weights.ts', 'utf8');
  expect(rewriteWeights(source, flatWeights(WEIGHTS))).toBe(source);
});

it('names the weights of a group by kind, and sets them in place', () => {
  const group = { code: 1, words: 2 };
  const weights = { title: 14, group };
  expect(flatWeights(weights)).toEqual({ title: 14, 'group.code': 1, 'group.words': 2 });
  setWeights(weights, { title: 15, 'group.words': 3 });
  expect(weights).toEqual({ title: 15, group: { code: 1, words: 3 } });
  expect(weights.group).toBe(group);
});
