import type { PathCommand } from 'opentype.js';
import { Coverage } from './coverage';

/** Straight lines between points, in font units. */
function polygon(...points: readonly (readonly [x: number, y: number])[]): PathCommand[] {
  return [
    ...points.map(([x, y], at): PathCommand => ({ type: at === 0 ? 'M' : 'L', x, y })),
    { type: 'Z' },
  ];
}

const square = polygon([0, 0], [100, 0], [100, 100], [0, 100]);

/** A circle around the origin with a radius of 100. */
function circle(type: 'Q' | 'C'): PathCommand[] {
  // Eight arcs of second degree, or four of third degree, whose control points are this far out.
  const arcs = type === 'Q' ? 8 : 4;
  const angle = (at: number) => (at * 2 * Math.PI) / arcs;
  const at = (radius: number, place: number) => ({
    x: radius * Math.cos(angle(place)),
    y: radius * Math.sin(angle(place)),
  });
  const curves = Array.from({ length: arcs }, (_, arc): PathCommand => {
    const [from, end] = [at(100, arc), at(100, arc + 1)];
    if (type === 'Q') {
      const { x, y } = at(100 / Math.cos(Math.PI / arcs), arc + 0.5);
      return { type, x1: x, y1: y, ...end };
    }
    const k = 0.5523;
    return {
      type,
      x1: from.x - k * from.y,
      y1: from.y + k * from.x,
      x2: end.x + k * end.y,
      y2: end.y - k * end.x,
      ...end,
    };
  });
  return [{ type: 'M', ...at(100, 0) }, ...curves, { type: 'Z' }];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The coverage of all pixels, row by row, to three decimals. */
function drawn(
  [width, height]: readonly [number, number],
  ...outlines: readonly (readonly [commands: readonly PathCommand[], place: Place])[]
): number[][] {
  const coverage = new Coverage(width, height);
  for (const [commands, place] of outlines) coverage.add({ commands, ...place });
  return taken(coverage, width, height);
}

function taken(coverage: Coverage, width: number, height: number): number[][] {
  const rows = Array.from({ length: height }, () => Array<number>(width).fill(0));
  coverage.take((y, left, right, covered) => {
    rows[y]?.fill(Math.round(covered * 1000) / 1000, left, right);
  });
  return rows;
}

const areaOf = (rows: readonly number[][]) =>
  rows.flat().reduce((sum, covered) => sum + covered, 0);

it('covers pixels wholly or in part', () => {
  const place = { x: 1.5, y: 3.75, scale: 0.02 };
  expect(drawn([5, 5], [square, place])).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0.125, 0.25, 0.125, 0],
    [0, 0.5, 1, 0.5, 0],
    [0, 0.375, 0.75, 0.375, 0],
    [0, 0, 0, 0, 0],
  ]);
});

it('covers exact areas below slanted lines', () => {
  const triangle = polygon([0, 0], [4, 0], [4, 2]);
  expect(drawn([4, 2], [triangle, { x: 0, y: 2, scale: 1 }])).toEqual([
    [0, 0, 0.25, 0.75],
    [0.25, 0.75, 1, 1],
  ]);
});

it.each(['Q', 'C'] as const)('follows curves (%s)', (type) => {
  const rows = drawn([64, 64], [circle(type), { x: 31.3, y: 32.8, scale: 0.25 }]);
  expect(areaOf(rows)).toBeCloseTo(Math.PI * 25 ** 2, -1);
  expect(rows[32]?.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, expect.closeTo(0.7, 1), 1]);
});

it('leaves holes, which turn the other way', () => {
  const hole = polygon([25, 25], [25, 75], [75, 75], [75, 25]);
  const place = { x: 0, y: 4, scale: 0.04 };
  expect(drawn([4, 4], [[...square, ...hole], place])).toEqual([
    [1, 1, 1, 1],
    [1, 0, 0, 1],
    [1, 0, 0, 1],
    [1, 1, 1, 1],
  ]);
});

it('covers what outlines share once', () => {
  const [one, other] = [0, 1].map((x) => ({ x, y: 1, scale: 0.02 }));
  if (!one || !other) throw new Error('There are two.');
  expect(drawn([4, 1], [square, one], [square, other])).toEqual([[1, 1, 1, 0]]);
});

it('cuts off what is outside on every side', () => {
  const place = { x: -1.5, y: 3.5, scale: 0.05 };
  expect(drawn([2, 2], [square, place])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  for (const [x, y] of [
    [-9, 2],
    [9, 2],
    [0, -9],
    [0, 9],
  ] as const) {
    expect(areaOf(drawn([2, 2], [square, { x, y, scale: 0.02 }]))).toBe(0);
  }
});

it('knows the rows that it covers, and begins again after they are taken', () => {
  const coverage = new Coverage(4, 8);
  expect(coverage.rows).toEqual({ top: 0, bottom: 0 });
  coverage.add({ commands: square, x: 1, y: 5.5, scale: 0.02 });
  expect(coverage.rows).toEqual({ top: 3, bottom: 6 });
  expect(areaOf(taken(coverage, 4, 8))).toBe(4);
  expect(coverage.rows).toEqual({ top: 0, bottom: 0 });
  coverage.add({ commands: square, x: 1, y: 2, scale: 0.01 });
  expect(areaOf(taken(coverage, 4, 8))).toBe(1);
});
