/** In the units of a picture's view box. Time runs downwards, as in a sequence diagram. */
export const PICTURE = { width: 360, height: 300 } as const;

const TOP = 12;
const BAR = 12;

/** Teal is this client, orange the others, violet what nobody sees. */
export type Tone = 'you' | 'others' | 'room' | 'none' | 'danger';

/** Draws SVG elements in columns of the same width, from time 0 at the top to the end. */
export function pen(columns: number, end: number) {
  const x = (column: number) => round(((column + 0.5) * PICTURE.width) / columns);
  const y = (time: number) => round(TOP + (time / end) * (PICTURE.height - TOP - 8));
  const rect = (name: string, column: number, from: number, to: number, width: number) =>
    `<rect class="${name}" x="${x(column) - width / 2}" y="${y(from)}" ` +
    `width="${width}" height="${round(y(to) - y(from))}"/>`;
  return {
    bar: (tone: Tone, column: number, from: number, to: number) =>
      rect(`time-fill tone-${tone}`, column, from, to, BAR),
    /** What is lost or waits. */
    frame: (column: number, from: number, to: number) =>
      rect('time-frame', column, from, to, BAR * 2),
    dot: (tone: Tone, column: number, time: number) =>
      `<circle class="time-fill tone-${tone}" cx="${x(column)}" cy="${y(time)}" r="4.5"/>`,
    cross: (column: number, time: number) => cross(x(column), y(time)),
    /** A message; one that is lost ends halfway. */
    arrow: ({ from, to, sent, arrives, refused, lost }: Arrow) => {
      const right = to > from ? 1 : -1;
      const start = x(from) + right * BAR;
      const tip = x(to) - right * BAR;
      const name = refused || lost ? ' tone-danger' : '';
      const line = (endX: number, endY: number) =>
        `<path class="time-line${name}" d="M${start} ${y(sent)}L${endX} ${endY}"/>`;
      if (lost) {
        const [middleX, middleY] = [(start + tip) / 2, round((y(sent) + y(arrives)) / 2)];
        return line(middleX, middleY) + cross(middleX, middleY);
      }
      const head = `M${tip} ${y(arrives)}l${-right * 7} -4v8z`;
      return `${line(tip, y(arrives))}<path class="time-head${name}" d="${head}"/>`;
    },
  };
}

interface Arrow {
  /** Columns, counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly sent: number;
  /** When it arrives, or would. */
  readonly arrives: number;
  readonly refused?: boolean;
  readonly lost?: boolean;
}

const cross = (x: number, y: number) =>
  `<path class="time-cross" d="M${x - 5} ${y - 5}l10 10m0 -10l-10 10"/>`;

const round = (value: number) => Math.round(value * 10) / 10;
