import { lineInFrontMatter } from './front-matter-lines';

const RAW = '---\nname: A\nmembers:\n  - name: b\n    signature: int b\n---\n';

it.each([
  [['name'], 2],
  [['members', 0, 'signature'], 5],
  [['members', 0, 'missing'], 4],
])('finds %j', (keys, line) => {
  expect(lineInFrontMatter(RAW, keys)).toBe(line);
});

it('finds nothing without front matter', () => {
  expect(lineInFrontMatter('text', ['name'])).toBeUndefined();
});
