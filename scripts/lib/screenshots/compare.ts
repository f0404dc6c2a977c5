/** An opaque picture: three bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface Comparison {
  /** Squares of the picture that look different, as positions of their top left corners. */
  readonly different: readonly (readonly [x: number, y: number])[];
  /** Their share of all squares, from 0 to 1. */
  readonly share: number;
  /** Whether that is more than the edges of letters explain. */
  readonly changed: boolean;
}

/** The side of a square, in pixels. */
export const SQUARE = 4;

/**
 * How far the mean of a square may move in one channel, of 255. The edges of letters are drawn a
 * little differently from version to version; their mean hardly moves.
 */
const TOLERANCE = 16;

/** The share of squares that may differ: at 1440 by 900 pixels, the area of one small word. */
const LARGEST_SHARE = 0.0005;

/** Compares what a reader sees of two pictures: means of small squares, not single pixels. */
export function compare(expected: Picture, actual: Picture): Comparison {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    return { different: [], share: 1, changed: true };
  }
  const different: [number, number][] = [];
  for (let y = 0; y < height; y += SQUARE) {
    for (let x = 0; x < width; x += SQUARE) {
      if (distance(meanAt(expected, x, y), meanAt(actual, x, y)) > TOLERANCE) {
        different.push([x, y]);
      }
    }
  }
  const all = Math.ceil(width / SQUARE) * Math.ceil(height / SQUARE);
  const share = different.length / all;
  return { different, share, changed: share > LARGEST_SHARE };
}

type Color = readonly [red: number, green: number, blue: number];

function meanAt({ width, height, rgb }: Picture, left: number, top: number): Color {
  const right = Math.min(left + SQUARE, width);
  const bottom = Math.min(top + SQUARE, height);
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      red += rgb[at] ?? 0;
      green += rgb[at + 1] ?? 0;
      blue += rgb[at + 2] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count];
}

function distance(a: Color, b: Color): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** The new picture, with the different squares in red and everything else faint. */
export function marked(actual: Picture, { different }: Comparison): Picture {
  const rgb = actual.rgb.map((value) => 255 - Math.round((255 - value) / 3));
  for (const [left, top] of different) {
    for (let y = top; y < Math.min(top + SQUARE, actual.height); y++) {
      for (let x = left; x < Math.min(left + SQUARE, actual.width); x++) {
        rgb.set([220, 30, 30], (y * actual.width + x) * 3);
      }
    }
  }
  return { ...actual, rgb };
}
