import { nearestFirst } from './quick-checks';

it('begins with tests of changed files, then those beside them, then those farther away', () => {
  const tests = [
    'src/output/flatten.test.ts',
    'src/content-layer/pages/check.test.ts',
    'src/content-layer/nodes.test.ts',
    'src/content-layer/finish.test.tsx',
    'src/content-layer/body-cache.test.ts',
  ];
  expect(nearestFirst(tests, ['src/content-layer/finish.ts', 'README.md'])).toEqual([
    'src/content-layer/finish.test.tsx',
    'src/content-layer/body-cache.test.ts',
    'src/content-layer/nodes.test.ts',
    'src/content-layer/pages/check.test.ts',
    'src/output/flatten.test.ts',
  ]);
});

it('begins with a test that has itself changed', () => {
  const tests = ['src/a/one.test.ts', 'src/a/two.test.ts'];
  expect(nearestFirst(tests, ['src/a/two.test.ts'])[0]).toBe('src/a/two.test.ts');
});
