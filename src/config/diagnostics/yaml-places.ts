import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problems';

export interface SplitText {
  /** The YAML between the `---` lines; undefined if there is none. */
  readonly frontMatter?: string;
  readonly body: string;
  /** The 1-based line of the file on which the body starts. */
  readonly bodyLine: number;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** Splits a page's text. Line endings become `\n`. */
export function splitFrontMatter(raw: string): SplitText {
  const text = raw.replace(/\r\n?/g, '\n');
  const match = FRONT_MATTER.exec(text);
  if (!match) return { body: text.replace(/^\uFEFF/, ''), bodyLine: 1 };
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
}

/** The syntax errors in a file's front matter; empty if there are none. */
export function yamlProblems(raw: string, file: string): Problem[] {
  const { frontMatter } = splitFrontMatter(raw);
  if (frontMatter === undefined) return [];
  const lines = new LineCounter();
  const document = parseDocument(frontMatter, { lineCounter: lines });
  return document.errors.map((error): Problem => {
    const { line, col } = lines.linePos(error.pos[0]);
    return {
      check: 'frontMatter',
      file,
      line: line + 1,
      column: col,
      message: `The front matter is not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line .*$/, '')}`,
      fix: 'Put a value that contains ": ", "#", quotes or braces in quotes, and indent with spaces.',
    };
  });
}

/** Returns a function that finds the line and column of a key path in a file's front matter. */
export function frontMatterLocator(
  raw: string,
): (path: readonly PropertyKey[]) => { line?: number; column?: number } {
  // Its first line is that of the three hyphens.
  return yamlLocator(splitFrontMatter(raw).frontMatter ?? '', 1);
}

/**
 * Finds the line and column of a path of keys in YAML or JSON.
 *
 * @param linesBefore the number of lines in the file before the text.
 */
export function yamlLocator(
  text: string,
  linesBefore = 0,
): (path: readonly PropertyKey[]) => { line?: number; column?: number } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const name = String(path[length - 1]);
      const key = isMap(parent)
        ? parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === name)?.key
        : document.getIn(path.slice(0, length), true);
      const range = isNode(key) ? key.range : undefined;
      if (range) {
        const { line, col } = lines.linePos(range[0]);
        return { line: line + linesBefore, column: col };
      }
    }
    return { line: 1 };
  };
}
