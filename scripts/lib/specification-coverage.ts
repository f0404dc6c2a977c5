/** A test listed for a requirement: a file, and a title as written in its source. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface Requirement {
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
export function requirementsIn(markdown: string): Requirement[] {
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
export function hasTest(source: string, title: string): boolean {
  const calls = source.matchAll(/(?<=[(\s])(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async\s*)?\(/g);
  return [...calls].some(([, , written = '']) => written.replace(/\\(['"`])/g, '$1') === title);
}
