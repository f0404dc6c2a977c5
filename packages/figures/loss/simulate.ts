import { randomSequence } from '../random';
import { count } from '../words';

/** What the reader sets. */
export interface LossSettings {
  /** Packets lost on the way to the server, in percent. */
  readonly loss: number;
  /** One-way latency in milliseconds. */
  readonly latency: number;
  /** The room's ticks per second. */
  readonly tickRate: number;
}

/** A value on its way. Times are in milliseconds. */
export interface Sending {
  readonly sent: number;
  /** When it arrives, or would. */
  readonly arrives: number;
  readonly lost: boolean;
}

/** One of the values that the client sets, a tick after the last, and what becomes of it. */
export interface Fate {
  readonly set: number;
  readonly reliable: {
    /** All but the last are lost. */
    readonly sendings: readonly Sending[];
    readonly arrives: number;
    /** When it is applied, which is later if it has to wait for an earlier value. */
    readonly applied: number;
  };
  readonly unreliable: {
    /** Of the last value, one each tick until it has been acknowledged. */
    readonly sendings: readonly Sending[];
    /** Absent if a later value is the next to arrive. */
    readonly arrives: number | undefined;
  };
}

export const DEFAULT_LOSS = { loss: 20, latency: 50 } as const;

/** How many values the client sets, one each tick. */
export const VALUES = 8;

/** The least time after which an unacknowledged message is sent again, in milliseconds. */
const MIN_WAIT = 50;

/**
 * A client sets two properties at each tick, one of each kind. Both values are in one packet, and
 * nothing else is sent. Acknowledgments return at once and are not lost. The same settings give the
 * same result: loss comes from random sequences with fixed seeds.
 */
export function simulateLoss({ loss, latency, tickRate }: LossSettings): readonly Fate[] {
  const link = (seed: number) => {
    const random = randomSequence(seed);
    return (sent: number): Sending => ({
      sent,
      arrives: sent + latency,
      lost: random() * 100 < loss,
    });
  };
  const packet = link(4);
  const interval = 1000 / tickRate;
  const fates: Fate[] = [];
  for (let value = 0; value < VALUES; value++) {
    const set = value * interval;
    const first = packet(set);
    const sendings = resent(first, Math.max(MIN_WAIT, 2 * latency), link(100 + value));
    const arrives = sendings.at(-1)?.arrives ?? set;
    const repeated = value === VALUES - 1 ? repeats(first, interval, latency, packet) : [first];
    const applied = Math.max(arrives, fates.at(-1)?.reliable.applied ?? 0);
    fates.push({
      set,
      reliable: { sendings, arrives, applied },
      unreliable: { sendings: repeated, arrives: repeated.find(({ lost }) => !lost)?.arrives },
    });
  }
  return fates;
}

type Link = (sent: number) => Sending;

/** Sends until it arrives: after the wait, then after double the time, and so on. */
function resent(first: Sending, firstWait: number, link: Link): readonly Sending[] {
  const sendings = [first];
  let wait = firstWait;
  for (let last = first; last.lost; wait *= 2) {
    last = link(last.sent + wait);
    sendings.push(last);
  }
  return sendings;
}

/** Sends at each tick until the acknowledgment of one is back. */
function repeats(first: Sending, interval: number, latency: number, link: Link) {
  const sendings = [first];
  const acknowledged = () => {
    const arrived = sendings.find(({ lost }) => !lost);
    return arrived ? arrived.arrives + latency : Infinity;
  };
  for (;;) {
    const next = first.sent + sendings.length * interval;
    if (next >= acknowledged()) return sendings;
    sendings.push(link(next));
  }
}

/** What becomes of each value, and of all, in words, keyed by `data-part`. */
export function lossTexts(fates: readonly Fate[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { result: lossResult(fates) };
  fates.forEach(({ set, reliable, unreliable }, index) => {
    const { sendings, arrives, applied } = reliable;
    texts[`reliable-${index}`] = [
      ms(applied - set),
      ...(sendings.length > 1 ? [`sent ${times(sendings.length)}`] : []),
      ...(applied > arrives ? [`waits ${ms(applied - arrives)}`] : []),
    ].join(', ');
    texts[`unreliable-${index}`] =
      unreliable.arrives === undefined ? 'Never' : ms(unreliable.arrives - set);
  });
  return texts;
}

function lossResult(fates: readonly Fate[]): string {
  const lost = fates.filter(({ reliable }) => reliable.sendings.length > 1).length;
  const waiting = fates.filter(({ reliable }) => reliable.applied > reliable.arrives).length;
  const missing = fates.filter(({ unreliable }) => unreliable.arrives === undefined).length;
  const slowest = Math.max(...fates.map(({ set, reliable }) => reliable.applied - set));
  const repeated = fates.at(-1)?.unreliable.sendings.length ?? 0;
  return (
    `Of ${fates.length} packets with new values, ${count(lost, 'none is', '1 is', 'are')} lost. ` +
    `Reliable: all ${fates.length} arrive in order, the slowest after ${ms(slowest)}; ` +
    `${count(waiting, 'none waits', '1 waits', 'wait')} for an earlier one. Unreliable: ` +
    `${count(missing, 'none is', '1 is', 'are')} missing, none waits, and the last one is sent ` +
    `${times(repeated)}.`
  );
}

const times = (number: number) => ['never', 'once', 'twice'][number] ?? `${number} times`;

const ms = (time: number) => `${Math.round(time)}\u00a0ms`;
