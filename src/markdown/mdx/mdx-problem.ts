import { bodyComponents } from '../components';
import type { Problem } from '../../config/diagnostics/problems';

interface Located {
  message?: string;
  reason?: string;
  line?: number | null;
  column?: number | null;
  position?: { start?: { line?: number | null; column?: number | null } } | null;
}

/** Messages of the MDX compiler, and how an author fixes each. */
const FIXES: readonly [pattern: RegExp, fix: (match: RegExpExecArray) => string][] = [
  [
    /closing tag for `<([A-Z]\w*)>`/,
    ([, name]) =>
      `If <${name}> is a type parameter, put the whole type in backticks: \`RealtimeSet<${name}>\`, or write \\<${name}>. If it is a component, close it with </${name}>.`,
  ],
  [
    /closing tag for `<(\w+)>`/,
    ([, name]) => `Close it with </${name}>, or write \\< for a plain "<".`,
  ],
  [
    /Unexpected character `([^`]+)`.*(?:in name|before name|start of a name)/s,
    ([, found]) =>
      `A "<" before "${found}" starts a tag. Put code in backticks, or write \\< for a plain "<".`,
  ],
  [
    /Expected component `?(\w+)`? to be defined/,
    ([, name]) =>
      `If <${name}> is a type parameter, put the type in backticks or write \\<${name}>. If it is a component, import it or remove it: pages know ${Object.keys(bodyComponents).join(', ')} and HTML.`,
  ],
  [
    /import.*export/i,
    () =>
      'Lines that start with "import" or "export" are code. Put another word first, or fix the statement.',
  ],
  [
    /(?:parse expression|acorn|in expression)/i,
    () => 'Braces hold JavaScript. Put code in backticks, or write \\{ for a plain "{".',
  ],
  [
    /not valid as a React child/,
    () => 'Show a text or a number: {item.name}, or {list.join(", ")}.',
  ],
  [
    /`style` prop expects/,
    () => 'Write style={{ color: "red" }}, or better a class of the site’s style sheet.',
  ],
  [
    /(\w+) is not defined/,
    ([, name]) => `Import or export "${name}" in this page, or write \\{ for a plain "{".`,
  ],
  [
    /of (null|undefined) \(reading '(.+)'\)/,
    ([, nothing, name]) =>
      `"${name}" is read from what is ${nothing} here. Define that first, or write ?.${name} if it can be missing.`,
  ],
  [
    /([\w$][\w$.]*) is not a function/,
    ([, name]) => `Import or export a function "${name}" in this page, or correct its name.`,
  ],
];

/**
 * Converts an error of the MDX compiler, or of rendering, to a problem.
 *
 * @param error what was thrown: a VFileMessage, or an error from React or the page's own code.
 * @param source the file's text, used to locate an error that names something but has no position.
 * @param outcome what the error means for the page.
 */
export function mdxProblem(
  error: unknown,
  file: string,
  source = '',
  outcome = 'The page does not compile',
): Problem {
  const located = (typeof error === 'object' && error !== null ? error : {}) as Located;
  const message = located.reason ?? located.message ?? String(error);
  const { line, column } = placeOf(located, message, source);
  for (const [pattern, fix] of FIXES) {
    const match = pattern.exec(message);
    if (match) return problem(fix(match));
  }
  return problem(
    located.reason === undefined
      ? 'Code in a page runs during the build: correct it, or write its result.'
      : 'Fix the markup or the code at this place.',
  );

  function problem(fix: string): Problem {
    return {
      check: 'mdx',
      file,
      ...(typeof line === 'number' && { line }),
      ...(typeof column === 'number' && { column }),
      message: `${outcome}: ${message.split('\n')[0]}`,
      fix,
    };
  }
}

function placeOf(located: Located, message: string, source: string) {
  // "Expected a closing tag for `<T>` (5:29-5:37)": more exact than the paragraph's position.
  const named = /\((\d+):(\d+)-\d+:\d+\)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const start = located.position?.start;
  const line = located.line ?? start?.line;
  if (typeof line === 'number') return { line, column: located.column ?? start?.column };
  const name = /component `?([\w.]+)`? to be defined|^([\w$]+) is not defined/.exec(message);
  const found = findName(name?.[1] ?? name?.[2], source);
  return { line: found };
}

/** The 1-based line of a component or an expression with this name. */
function findName(name: string | undefined, source: string): number | undefined {
  if (name === undefined) return undefined;
  const pattern = new RegExp(`<${name}\\b|\\{[^}]*\\b${name}\\b`);
  const index = source.split('\n').findIndex((line) => pattern.test(line));
  return index < 0 ? undefined : index + 1;
}
