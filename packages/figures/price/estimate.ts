/** What the reader sets. */
export interface Usage {
  /** Players in one room. */
  readonly players: number;
  /** Concurrent rooms, on average while the app is in use. */
  readonly rooms: number;
  /** Hours per day that they run. */
  readonly hours: number;
  /** Updates that each player sends per second. */
  readonly tick: number;
  /** Properties of a player that change with each update. */
  readonly properties: number;
  /** Bytes of a changed property, including its header. */
  readonly bytes: number;
  /** Players in a room who speak at the same time. */
  readonly speakers: number;
  /** Room hours charged for one hour of the server: 1, 5, 10 or 20. */
  readonly serverFactor: number;
}

/** A plan, as given in the facts. */
export interface Plan {
  readonly name: string;
  /** Dollars per month. */
  readonly price: number;
  readonly roomHours: number;
  readonly bandwidthGB: number;
  /** Dollars per unit beyond the allotment; absent if the app pauses instead. */
  readonly extraRoomHour?: number;
  readonly extraGB?: number;
}

export interface Traffic {
  /** Bytes per second that the room receives from its players. */
  readonly received: number;
  /** Bytes per second that the room sends to its players. */
  readonly sent: number;
}

export interface Estimate {
  /** For one room. */
  readonly traffic: Traffic;
  /** For all rooms, per month. */
  readonly roomHours: number;
  readonly bandwidthGB: number;
  readonly plans: readonly PlanCost[];
  /** The cheapest plan that fits. */
  readonly best: PlanCost | undefined;
}

export interface PlanCost {
  readonly plan: Plan;
  /** Dollars per month; absent if the allotment is insufficient and the app would pause. */
  readonly cost?: number;
}

export const DEFAULT_USAGE: Usage = {
  players: 8,
  rooms: 4,
  hours: 6,
  tick: 30,
  properties: 2,
  bytes: 13,
  speakers: 1,
  serverFactor: 1,
};

export const DAYS_A_MONTH = 30;

/** The toolkit's figures that the formulas use. */
export interface Wire {
  /** Bytes around one message in a packet: the packet’s and the message’s headers. */
  readonly packetHeader: number;
  /** The most bytes in a packet, including headers. */
  readonly mtu: number;
  /** Bytes and packets per second of one speaker’s voice. */
  readonly voiceBytes: number;
  readonly voicePackets: number;
}

/** Bytes per second of one speaker's voice, headers included. */
export const voiceOf = ({ voiceBytes, voicePackets, packetHeader }: Wire) =>
  voiceBytes + voicePackets * packetHeader;

/**
 * Bytes per second of one room, in both directions. Without voice:
 *
 * received = players × tick × framed(properties × bytes)
 * sent     = players × tick × framed((players − 1) × properties × bytes)
 * framed   = bytes + packets × header, with as few packets as the bytes need, but at least 1
 *
 * The server puts all changes of a tick into as few packets as possible. Voice is passed on packet
 * by packet: each speaker's frames come in once and go out to everybody else.
 */
export function roomTraffic(usage: Usage, wire: Wire): Traffic {
  const { players, tick } = usage;
  const update = usage.properties * usage.bytes;
  const others = Math.max(0, players - 1);
  const framed = (bytes: number) =>
    bytes + Math.max(1, Math.ceil(bytes / (wire.mtu - wire.packetHeader))) * wire.packetHeader;
  const speakers = Math.min(usage.speakers, players);
  const voice = speakers * voiceOf(wire);
  // If nothing changes, nothing is sent.
  const motion = (bytes: number) => (update === 0 ? 0 : players * tick * framed(bytes));
  return { received: motion(update) + voice, sent: motion(others * update) + voice * others };
}

/** What a month of this usage adds up to, and what it costs in each plan. */
export function estimate(usage: Usage, wire: Wire, plans: readonly Plan[]): Estimate {
  const traffic = roomTraffic(usage, wire);
  const serverHours = usage.rooms * usage.hours * DAYS_A_MONTH;
  const roomHours = serverHours * usage.serverFactor;
  const bandwidthGB = (serverHours * 3600 * (traffic.received + traffic.sent)) / 1e9;
  const costs = plans.map((plan) => planCost(plan, roomHours, bandwidthGB));
  const [best] = costs
    .filter((cost): cost is Required<PlanCost> => cost.cost !== undefined)
    .sort((one, other) => one.cost - other.cost);
  return { traffic, roomHours, bandwidthGB, plans: costs, best };
}

function planCost(plan: Plan, roomHours: number, bandwidthGB: number): PlanCost {
  const hoursOver = Math.max(0, roomHours - plan.roomHours);
  const gbOver = Math.max(0, bandwidthGB - plan.bandwidthGB);
  if (hoursOver === 0 && gbOver === 0) return { plan, cost: plan.price };
  if (plan.extraRoomHour === undefined || plan.extraGB === undefined) return { plan };
  return { plan, cost: plan.price + hoursOver * plan.extraRoomHour + gbOver * plan.extraGB };
}
