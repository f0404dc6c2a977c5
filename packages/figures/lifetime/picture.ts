import { pen, type Tone } from '../picture';
import type { LifetimeSimulation, Span } from './simulate';

const TONES: Readonly<Record<Span['owner'], Tone>> = {
  A: 'you',
  B: 'others',
  none: 'none',
  kept: 'room',
};

const [A, B, C, SERVER, OBJECT] = [0, 1, 2, 3, 4];

/** The content of the picture's `svg`: who is in the room, and whose the object is. */
export function lifetimePicture({ object, deleted, times }: LifetimeSimulation): string {
  const { silent, gone, empty, shutdown, joined, end } = times;
  const { bar, cross, frame } = pen(5, end);
  const stands = object.some(({ owner, to }) => owner === 'A' && to === gone) ? [A, OBJECT] : [A];
  return [
    bar('you', A, 0, silent),
    ...(gone > silent ? stands.map((column) => frame(column, silent, gone)) : []),
    bar('others', B, 0, empty),
    bar('none', C, joined, end),
    bar('none', SERVER, 0, shutdown ?? end),
    ...(shutdown === undefined ? [] : [bar('none', SERVER, joined, end)]),
    ...object.map(({ owner, from, to }) => bar(TONES[owner], OBJECT, from, to)),
    ...(deleted === undefined ? [] : [cross(OBJECT, deleted)]),
  ].join('');
}
