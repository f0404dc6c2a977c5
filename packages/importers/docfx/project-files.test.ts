import { globMatcher } from './project-files';

it.each([
  ['articles/A.md', '**/*.{md,yml}', true],
  ['articles/A.MD', '**.md', true],
  ['api/a.yml', 'api\\*.yml', true],
  ['api/b/a.yml', 'api/*.yml', false],
  ['api/.git/a.yml', 'api/**', false],
  ['a.md', '././*.{md}', true],
])('%s and %s: %s', (file, pattern, expected) => {
  expect(globMatcher([pattern])(file)).toBe(expected);
});
