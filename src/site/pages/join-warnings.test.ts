import type { Problem } from '../../config/diagnostics/problems';
import { validateSettings } from '../../config/settings/load';
import { languageMistakes } from '../../markdown/source/code-languages';
import { metaMistakes } from '../../markdown/source/code-meta';
import { joinWarnings } from './join-warnings';

const { checks } = validateSettings({}, '').settings;
const key = (file: string, name: string): Problem => {
  const message = `Unknown key "${name}".`;
  return { check: 'frontMatterKeys', file, line: 3, message, fix: 'Remove it.', unknown: name };
};
const other: Problem = { check: 'mdx', file: 'b.md', message: 'M', fix: 'F' };
const all = [key('a.md', 'owner'), key('a.md', 'tag'), other, key('b.md', 'owner')];

it('says once which keys mean nothing, most frequent first', () => {
  const [first, sum, ...rest] = joinWarnings(all, checks);
  expect([first, rest]).toEqual([other, []]);
  expect(sum).toMatchObject({ check: 'frontMatterKeys', file: 'a.md', line: 3 });
  expect(sum?.message).toBe(
    'The front matter of 2 pages has keys that mean nothing here: "owner" (2 pages), "tag".',
  );
});

it('leaves a single one as it is, and lists them all where they are mistakes', () => {
  expect(joinWarnings([key('a.md', 'owner')], checks)).toEqual([key('a.md', 'owner')]);
  expect(joinWarnings(all, { ...checks, frontMatterKeys: 'error' })).toEqual(all);
});

it('does the same for keys and languages of code, apart from what can be put right', () => {
  const found = [
    ...['a.md', 'a.md', 'b.md'].flatMap((file) =>
      metaMistakes('tab=1').map((mistake) => ({ check: 'codeMeta' as const, file, ...mistake })),
    ),
    ...[
      ...metaMistakes('title=A'),
      ...['charp', 'twoslash', 'hledger'].flatMap(languageMistakes),
    ].map((mistake) => ({ check: 'codeMeta' as const, file: 'a.md', ...mistake })),
  ];
  const warned = { ...checks, codeMeta: 'warn' as const };
  expect(joinWarnings(found, warned).map(({ message }) => message)).toEqual([
    '"title=A" of the code block cannot be read.',
    '"charp" is not a language that can be highlighted.',
    'Code blocks of 2 pages have keys that mean nothing here: "tab" (2 pages).',
    'Code blocks of 1 page are in languages that cannot be highlighted: "twoslash", "hledger".',
  ]);
});
