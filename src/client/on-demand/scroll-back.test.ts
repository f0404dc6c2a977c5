import { nextDistance } from './scroll-back';

it('leaves 85 % of the distance after each frame', () => {
  expect(nextDistance(1000)).toBe(850);
  expect(nextDistance(nextDistance(1000))).toBeCloseTo(722.5);
});

it('ends once the rest is too small to see', () => {
  expect(nextDistance(0.5)).toBe(0);
  expect(nextDistance(0)).toBe(0);
});
