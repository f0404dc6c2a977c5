import { loadFont } from './font';

const font = loadFont(800, process.cwd());
const place = { x: 10, y: 50, size: 100, letterSpacing: 0 };

it('knows which characters it has, in both subsets', () => {
  expect(font.covers('Timers – “now” & <TModel>')).toBe(true);
  expect(font.covers('Łódź')).toBe(true);
  expect(font.covers('Комната')).toBe(false);
});

it('measures with kerning and letter spacing', () => {
  expect(font.widthOf('')).toBe(0);
  expect(font.widthOf('AV')).toBeLessThan(font.widthOf('A') + font.widthOf('V'));
  expect(font.widthOf('ABC', -0.1)).toBeCloseTo(font.widthOf('ABC') - 0.2);
});

it('draws outlines at a place, in pixels', () => {
  const path = font.pathOf('I', place);
  expect(path).toMatch(/^M[\d.]+ [\d.-]+/);
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const ys = points.map(([, y = 0]) => y);
  expect(Math.max(...ys)).toBe(50);
  // Capitals are 0.7 em tall.
  expect(Math.min(...ys)).toBe(-20);
  const moved = font.pathOf('I', { ...place, x: 110 });
  expect(moved).not.toBe(path);
});

it('names the weight that is not there', () => {
  expect(() => loadFont(850, process.cwd())).toThrow(/figtree-latin-850-normal\.woff/);
});
