import fs from 'node:fs';

/** A test listed for a requirement: a file, and a title as written in its source. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

interface Requirement {
  readonly text: string;
  readonly tests: readonly NamedTest[];
  /** Why there is no test; undefined if there are tests. */
  readonly reason: string | undefined;
}

const REASON = /^(?:Does not apply|Not covered yet): \S/;

/**
 * The rows of the tables in `docs/specification-coverage.md`.
 *
 * @throws {Error} naming a row that has neither tests nor a reason.
 */
function requirementsIn(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
    )
    .filter(([text = '']) => text !== 'requirement' && !/^-+$/.test(text))
    .map(([text = '', proof = '']) => {
      if (REASON.test(proof)) return { text, tests: [], reason: proof };
      const tests = proof.split('<br>').map((part) => {
        const [, file, title] = /^`([^`]+)`: "(.+)"$/.exec(part) ?? [];
        if (!file || !title) throw new Error(`Neither tests nor a reason: ${text}`);
        return { file, title };
      });
      return { text, tests, reason: undefined };
    });
}

/** Whether a source has a test, or a group of tests, with this title. */
function hasTest(source: string, title: string): boolean {
  const calls = source.matchAll(/(?<=[(\s])(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async\s*)?\(/g);
  return [...calls].some(([, , written = '']) => written.replace(/\\(['"`])/g, '$1') === title);
}

const TABLE = 'docs/specification-coverage.md';
const requirements = requirementsIn(fs.readFileSync(TABLE, 'utf8'));
const named = requirements.flatMap(({ tests }) => tests);

describe('requirementsIn', () => {
  const table = (proof: string) =>
    `| requirement | tests |\n| --- | --- |\n| It is so. | ${proof} |`;

  it('reads tests, even with a bar in the title', () => {
    const proof = '`a.test.ts`: "one"<br>`b.spec.ts`: "a \\| b"';
    expect(requirementsIn(table(proof))).toEqual([
      {
        text: 'It is so.',
        tests: [
          { file: 'a.test.ts', title: 'one' },
          { file: 'b.spec.ts', title: 'a | b' },
        ],
        reason: undefined,
      },
    ]);
  });

  it('reads why there is no test', () => {
    const [row] = requirementsIn(table('Does not apply: there is none.'));
    expect(row).toMatchObject({ tests: [], reason: 'Does not apply: there is none.' });
  });

  it('throws for a row without either', () => {
    expect(() => requirementsIn(table('Surely.'))).toThrow('Neither tests nor a reason: It is so.');
  });
});

describe('hasTest', () => {
  it('finds titles of tests and groups, whatever their quotes', () => {
    const source = [
      "it('is one', () => {});",
      "test('it\\'s two', async ({ page }) => {});",
      'test(`${key} is three`, async () => {});',
      "it.each([['a', 1]])('says %s', (what) => {});",
    ].join('\n');
    for (const title of ['is one', "it's two", '${key} is three', 'says %s'])
      expect(hasTest(source, title)).toBe(true);
  });

  it('does not find part of a title, or other text', () => {
    expect(hasTest("it('is one', () => {}); say('hello');", 'one')).toBe(false);
    expect(hasTest("it('is one', () => {}); say('hello');", 'hello')).toBe(false);
  });
});

it('the table lists each requirement once', () => {
  const texts = requirements.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(texts.length).toBeGreaterThan(80);
});

it.each([...new Set(named.map(({ file }) => file))])(
  'the tests listed in the table are in %s',
  (file) => {
    const titles = named.filter((one) => one.file === file).map(({ title }) => title);
    expect(fs.existsSync(file)).toBe(true);
    const source = fs.readFileSync(file, 'utf8');
    expect(titles.filter((title) => !hasTest(source, title))).toEqual([]);
  },
);
