/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import startCapacity from './capacity/island';
import { CapacityCalculator } from './capacity/figure';
import startInterpolation from './interpolation/island';
import { withUnit } from './form';
import { InterpolationSimulator } from './interpolation/figure';
import startLifetime from './lifetime/island';
import { LifetimeSimulator } from './lifetime/figure';
import startLoss from './loss/island';
import { LossSimulator } from './loss/figure';
import startOwnership from './ownership/island';
import { OwnershipSimulator } from './ownership/figure';
import startPrice from './price/island';
import { PriceCalculator } from './price/figure';

const price = {
  plans: [
    { name: 'Free', price: 0, roomHours: 100, bandwidthGB: 60 },
    { name: 'Pro', price: 49, roomHours: 1500, bandwidthGB: 900 },
  ],
  servers: [
    { name: 'default', roomHours: 1 },
    { name: 'large', roomHours: 10 },
  ],
  wire: { packetHeader: 50, mtu: 1200, voiceBytes: 3000, voicePackets: 50 },
};

const capacity = {
  kinds: [
    { name: 'Transform', bytes: 20 },
    { name: 'Rigidbody', bytes: 50 },
  ],
  platforms: [{ name: 'Phone', fps: 60 }],
  servers: [{ name: 'default', passedOn: 26_100 }],
  wire: { ...price.wire, packetHeader: 56, browserPacket: 28 },
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    IntersectionObserver: class {
      observe() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

function figure(): HTMLElement {
  return screen.getByRole('figure', { name: /simulator|calculator/ });
}

function set(label: RegExp, value: string): void {
  const control = screen.getByLabelText<HTMLInputElement>(label);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  jest.runOnlyPendingTimers();
}

const result = () => screen.getByRole('status').textContent;

it.each([
  ['Interpolation simulator', <InterpolationSimulator key="i" />, startInterpolation],
  ['Ownership simulator', <OwnershipSimulator key="o" />, startOwnership],
  ['Packet loss simulator', <LossSimulator key="l" tickRate={30} />, startLoss],
  ['Lifetime simulator', <LifetimeSimulator key="t" drop={10} shutdown={30} />, startLifetime],
  ['Price calculator', <PriceCalculator key="p" {...price} />, startPrice],
  ['Capacity calculator', <CapacityCalculator key="c" {...capacity} />, startCapacity],
])('%s has the same text before and after its script starts', (label, element, start) => {
  render(element);
  expect(figure()).toHaveAccessibleName(label);
  const before = figure().textContent;
  start(figure());
  jest.runOnlyPendingTimers();
  // The animation's button changes, because the reader prefers reduced motion.
  expect(figure().textContent).toBe(before.replace(/Pause(?!s)/, 'Play'));
});

it('writes numbers with their units as English does', () => {
  expect(withUnit('5', '%')).toBe('5%');
  expect(withUnit('60', 'ms')).toBe('60 ms');
  expect(withUnit('3')).toBe('3');
});

it('recomputes when the reader moves a slider', () => {
  render(<InterpolationSimulator />);
  startInterpolation(figure());
  set(/Interpolation delay/, '0');
  expect(screen.getByLabelText(/Interpolation delay/)).toHaveAttribute('aria-valuetext', '0 ms');
  expect(result()).toMatch(/of which 0\u00a0ms is the delay/);
  expect(result()).toMatch(/It is extrapolated in [1-9]/);
});

it('names a different winner when takeover is prevented', () => {
  render(<OwnershipSimulator />);
  startOwnership(figure());
  expect(result()).toContain('Client A has the object');
  screen.getByRole('checkbox').click();
  jest.runOnlyPendingTimers();
  expect(result()).toContain('Client B has the object');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContainEqual(
    expect.stringContaining('Client A gets the refusal'),
  );
});

it('loses nothing at no packet loss', () => {
  render(<LossSimulator tickRate={30} />);
  startLoss(figure());
  set(/Packet loss \d/, '0');
  expect(result()).toContain('none is lost');
  expect(screen.getAllByRole('cell', { name: '50\u00a0ms' })).toHaveLength(16);
});

it('keeps the object of an owner who has not left', () => {
  render(<LifetimeSimulator drop={10} shutdown={30} />);
  startLifetime(figure());
  expect(result()).toContain('after 15 s, because client A owned it.');
  set(/^Owner/, '1');
  expect(result()).toContain('after 35 s, because client B owned it.');
  screen.getByRole('checkbox', { name: /Owner/ }).click();
  screen.getByRole('checkbox', { name: 'Persistent' }).click();
  jest.runOnlyPendingTimers();
  expect(result()).toBe('Client C gets the object, unowned.');
});

it('finds another plan for more usage', () => {
  render(<PriceCalculator {...price} />);
  startPrice(figure());
  set(/Rooms at the same time/, '1');
  set(/Hours a day/, '1');
  expect(result()).toBe('Free fits, at $0 a month.');
  set(/Hours a day/, '24');
  expect(result()).toBe('Pro fits, at $49 a month.');
  set(/Room server/, '10');
  expect(result()).toBe('No plan holds this usage.');
});

it('names another limit for larger objects and in a browser', () => {
  render(<CapacityCalculator {...capacity} />);
  startCapacity(figure());
  expect(result()).toBe('63 can move at once, limited by the frame.');
  set(/What changes/, '50');
  expect(result()).toBe('35 can move at once, limited by bandwidth.');
  screen.getByRole('checkbox').click();
  jest.runOnlyPendingTimers();
  expect(result()).toBe('33 can move at once, limited by bandwidth.');
});

it('names the props that a figure lacks', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<PriceCalculator />)).toThrow('needs plans');
  expect(() => render(<CapacityCalculator />)).toThrow('needs kinds');
  expect(() => render(<LossSimulator />)).toThrow('needs tickRate');
  expect(() => render(<LifetimeSimulator />)).toThrow('needs drop');
});
