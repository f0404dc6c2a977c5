import { pen } from '../picture';
import type { Fate } from './simulate';

/** The server's reliable value, the client, the server's unreliable value. */
const [RELIABLE, CLIENT, UNRELIABLE] = [0, 1, 2];

/** The content of the picture's `svg`: what is sent to both sides, and when it is applied. */
export function lossPicture(fates: readonly Fate[]): string {
  const all = fates.flatMap(({ reliable, unreliable }) => [
    ...reliable.sendings,
    ...unreliable.sendings,
  ]);
  const end = Math.max(...all.map(({ arrives }) => arrives));
  const { arrow, bar, dot } = pen(3, end);
  const arrows = fates.flatMap(({ reliable, unreliable }) => [
    ...reliable.sendings.map((sending) => arrow({ ...sending, from: CLIENT, to: RELIABLE })),
    ...unreliable.sendings.map((sending) => arrow({ ...sending, from: CLIENT, to: UNRELIABLE })),
  ]);
  const values = fates.flatMap(({ set, reliable: { arrives, applied }, unreliable }) => [
    ...(applied > arrives ? [bar('room', RELIABLE, arrives, applied)] : []),
    dot('others', RELIABLE, applied),
    ...(unreliable.arrives === undefined ? [] : [dot('others', UNRELIABLE, unreliable.arrives)]),
    dot('you', CLIENT, set),
  ]);
  return [...arrows, ...values].join('');
}
