import { voiceOf, type Wire } from '../price/estimate';

/** What the reader sets. */
export interface Load {
  /** What the connection may carry to one client, in kbit/s. */
  readonly kbits: number;
  /** Updates of each object per second. */
  readonly tick: number;
  /** Bytes that one object changes per update, including headers of properties. */
  readonly bytes: number;
  /** Players whose voices arrive at the same time. */
  readonly voices: number;
  /** Frames per second. */
  readonly fps: number;
  /** Percent of a frame that the toolkit may take. */
  readonly share: number;
  /** Milliseconds of the toolkit's tick while nothing moves. */
  readonly idle: number;
  /** Microseconds that each moving object adds to it. */
  readonly each: number;
  /** Players in the room. */
  readonly players: number;
  /** Values per second that the room server passes on. */
  readonly passedOn: number;
}

/** How many of the objects each limit allows, and how many voices fit if nothing moves. */
export interface Fit {
  readonly bandwidth: number;
  readonly frame: number;
  readonly server: number;
  readonly voices: number;
}

export const DEFAULT_LOAD = {
  kbits: 500,
  tick: 30,
  voices: 1,
  share: 10,
  idle: 0.4,
  each: 20,
  players: 8,
} as const;

/**
 * Objects that may move at once, for one client:
 *
 * bandwidth = content of the packets that fit into (kbits × 125 − voices) ÷ tick, ÷ bytes
 * frame     = (1000 ÷ fps × share − idle) ÷ each
 * server    = values passed on ÷ ((players − 1) × tick)
 */
export function fit(load: Load, wire: Wire): Fit {
  const room = wire.mtu - wire.packetHeader;
  const voice = voiceOf(wire);
  const perSecond = load.kbits * 125;
  const perTick = Math.max(0, perSecond - load.voices * voice) / load.tick;
  const full = Math.floor(perTick / wire.mtu);
  const last = Math.max(0, perTick - full * wire.mtu - wire.packetHeader);
  const spare = ((1000 / load.fps) * load.share) / 100 - load.idle;
  return {
    bandwidth: Math.floor((full * room + last) / load.bytes),
    frame: Math.max(0, Math.floor((spare * 1000) / load.each)),
    server: Math.floor(load.passedOn / ((load.players - 1) * load.tick)),
    voices: Math.floor(perSecond / voice),
  };
}

/** The figures as readers see them, keyed by `data-part`. */
export function fitTexts({ bandwidth, frame, server, voices }: Fit) {
  const least = Math.min(bandwidth, frame, server);
  const limit = { [server]: 'the server', [frame]: 'the frame', [bandwidth]: 'bandwidth' }[least];
  const text = (count: number) => count.toLocaleString('en-US');
  return {
    bandwidth: text(bandwidth),
    frame: text(frame),
    server: text(server),
    voices: text(voices),
    result: `${text(least)} can move at once, limited by ${limit}.`,
  };
}
