import { closing, split, splitList, topLevel } from './brackets';

export interface DeclaredParameter {
  readonly name: string;
  /** Includes its modifier: `out int`, `params string[]`, `this Transform`. */
  readonly type: string;
  /** As written in C#. */
  readonly default?: string;
}

export type Declaration = ReturnType<typeof parseDeclaration>;

const MODIFIERS = new Set(
  'public protected internal private static abstract virtual override sealed new readonly const event extern unsafe volatile async partial ref required file'.split(
    ' ',
  ),
);

/** Parses a declaration as DocFX writes it in `syntax.content`. */
export function parseDeclaration(content: string) {
  const { attributes, rest } = leadingAttributes(content.trim());
  const signature = rest.replace(/\s*\n\s*/g, ' ').trim();
  const masked = maskOperator(signature);
  const whereAt = topLevel(masked).find(({ at }) => /^\swhere\s+\w+\s*:/.test(masked.slice(at)));
  const head = whereAt ? signature.slice(0, whereAt.at) : signature;
  const isIndexer = /\bthis\s*\[/.test(head);
  const words = signature.split(/\s+/);
  const end = words.findIndex((word) => !MODIFIERS.has(word));
  const count = end < 0 ? words.length : end;
  const list = listAt(head, isIndexer);
  return {
    /** Without brackets: `Flags`, `Obsolete("Use Connect.")`. */
    attributes,
    /** The declaration without its attributes. */
    signature,
    /** What is between modifiers and parameters: `Task<int> Load<T>`, `class Room : IDisposable`. */
    head: head.slice(0, list?.start).trim().split(/\s+/).slice(count).join(' '),
    /** `static`, `const`, … */
    modifiers: new Set(words.slice(0, count)),
    parameters: parametersIn(list ? head.slice(list.start + 1, list.end) : ''),
    /** By type parameter: `class, new()`. */
    constraints: constraintsOf(whereAt ? signature.slice(whereAt.at) : ''),
    isIndexer,
  };
}

/** Masks the symbol in `operator <` and the like, which would look like a bracket. */
function maskOperator(text: string): string {
  return text.replace(/(\boperator\s+(?:checked\s+)?)([^\w\s(]+)(?=\s*\()/, (_, before, sign) => {
    return String(before) + '#'.repeat(String(sign).length);
  });
}

function leadingAttributes(content: string): { attributes: string[]; rest: string } {
  const attributes: string[] = [];
  let rest = content;
  while (rest.startsWith('[')) {
    const end = closing(rest, 0);
    if (end < 0) break;
    attributes.push(...splitList(rest.slice(1, end)));
    rest = rest.slice(end + 1).trimStart();
  }
  return { attributes, rest };
}

/** Where the parameters are, with their brackets. */
function listAt(head: string, isIndexer: boolean): { start: number; end: number } | undefined {
  const masked = maskOperator(head);
  const [open, close] = isIndexer ? ['[', ']'] : ['(', ')'];
  const starts = topLevel(masked).filter(({ char }) => char === open);
  // The last parentheses: a tuple before the parameters has parentheses too.
  const start = starts.at(-1)?.at;
  if (start === undefined) return undefined;
  const end = closing(masked, start);
  return end < 0 || masked[end] !== close ? undefined : { start, end };
}

function parametersIn(list: string): DeclaredParameter[] {
  return splitList(list)
    .map((text) => leadingAttributes(text).rest)
    .filter((text) => text !== '')
    .map(parameterOf);
}

function parameterOf(text: string): DeclaredParameter {
  const [declared = '', ...defaults] = split(text, '=');
  const match = /^([\s\S]*\S)\s+(@?[\p{L}_][\p{L}\p{N}_]*)$/u.exec(declared.trim());
  const value = defaults.join('=').trim();
  return {
    name: match?.[2]?.replace('@', '') ?? declared.trim(),
    type: match?.[1] ?? '',
    ...(value && { default: value }),
  };
}

function constraintsOf(text: string): Map<string, string> {
  const parts = text.split(/(?:^|\s)where\s+(\w+)\s*:\s*/).slice(1);
  const constraints = new Map<string, string>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    constraints.set(parts[index] ?? '', (parts[index + 1] ?? '').trim().replace(/;$/, ''));
  }
  return constraints;
}
