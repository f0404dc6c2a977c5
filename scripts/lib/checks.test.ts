import { scriptsIn } from './checks';

it('passes ESLint the files that it has rules for', () => {
  const files = ['src/a.ts', 'src/b.tsx', 'scripts/c.mts', 'd.mjs', 'src/e.css', 'content/f.mdx'];
  expect(scriptsIn(files)).toEqual(['src/a.ts', 'src/b.tsx', 'scripts/c.mts', 'd.mjs']);
});
