import {
  DEFAULT_INTERPOLATION,
  DURATION,
  MAX_EXTRAPOLATION,
  senderPosition,
  simulateInterpolation,
} from './simulate';

const perfect = { latency: 0, jitter: 0, loss: 0, delay: 100, rate: 30 };

it('renders the sender’s motion with the delay on a perfect connection', () => {
  const { frames, summary } = simulateInterpolation(perfect);
  const late = frames.filter(({ time }) => time > 400);
  for (const { time, smooth } of late) {
    // A turn between two samples is cut off by at most half an interval of motion.
    expect(Math.abs(smooth - senderPosition(time - 100))).toBeLessThan(0.011);
  }
  expect(summary).toMatchObject({ lost: 0, late: 0, extrapolated: 0, held: 0, behind: 100 });
});

it('shows the newest sample that has arrived as the raw motion', () => {
  const { frames } = simulateInterpolation({ ...perfect, latency: 200, rate: 10 });
  const frame = frames.find(({ time }) => time >= 1000);
  expect(frame?.raw).toBeCloseTo(senderPosition(800), 5);
});

it('moves in smaller steps than the raw motion', () => {
  const { summary } = simulateInterpolation(DEFAULT_INTERPOLATION);
  expect(summary.smoothStep).toBeLessThan(summary.rawStep);
});

it('needs no extrapolation if the delay covers jitter and interval', () => {
  const covered = simulateInterpolation({ ...perfect, jitter: 60, delay: 100 });
  const bare = simulateInterpolation({ ...perfect, jitter: 60, delay: 0 });
  expect(covered.summary.extrapolated).toBe(0);
  expect(bare.summary.extrapolated).toBeGreaterThan(30);
});

it('stands still after a quarter of a second without samples', () => {
  const { frames, packets, summary } = simulateInterpolation({ ...perfect, loss: 97, delay: 0 });
  expect(summary.held).toBeGreaterThan(0);
  const arrived = packets.filter(({ arrives }) => arrives !== undefined);
  for (const frame of frames.filter(({ smoothing }) => smoothing === 'extrapolated')) {
    const newest = arrived.filter(({ sent }) => sent <= frame.time).at(-1);
    expect(frame.time - (newest?.sent ?? 0)).toBeLessThanOrEqual(MAX_EXTRAPOLATION);
  }
});

it('drops samples that a newer one has overtaken', () => {
  const { summary, frames } = simulateInterpolation({ ...perfect, jitter: 200 });
  expect(summary.late).toBeGreaterThan(0);
  expect(frames.every(({ raw }) => raw >= 0 && raw <= 1)).toBe(true);
});

it('loses about the configured share of packets, and the same ones each time', () => {
  const first = simulateInterpolation({ ...perfect, loss: 20 });
  expect(first.summary.lost / first.packets.length).toBeGreaterThan(0.1);
  expect(first.summary.lost / first.packets.length).toBeLessThan(0.3);
  expect(simulateInterpolation({ ...perfect, loss: 20 })).toEqual(first);
});

it('covers the whole duration', () => {
  const { frames } = simulateInterpolation(DEFAULT_INTERPOLATION);
  expect(frames[0]?.time).toBe(0);
  expect(frames.at(-1)?.time).toBeGreaterThan(DURATION - 20);
});
