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

it('places outlines in pixels, one after the other', () => {
  const [capital, next] = font.outlinesOf('II', place);
  const { commands, x, y, scale } = capital ?? { commands: [], x: 0, y: 0, scale: 0 };
  expect([x, y]).toEqual([10, 50]);
  const heights = commands.flatMap((command) => (command.type === 'Z' ? [] : [command.y * scale]));
  // Capitals are 0.7 em tall.
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 70]);
  expect(next?.x).toBeCloseTo(10 + font.widthOf('I') * 100);
});

it('names the weight that is not there', () => {
  expect(() => loadFont(850, process.cwd())).toThrow(/figtree-latin-850-normal\.woff/);
});
