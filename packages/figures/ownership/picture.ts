import { pen } from '../picture';
import type { OwnershipSimulation, Place } from './simulate';

const COLUMNS: Readonly<Record<Place, number>> = { A: 0, server: 1, B: 2 };
const TONES = { A: 'you', B: 'others' } as const;

/** The content of the picture's `svg`: bars for who each place believes owns it, and messages. */
export function ownershipPicture(simulation: OwnershipSimulation): string {
  const { beliefs, messages, rolledBack: lost, end } = simulation;
  const { bar, frame, arrow } = pen(3, end);
  return [
    ...(lost ? [frame(COLUMNS[lost.client], lost.from, lost.to)] : []),
    ...beliefs.map(({ place, owner, from, to }) =>
      bar(owner ? TONES[owner] : 'none', COLUMNS[place], from, to),
    ),
    ...messages.map((message) =>
      arrow({ ...message, from: COLUMNS[message.from], to: COLUMNS[message.to] }),
    ),
  ].join('');
}
