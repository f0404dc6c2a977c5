import { randomSequence } from '../random';

/** What the reader sets. */
export interface InterpolationSettings {
  /** One-way latency in milliseconds. */
  readonly latency: number;
  /** The most extra milliseconds that a packet may take; each packet draws its own share. */
  readonly jitter: number;
  /** Packets lost, in percent. */
  readonly loss: number;
  /** How far behind the newest sample the motion is rendered, in milliseconds. */
  readonly delay: number;
  /** Updates per second. */
  readonly rate: number;
}

export interface Packet {
  /** When it was sent, in milliseconds. */
  readonly sent: number;
  /** When it arrives; absent if it is lost. */
  readonly arrives?: number;
  readonly position: number;
}

/** `waiting` until the first sample is there. */
export type Smoothing = 'waiting' | 'interpolated' | 'extrapolated' | 'held';

/** What is visible at one moment. Positions range from 0 to 1. */
export interface Frame {
  /** Milliseconds from the start. */
  readonly time: number;
  readonly sender: number;
  /** The newest position received so far. */
  readonly raw: number;
  readonly smooth: number;
  readonly smoothing: Smoothing;
}

export interface Simulation {
  readonly settings: InterpolationSettings;
  readonly packets: readonly Packet[];
  readonly frames: readonly Frame[];
  readonly summary: Summary;
}

export interface Summary {
  readonly lost: number;
  /** Packets that arrived after a newer one and were dropped. */
  readonly late: number;
  /** The largest step between two frames, as a share of the track, in percent. */
  readonly rawStep: number;
  readonly smoothStep: number;
  /** Shares of the frames since the first sample, in percent. */
  readonly extrapolated: number;
  readonly held: number;
  /** How far behind the sender the smoothed motion is, in milliseconds. */
  readonly behind: number;
}

/** The toolkit's defaults, on a typical home connection. */
export const DEFAULT_INTERPOLATION: InterpolationSettings = {
  latency: 60,
  jitter: 40,
  loss: 5,
  delay: 100,
  rate: 30,
};

/** The simulated time and the interval between two frames, in milliseconds. */
export const DURATION = 4000;
export const FRAME = 1000 / 60;
/** How many milliseconds the toolkit extrapolates past the newest sample, at most. */
export const MAX_EXTRAPOLATION = 250;

/** The sender's position at a time: back and forth with sharp turns, which expose errors best. */
export function senderPosition(time: number): number {
  const phase = (time / 1600) % 2;
  return phase < 1 ? phase : 2 - phase;
}

/**
 * Sends, loses, delays and smooths one object's motion. The same settings give the same result,
 * because loss and jitter come from a random sequence with a fixed seed.
 */
export function simulateInterpolation(settings: InterpolationSettings): Simulation {
  const packets = send(settings);
  const arrivals = packets
    .filter((packet): packet is ArrivedPacket => packet.arrives !== undefined)
    .sort((a, b) => a.arrives - b.arrives);
  const frames: Frame[] = [];
  /** Samples in sending order: a packet that arrives after a newer one is dropped. */
  const samples: ArrivedPacket[] = [];
  let next = 0;
  let late = 0;
  for (let time = 0; time <= DURATION; time += FRAME) {
    for (let packet = arrivals[next]; packet && packet.arrives <= time; packet = arrivals[++next]) {
      const newest = samples[samples.length - 1];
      if (!newest || packet.sent > newest.sent) samples.push(packet);
      else late++;
    }
    const renderTime = time - transit(settings) - settings.delay;
    frames.push({
      time,
      sender: senderPosition(time),
      raw: samples[samples.length - 1]?.position ?? 0,
      ...smoothed(samples, renderTime),
    });
  }
  const lost = packets.length - arrivals.length;
  return { settings, packets, frames, summary: summarize(settings, frames, lost, late) };
}

type ArrivedPacket = Packet & { readonly arrives: number };

/** The average transit time of a packet, in milliseconds. */
const transit = ({ latency, jitter }: InterpolationSettings) => latency + jitter / 2;

function send({ latency, jitter, loss, rate }: InterpolationSettings): Packet[] {
  const random = randomSequence(7);
  const count = Math.floor((DURATION / 1000) * rate) + 1;
  return Array.from({ length: count }, (_, index) => {
    const sent = (index * 1000) / rate;
    // Both are drawn for every packet, so that one slider does not shift the other's sequence.
    const [lossDraw, jitterDraw] = [random(), random()];
    const position = senderPosition(sent);
    if (lossDraw * 100 < loss) return { sent, position };
    return { sent, position, arrives: sent + latency + jitter * jitterDraw };
  });
}

function smoothed(
  samples: readonly Packet[],
  renderTime: number,
): { smooth: number; smoothing: Smoothing } {
  const after = samples.findIndex(({ sent }) => sent > renderTime);
  const newer = samples[after];
  const older = after < 0 ? samples[samples.length - 1] : samples[after - 1];
  if (!older) return { smooth: samples[0]?.position ?? 0, smoothing: 'waiting' };
  if (newer) {
    const share = (renderTime - older.sent) / (newer.sent - older.sent);
    return {
      smooth: older.position + (newer.position - older.position) * share,
      smoothing: 'interpolated',
    };
  }
  const before = samples[samples.length - 2];
  const past = renderTime - older.sent;
  if (!before || past > MAX_EXTRAPOLATION) {
    return { smooth: extrapolate(before, older, MAX_EXTRAPOLATION), smoothing: 'held' };
  }
  return {
    smooth: extrapolate(before, older, past),
    smoothing: past > 0 ? 'extrapolated' : 'interpolated',
  };
}

function extrapolate(before: Packet | undefined, newest: Packet, past: number): number {
  if (!before) return newest.position;
  const velocity = (newest.position - before.position) / (newest.sent - before.sent);
  return Math.min(1.1, Math.max(-0.1, newest.position + velocity * past));
}

function summarize(
  settings: InterpolationSettings,
  frames: readonly Frame[],
  lost: number,
  late: number,
): Summary {
  // Leaves out the time before the first sample could have arrived.
  const warm = frames.filter(({ time }) => time > transit(settings) + settings.delay + 200);
  const drawn = frames.filter(({ smoothing }) => smoothing !== 'waiting');
  const share = (kind: Smoothing) =>
    percent(drawn.filter(({ smoothing }) => smoothing === kind).length / drawn.length);
  return {
    lost,
    late,
    rawStep: percent(largestStep(warm.map(({ raw }) => raw))),
    smoothStep: percent(largestStep(warm.map(({ smooth }) => smooth))),
    extrapolated: share('extrapolated'),
    held: share('held'),
    behind: Math.round(transit(settings) + settings.delay),
  };
}

function largestStep(positions: readonly number[]): number {
  const steps = positions.slice(1).map((one, index) => Math.abs(one - (positions[index] ?? 0)));
  return Math.max(0, ...steps);
}

const percent = (share: number) => Math.round(share * 1000) / 10;
