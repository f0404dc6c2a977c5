import { DEFAULT_USAGE, estimate, type Plan, roomTraffic, type Usage, type Wire } from './estimate';

const wire: Wire = { packetHeader: 50, mtu: 1200, voiceBytes: 3000, voicePackets: 50 };
const plans: readonly Plan[] = [
  { name: 'Free', price: 0, roomHours: 100, bandwidthGB: 60 },
  { name: 'Pro', price: 49, roomHours: 1500, bandwidthGB: 900 },
  {
    name: 'Unlimited',
    price: 99,
    roomHours: 3000,
    bandwidthGB: 1800,
    extraRoomHour: 0.02,
    extraGB: 0.1,
  },
];
const quiet: Usage = { ...DEFAULT_USAGE, speakers: 0 };

describe('the traffic of a room', () => {
  it('counts each player’s updates once in and once out to each of the others', () => {
    // 3 players, 10 updates a second of 2 × 20 bytes, 50 bytes of headers.
    const usage = { ...quiet, players: 3, tick: 10, properties: 2, bytes: 20 };
    expect(roomTraffic(usage, wire)).toEqual({
      received: 3 * 10 * (40 + 50),
      sent: 3 * 10 * (2 * 40 + 50),
    });
  });

  it('needs a second packet if the changes of a tick do not fit into one', () => {
    // 24 others × 48 bytes = 1,152, more than the 1,150 that fit.
    const usage = { ...quiet, players: 25, tick: 1, properties: 1, bytes: 48 };
    expect(roomTraffic(usage, wire).sent).toBe(25 * (1152 + 2 * 50));
  });

  it('sends a lone player empty packets as acknowledgements', () => {
    expect(roomTraffic({ ...quiet, players: 1, tick: 10 }, wire).sent).toBe(10 * 50);
  });

  it('sends nothing if nothing changes', () => {
    expect(roomTraffic({ ...quiet, properties: 0 }, wire)).toEqual({ received: 0, sent: 0 });
  });

  it('adds voice: in once, out to everybody else', () => {
    const silent = roomTraffic(quiet, wire);
    const one = roomTraffic({ ...quiet, speakers: 1 }, wire);
    expect(one.received - silent.received).toBe(3000 + 50 * 50);
    expect(one.sent - silent.sent).toBe((3000 + 50 * 50) * (quiet.players - 1));
  });

  it('never has more speakers than players', () => {
    const two = { ...quiet, players: 2 };
    expect(roomTraffic({ ...two, speakers: 9 }, wire)).toEqual(
      roomTraffic({ ...two, speakers: 2 }, wire),
    );
  });
});

describe('the plan that fits', () => {
  const idle = { ...quiet, properties: 0 };

  it('is the free one while hours and bytes fit', () => {
    const { best, roomHours } = estimate({ ...idle, rooms: 1, hours: 3 }, wire, plans);
    expect(roomHours).toBe(90);
    expect(best).toMatchObject({ plan: { name: 'Free' }, cost: 0 });
  });

  it('is the next one if the hours do not fit', () => {
    const { best, plans: costs } = estimate({ ...idle, rooms: 2, hours: 3 }, wire, plans);
    expect(best?.plan.name).toBe('Pro');
    expect(costs[0]?.cost).toBeUndefined();
  });

  it('charges room hours and gigabytes beyond the allotment of the last', () => {
    const { best, bandwidthGB } = estimate({ ...quiet, rooms: 20, hours: 10 }, wire, plans);
    const perSecond = 8 * 30 * (26 + 50) + 8 * 30 * (7 * 26 + 50);
    expect(bandwidthGB).toBeCloseTo((6000 * 3600 * perSecond) / 1e9, 6);
    expect(best?.cost).toBeCloseTo(99 + 3000 * 0.02, 6);
  });

  it('multiplies room hours, but not bytes, by the server’s size', () => {
    const small = estimate({ ...quiet, rooms: 1, hours: 1 }, wire, plans);
    const large = estimate({ ...quiet, rooms: 1, hours: 1, serverFactor: 10 }, wire, plans);
    expect(large.roomHours).toBe(small.roomHours * 10);
    expect(large.bandwidthGB).toBe(small.bandwidthGB);
  });
});
