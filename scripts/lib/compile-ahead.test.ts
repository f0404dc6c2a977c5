import { aheadEnvironment, sideEnvironment } from './compile-ahead';

const ahead = (...args: Parameters<typeof aheadEnvironment>) =>
  aheadEnvironment(...args).COMPILE_AHEAD === '1';

it('compiles ahead where most pages are to be compiled, and a core is free', () => {
  expect(ahead(200, 0, 2, {})).toBe(true);
  expect(ahead(200, 199, 2, {})).toBe(false);
  expect(ahead(200, 0, 1, {})).toBe(false);
  expect(ahead(20, 0, 8, {})).toBe(false);
});

it('leaves it to who has chosen, but for a plain build', () => {
  expect(ahead(20, 0, 1, { COMPILE_AHEAD: '1' })).toBe(true);
  expect(ahead(200, 0, 2, { COMPILE_AHEAD: '0' })).toBe(false);
  expect(ahead(200, 0, 2, { PLAIN_BUILD: '1', COMPILE_AHEAD: '1' })).toBe(false);
});

const beside = (...args: Parameters<typeof sideEnvironment>) =>
  sideEnvironment(...args).SIDE_PROCESS === '1';

it('has a process beside Gatsby on large sites, if a core is free', () => {
  expect(beside(5000, 2, {})).toBe(true);
  expect(beside(5000, 1, {})).toBe(false);
  expect(beside(200, 8, {})).toBe(false);
});

it('leaves that to who has chosen, too', () => {
  expect(beside(20, 1, { SIDE_PROCESS: '1' })).toBe(true);
  expect(beside(5000, 2, { SIDE_PROCESS: '0' })).toBe(false);
  expect(beside(5000, 2, { PLAIN_BUILD: '1', SIDE_PROCESS: '1' })).toBe(false);
});
