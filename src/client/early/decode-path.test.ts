import { decodePath } from './decode-path';

it.each([
  ['/room/a%20b', '/room/a b'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('decodes %s to %s', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});
