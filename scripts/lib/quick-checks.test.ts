import path from 'node:path';
import { nearestFirst, quickChecks } from './quick-checks';

it('begins with tests of changed files, then those beside them, then those farther away', () => {
  const tests = [
    'src/build/output/flatten.test.ts',
    'src/site/pages/check.test.ts',
    'src/site/nodes/nodes.test.ts',
    'src/site/finish.test.tsx',
    'src/site/bodies/body-cache.test.ts',
  ];
  expect(nearestFirst(tests, ['src/site/finish.ts', 'README.md'])).toEqual([
    'src/site/finish.test.tsx',
    'src/site/bodies/body-cache.test.ts',
    'src/site/nodes/nodes.test.ts',
    'src/site/pages/check.test.ts',
    'src/build/output/flatten.test.ts',
  ]);
});

it('begins with a test that has itself changed', () => {
  const tests = ['src/a/one.test.ts', 'src/a/two.test.ts'];
  expect(nearestFirst(tests, ['src/a/two.test.ts'])[0]).toBe('src/a/two.test.ts');
});

const titles = (...changed: string[]) =>
  quickChecks(changed, [], [path.resolve('content/docs')]).map(([title]) => title);

test('what has not changed costs nothing', () => {
  expect(titles()).toEqual([]);
  expect(titles('content/docs/room.mdx')).toEqual([
    'Prettier (1 files)',
    'Text of pages (1 files)',
  ]);
  expect(titles('docs/architecture.md')).toEqual(['Prettier (1 files)']);
});

test('types are checked as a whole if code or a package has changed', () => {
  expect(titles('src/routes.ts')).toEqual(['Types', 'ESLint (1 files)', 'Prettier (1 files)']);
  expect(titles('package-lock.json')).toContain('Types');
});
