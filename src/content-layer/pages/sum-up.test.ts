import type { Problem } from '../../diagnostics/problems';
import { validateSettings } from '../../settings/load';
import { summedUp } from './sum-up';

const { checks } = validateSettings({}, '').settings;
const key = (file: string, name: string): Problem => {
  const message = `Unknown key "${name}".`;
  return { check: 'frontMatterKeys', file, line: 3, message, fix: 'Remove it.' };
};
const other: Problem = { check: 'mdx', file: 'b.md', message: 'M', fix: 'F' };
const all = [key('a.md', 'owner'), key('a.md', 'tag'), other, key('b.md', 'owner')];

it('says once which keys mean nothing, most frequent first', () => {
  const [first, sum, ...rest] = summedUp(all, checks);
  expect([first, rest]).toEqual([other, []]);
  expect(sum).toMatchObject({ check: 'frontMatterKeys', file: 'a.md', line: 3 });
  expect(sum?.message).toBe(
    'The front matter of 2 pages has keys that mean nothing here: "owner" (2 pages), "tag".',
  );
});

it('leaves a single one as it is, and lists them all where they are mistakes', () => {
  expect(summedUp([key('a.md', 'owner')], checks)).toEqual([key('a.md', 'owner')]);
  expect(summedUp(all, { ...checks, frontMatterKeys: 'error' })).toEqual(all);
});
