import type { Problem } from '../../config/diagnostics/problems';
import { validateSettings } from '../../config/settings/load';
import { joinWarnings } from './join-warnings';

const { checks } = validateSettings({}, '').settings;
const key = (file: string, name: string): Problem => {
  const message = `Unknown key "${name}".`;
  return { check: 'frontMatterKeys', file, line: 3, message, fix: 'Remove it.' };
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
  const code = (check: 'codeMeta' | 'codeLanguages', message: string, file = 'a.md'): Problem => ({
    check,
    file,
    message,
    fix: check === 'codeMeta' ? 'Remove it.' : 'Write "text" for plain text.',
  });
  const misspelt = {
    ...code('codeLanguages', '"charp" is not a language.'),
    fix: 'Write "csharp".',
  };
  const unreadable = code('codeMeta', '"title=A" of the code block cannot be read.');
  const found = [
    code('codeMeta', 'Code blocks have no "tab".'),
    code('codeMeta', 'Code blocks have no "tab".'),
    code('codeMeta', 'Code blocks have no "tab".', 'b.md'),
    unreadable,
    misspelt,
    code('codeLanguages', '"twoslash" is not a language that can be highlighted.'),
    code('codeLanguages', '"fix" is not a language that can be highlighted.'),
  ];
  const warned = { ...checks, codeMeta: 'warn' as const };
  expect(joinWarnings(found, warned).map(({ message }) => message)).toEqual([
    unreadable.message,
    misspelt.message,
    'Code blocks of 2 pages have keys that mean nothing here: "tab" (2 pages).',
    'Code blocks of 1 page are in languages that cannot be highlighted: "twoslash", "fix".',
  ]);
});
