import { DEFAULT_USAGE, estimate } from './estimate';
import { estimateTexts, planText } from './texts';

const plan = { name: 'Pro', price: 49, roomHours: 1500, bandwidthGB: 900 };
const wire = { packetHeader: 50, mtu: 1200, voiceBytes: 3000, voicePackets: 50 };

it('names the plan and its price', () => {
  const usage = { ...DEFAULT_USAGE, rooms: 1, hours: 1 };
  expect(estimateTexts(estimate(usage, wire, [plan])).result).toBe('Pro fits, at $49 a month.');
});

it('says so if no plan covers the usage', () => {
  const usage = { ...DEFAULT_USAGE, rooms: 100, hours: 24 };
  expect(estimateTexts(estimate(usage, wire, [plan])).result).toBe('No plan holds this usage.');
});

it('writes cents if there are any', () => {
  expect(planText({ plan, cost: 1234.5 })).toBe('$1,234.50 a month');
  expect(planText({ plan, cost: 99 })).toBe('$99 a month');
  expect(planText({ plan })).toBe('Pauses before the month ends');
});

it('writes rates and amounts in a suitable unit', () => {
  const texts = estimateTexts({
    traffic: { received: 24_400, sent: 2_340_000 },
    roomHours: 12_000,
    bandwidthGB: 4.25,
    plans: [],
    best: undefined,
  });
  expect(texts).toMatchObject({
    received: '24 kB/s',
    sent: '2.3 MB/s',
    roomHours: '12,000 room hours',
    bandwidth: '4.3 GB',
  });
});
