import { distance } from '../../../packages/search/engine/distance';
import { settingsSchema } from '../settings/schema';
import { formatProblems, nearest, type Problem, severityOf } from './problems';

const problem = (over: Partial<Problem>): Problem => ({
  check: 'brokenLinks',
  file: 'content/docs/a.md',
  message: 'It is wrong.',
  fix: 'Fix it.',
  ...over,
});

describe('severityOf', () => {
  const checks = settingsSchema.shape.checks.parse({ brokenLinks: 'ignore' });

  it('follows the settings, and their defaults', () => {
    expect(severityOf(problem({ check: 'brokenLinks' }), checks)).toBe('ignore');
    expect(severityOf(problem({ check: 'missingAssets' }), checks)).toBe('error');
    expect(severityOf(problem({ check: 'duplicateRoutes' }), checks)).toBe('warn');
    expect(severityOf(problem({ check: 'brokenAnchors' }), checks)).toBe('warn');
  });

  it.each(['settings', 'frontMatter', 'sidebar', 'mdx', 'content'] as const)(
    'always fails the build for %s',
    (check) => {
      expect(severityOf(problem({ check }), checks)).toBe('error');
    },
  );
});

describe('formatProblems', () => {
  it('prints file:line:column, what is wrong and the fix', () => {
    expect(formatProblems([problem({ line: 3, column: 7 })])).toBe(
      'content/docs/a.md\n  content/docs/a.md:3:7\n    It is wrong.\n    → Fix it.',
    );
  });

  it('leaves out a column without its line', () => {
    expect(formatProblems([problem({ column: 7 })])).toContain('\n  content/docs/a.md\n    It is');
  });

  it('groups by file in alphabetical order and sorts by line as numbers', () => {
    const text = formatProblems([
      problem({ file: 'b.md', line: 1 }),
      problem({ file: 'a.md', line: 10 }),
      problem({ file: 'a.md', line: 9 }),
      problem({ file: 'a.md', message: 'The whole file.' }),
    ]);
    const places = text.split('\n').filter((line) => /^ {2}\S/.test(line));
    expect(places).toEqual(['  a.md', '  a.md:9', '  a.md:10', '  b.md:1']);
    expect(text.split('\n\n').map((group) => group.split('\n')[0])).toEqual(['a.md', 'b.md']);
  });

  it('prints the same problem once, and other problems at the same position too', () => {
    const text = formatProblems([
      problem({ line: 1 }),
      problem({ line: 1 }),
      problem({ line: 1, message: 'Another one.' }),
      problem({ line: 2 }),
    ]);
    expect(text.match(/It is wrong\./g)).toHaveLength(2);
    expect(text.match(/Another one\./g)).toHaveLength(1);
  });

  it('hints at a mistake that occurs in five files, but not in four', () => {
    const inFiles = (count: number) =>
      Array.from({ length: count }, (_, index) => problem({ file: `${index}.md` }));
    expect(formatProblems(inFiles(5))).toMatch(/\n\n5 files have the same mistake: It is wrong\.$/);
    expect(formatProblems(inFiles(4))).not.toContain('same mistake');
    expect(formatProblems(inFiles(9), 5).match(/→/g)).toHaveLength(5);
    expect(formatProblems(inFiles(9), 5)).toContain('9 files have the same mistake');
    expect(formatProblems(Array.from({ length: 6 }, () => problem({})))).not.toContain('same');
  });

  it('is empty if nothing is wrong', () => {
    expect(formatProblems([])).toBe('');
  });
});

describe('nearest', () => {
  it('finds a mistyped word, whatever its case', () => {
    expect(nearest('sidebar_lable', ['slug', 'sidebar_label', 'title'])).toBe('sidebar_label');
    expect(nearest('TITEL', ['title', 'tags'])).toBe('title');
  });

  it('picks the closest of several', () => {
    expect(nearest('/room/colections', ['/room/connections', '/room/collections'])).toBe(
      '/room/collections',
    );
  });

  it('suggests nothing that is too different', () => {
    expect(nearest('pricing', ['/room', 'realtime'])).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });

  it('suggests no word that shares no letter with a short one', () => {
    expect(nearest('ui', ['xr'])).toBeUndefined();
    expect(nearest('a', ['b'])).toBeUndefined();
    expect(nearest('ur', ['xr'])).toBe('xr');
  });
});

describe('distance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['room', 'rom', 1],
    ['über', 'uber', 1],
  ])('of %j and %j is %i', (a, b, edits) => {
    expect(distance(a, b, 9)).toBe(edits);
    expect(distance(b, a, 9)).toBe(edits);
  });

  it('gives up at the limit', () => {
    expect(distance('abcdef', 'uvwxyz', 1)).toBe(2);
    expect(distance('a', 'abcdef', 2)).toBe(3);
  });
});
