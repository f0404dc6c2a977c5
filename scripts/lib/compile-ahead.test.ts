import { aheadEnvironment } from './compile-ahead';

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
