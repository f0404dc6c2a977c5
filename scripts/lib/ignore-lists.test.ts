import fs from 'node:fs';

const entries = fs
  .readFileSync('.prettierignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

it.each(entries)('.prettierignore names something that there is: %s', (entry) => {
  const [beforeWildcards = ''] = entry.split(/[^/]*\*/);
  expect(fs.existsSync(beforeWildcards)).toBe(true);
});
