import type { OwnershipSimulation, Place } from './simulation';

/** In the units of the SVG's view box. Time runs downwards, as in a sequence diagram. */
export const PICTURE = { width: 360, height: 300 } as const;

const COLUMNS: Readonly<Record<Place, number>> = { A: 50, server: 180, B: 310 };
const TOP = 12;
const BAR = 12;

/** The content of the picture's `svg`: bars for who each place believes owns it, and messages. */
export function ownershipPicture(simulation: OwnershipSimulation): string {
  const { beliefs, messages, rolledBack, end } = simulation;
  const y = (time: number) => round(TOP + (time / end) * (PICTURE.height - TOP - 8));
  const bars = beliefs.map(({ place, owner, from, to }) => {
    const x = COLUMNS[place] - BAR / 2;
    const height = round(y(to) - y(from));
    return `<rect class="own-bar own-${owner ?? 'none'}" x="${x}" y="${y(from)}" width="${BAR}" height="${height}"/>`;
  });
  const rollback = rolledBack
    ? [
        `<rect class="own-rollback" x="${COLUMNS[rolledBack.client] - BAR}" y="${y(rolledBack.from)}" ` +
          `width="${BAR * 2}" height="${round(y(rolledBack.to) - y(rolledBack.from))}"/>`,
      ]
    : [];
  const lines = messages.map(({ from, to, sent, arrives, refused }) => {
    const right = COLUMNS[to] > COLUMNS[from] ? 1 : -1;
    const start = COLUMNS[from] + right * BAR;
    const tip = COLUMNS[to] - right * BAR;
    const head = `l${-right * 7} -4v8z`;
    return (
      `<path class="own-message${refused ? ' own-refused' : ''}" d="M${start} ${y(sent)}L${tip} ${y(arrives)}"/>` +
      `<path class="own-head${refused ? ' own-refused' : ''}" d="M${tip} ${y(arrives)}${head}"/>`
    );
  });
  return [...rollback, ...bars, ...lines].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
