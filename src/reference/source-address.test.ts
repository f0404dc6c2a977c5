import { sourceAddress } from './source-address';

const PATTERN = 'https://git.example/blob/main/{path}#L{line}';

it.each([
  [PATTERN, { path: 'src/Room.cs', startLine: 12 }, 'src/Room.cs#L12'],
  [PATTERN, { path: 'src/A b#.cs' }, 'src/A%20b%23.cs'],
  ['https://git.example/blob/main/{path}?w=1&l={line}', { path: 'a.cs' }, 'a.cs?w=1'],
])('%s and %j', (pattern, source, end) => {
  expect(sourceAddress(pattern, source)).toBe(`https://git.example/blob/main/${end}`);
});

it('is undefined without a setting or a source', () => {
  expect(sourceAddress(false, { path: 'a.cs' })).toBeUndefined();
  expect(sourceAddress(PATTERN, undefined)).toBeUndefined();
});
