import type { PathCommand } from 'opentype.js';

/** A glyph at its place. */
export interface PlacedOutline {
  /** In font units; the y axis points up. */
  readonly commands: readonly PathCommand[];
  /** The place of the outline's origin, in pixels; the y axis points down. */
  readonly x: number;
  readonly y: number;
  /** Pixels per font unit. */
  readonly scale: number;
}

/** Rows of a picture; `bottom` is exclusive. */
export interface RowRange {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Gets pixels that are next to each other and covered alike, in a row `y` from `left` to before
 * `right`.
 *
 * @param covered above 0 and up to 1.
 */
type VisitRun = (y: number, left: number, right: number, covered: number) => void;

/** The furthest that the lines drawn in a curve's place are from it, in pixels. */
const TOLERANCE = 0.05;

/** More than what sums that should be 0 are off by. */
const ROUNDING = 1e-4;

/**
 * How much of each pixel of a picture is inside outlines: exact areas, so edges are as smooth as they
 * can be, calculated the same way on every machine.
 *
 * A line is recorded in the cells that it crosses, as the change of coverage that it brings to them
 * and to all cells to their right. The coverage of a pixel is then the sum of its row up to there.
 */
export class Coverage {
  private readonly changes: Float32Array;
  /** Changes may be recorded one cell to the right of a line, and lines may end at the right edge. */
  private readonly stride: number;
  /** What outlines cross. */
  private top: number;
  private bottom = 0;
  private left: number;
  private right = 0;

  /** Of a picture of this size, in pixels, that shows nothing. */
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.stride = width + 2;
    this.changes = new Float32Array(this.stride * height);
    this.top = height;
    this.left = width;
  }

  /** The rows that outlines cross. */
  get rows(): RowRange {
    return { top: Math.min(this.top, this.bottom), bottom: this.bottom };
  }

  /** Adds the inside of an outline; what is outside the picture is cut off. */
  add({ commands, x, y, scale }: PlacedOutline): void {
    let [startX, startY, fromX, fromY] = [0, 0, 0, 0];
    for (const command of commands) {
      const isEnd = command.type === 'Z';
      const toX = isEnd ? startX : x + command.x * scale;
      const toY = isEnd ? startY : y - command.y * scale;
      if (command.type === 'M') {
        startX = toX;
        startY = toY;
      } else if (command.type === 'Q') {
        const x1 = x + command.x1 * scale;
        const y1 = y - command.y1 * scale;
        const nearer = (end: number, control: number) => end + ((control - end) * 2) / 3;
        this.curve(
          [fromX, nearer(fromX, x1), nearer(toX, x1), toX],
          [fromY, nearer(fromY, y1), nearer(toY, y1), toY],
        );
      } else if (command.type === 'C') {
        this.curve(
          [fromX, x + command.x1 * scale, x + command.x2 * scale, toX],
          [fromY, y - command.y1 * scale, y - command.y2 * scale, toY],
        );
      } else this.line(fromX, fromY, toX, toY);
      fromX = toX;
      fromY = toY;
    }
  }

  /** Passes on the pixels that are at least partly covered, and forgets all outlines. */
  take(visit: VisitRun): void {
    const { changes, stride, top, bottom, left, right } = this;
    for (let y = top; y < bottom; y++) {
      const row = y * stride;
      const end = row + right;
      let sum = 0;
      for (let cell = row + left, next = cell; cell < end; cell = next) {
        sum += changes[cell] ?? 0;
        do next++;
        while (next < end && changes[next] === 0);
        const covered = Math.min(Math.abs(sum), 1);
        if (covered > ROUNDING) visit(y, cell - row, next - row, covered);
      }
    }
    if (top < bottom) changes.fill(0, top * stride, bottom * stride);
    this.top = this.height;
    this.bottom = 0;
    this.left = this.width;
    this.right = 0;
  }

  /** A cubic Bézier curve. */
  private curve([x0, x1, x2, x3]: Four, [y0, y1, y2, y3]: Four): void {
    const bend = (a: number, b: number, c: number) => Math.abs(a - 2 * b + c);
    const bends = [bend(x0, x1, x2), bend(x1, x2, x3), bend(y0, y1, y2), bend(y1, y2, y3)];
    const pieces = Math.ceil(Math.sqrt(Math.max(...bends) / TOLERANCE));
    let [fromX, fromY] = [x0, y0];
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const rest = 1 - t;
      const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t];
      const toX = a * x0 + b * x1 + c * x2 + d * x3;
      const toY = a * y0 + b * y1 + c * y2 + d * y3;
      this.line(fromX, fromY, toX, toY);
      [fromX, fromY] = [toX, toY];
    }
  }

  private line(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const upper = Math.min(y0, y1);
    const lower = Math.max(y0, y1);
    const first = Math.max(Math.floor(upper), 0);
    const last = Math.min(Math.ceil(lower), this.height);
    if (first >= last) return;
    this.top = Math.min(this.top, first);
    this.bottom = Math.max(this.bottom, last);
    this.left = Math.min(this.left, Math.max(Math.floor(Math.min(x0, x1)), 0));
    this.right = Math.max(this.right, Math.min(Math.ceil(Math.max(x0, x1)) + 1, this.width));
    const slope = (x1 - x0) / (y1 - y0);
    const direction = y0 < y1 ? 1 : -1;
    let x = this.inside(x0 + (Math.max(first, upper) - y0) * slope);
    for (let y = first; y < last; y++) {
      const end = Math.min(y + 1, lower);
      const next = this.inside(x0 + (end - y0) * slope);
      this.lineInRow(y * this.stride, x, next, (end - Math.max(y, upper)) * direction);
      x = next;
    }
  }

  private inside(x: number): number {
    return Math.min(Math.max(x, 0), this.width);
  }

  /** @param change of the coverage right of the line: its part of the row's height, with a sign. */
  private lineInRow(row: number, a: number, b: number, change: number): void {
    const { changes } = this;
    const left = Math.min(a, b);
    const right = Math.max(a, b);
    const first = Math.floor(left);
    /** The area right of the line and left of a cell's right edge, as far as lines to a place. */
    let before = 0;
    for (let cell = first; ; cell++) {
      const end = Math.min(cell + 1, right);
      // The line up to here, weighed by how far it is from the cell's right edge.
      const start = Math.max(cell, left);
      const part = right > left ? (end - start) / (right - left) : 1;
      const area = part * (cell + 1 - (start + end) / 2);
      add(changes, row + cell, change * (before + area));
      before = part - area;
      if (end >= right) {
        add(changes, row + cell + 1, change * before);
        return;
      }
    }
  }
}

type Four = readonly [number, number, number, number];

function add(cells: Float32Array, index: number, value: number): void {
  cells[index] = (cells[index] ?? 0) + value;
}
