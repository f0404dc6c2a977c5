/** @jest-environment jsdom */
import { newAddress } from './moved';

const moved = { page: '/room', sections: { join: '/room/joining#how', größe: '/size' } };
const from = (rest: string) => newAddress(moved, new URL(`https://docs.example/old${rest}`));

it.each([
  ['', '/room'],
  ['#join', '/room/joining#how'],
  ['?a=b#join', '/room/joining?a=b#how'],
  ['#gr%C3%B6%C3%9Fe', '/size#gr%C3%B6%C3%9Fe'],
  ['#elsewhere', '/room#elsewhere'],
  ['#constructor', '/room#constructor'],
  ['#%E0%A4%A', '/room#%E0%A4%A'],
])('leads /old%s to %s', (rest, address) => {
  expect(from(rest)).toBe(address);
});

it('leaves the query of a target alone', () => {
  const url = new URL('https://docs.example/old?a=b');
  expect(newAddress({ page: 'https://x.example/?q=1', sections: {} }, url)).toBe(
    'https://x.example/?q=1',
  );
});
