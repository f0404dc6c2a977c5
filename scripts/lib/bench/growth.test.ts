import { exponent, growthTable, type SizeFigures } from './growth';

const figures = (pages: number, seconds: number, documentBytes: number): SizeFigures => ({
  pages,
  build: { code: 0, seconds, cpuSeconds: seconds, peakBytes: 1e9 },
  distBytes: pages * 1e5,
  documentBytes,
  pageDataBytes: 900,
  javascript: 64_000,
});

describe('growth', () => {
  it.each([
    { name: 'linear', cost: 50, power: 1 },
    { name: 'quadratic', cost: 250, power: 2 },
    { name: 'constant', cost: 10, power: 0 },
  ])('$name growth has the exponent $power', ({ cost, power }) => {
    expect(exponent({ pages: 1000, cost: 10 }, { pages: 5000, cost })).toBeCloseTo(power);
  });

  it('puts the exponents below each size but the first', () => {
    const { lines } = growthTable([figures(200, 20, 30_000), figures(2000, 200, 30_000)]);
    const rows = lines.slice(4);
    expect(rows).toEqual([
      '| 200 | 20 | 20 | 1000 | 20 | 30000 | 900 | 64000 |',
      '| 2000 | 200 | 200 | 1000 | 200 | 30000 | 900 | 64000 |',
      '| exponent | 1.00 | 1.00 | 0.00 | 1.00 | 0.00 | 0.00 | 0.00 |',
    ]);
  });

  it('leaves out what the system does not tell', () => {
    const unknown = { ...figures(2000, 200, 30_000), build: { code: 0, seconds: 200 } };
    const { lines } = growthTable([figures(200, 20, 30_000), unknown]);
    expect(lines.slice(5)).toEqual([
      '| 2000 | 200 | not known | not known | 200 | 30000 | 900 | 64000 |',
      '| exponent | 1.00 |  |  | 1.00 | 0.00 | 0.00 | 0.00 |',
    ]);
  });
});
