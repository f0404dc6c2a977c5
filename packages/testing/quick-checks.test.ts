import { changeChecks, fileChecks, nearestFirst } from './quick-checks';

const OF_PAGES = {
  title: 'Text of pages',
  command: ['tsx', 'scripts/lint-content.mts'],
  isPage: (file: string) => /^content\/docs\/.*\.mdx?$/.test(file),
};
const commandsFor = (...files: string[]) =>
  fileChecks(files, OF_PAGES).map(([, command]) => command.join(' '));
const titles = (...changed: string[]) =>
  changeChecks(changed, [], OF_PAGES).map(([title]) => title);

it('checks scripts, formatting, and the text of pages', () => {
  expect(commandsFor('src/a.ts', 'content/docs/b.mdx', 'README.md')).toEqual([
    'eslint --no-warn-ignored src/a.ts',
    'prettier --check --ignore-unknown --log-level=warn src/a.ts content/docs/b.mdx README.md',
    'tsx scripts/lint-content.mts content/docs/b.mdx',
  ]);
});

it('passes ESLint the files that it has rules for', () => {
  expect(commandsFor('a.ts', 'b.tsx', 'c.mts', 'd.mjs', 'e.css', 'f.mdx')[0]).toBe(
    'eslint --no-warn-ignored a.ts b.tsx c.mts d.mjs',
  );
});

it('starts nothing that has no files', () => {
  expect(commandsFor('docs/a.png')).toHaveLength(1);
  expect(titles()).toEqual([]);
  expect(titles('content/docs/room.mdx')).toEqual([
    'Prettier (1 files)',
    'Text of pages (1 files)',
  ]);
});

it('checks types as a whole if code or a package has changed', () => {
  expect(titles('src/routes.ts')).toEqual(['Types', 'ESLint (1 files)', 'Prettier (1 files)']);
  expect(titles('package-lock.json')).toContain('Types');
});

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
