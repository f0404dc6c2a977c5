/**
 * As much of C# as samples need: where comments and string literals are, and what is at the top
 * level of a block. The compiler does the rest.
 */

/**
 * The source with comments, literals and preprocessor lines masked: it keeps its length and lines,
 * so that positions stay correct, and braces in literals don't count.
 */
export function mask(source: string): string {
  return tokensOf(source)
    .map(({ text, kind }) => {
      if (kind === 'code') return text;
      // A literal must remain a value: `x("…")` is a call with an argument.
      return kind === 'text' ? text.replace(/[^\n]/g, '0') : blank(text);
    })
    .join('');
}

interface Token {
  readonly kind: 'code' | 'text' | 'comment';
  readonly text: string;
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<![^\n])[ \t]*#[^\n]*/y;
const TEXT = /@"(?:[^"]|"")*"?|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])+'/y;
const INTERPOLATED = /(?:\$@|@\$|\$)"/y;

/** Code, comments and preprocessor lines, and literals; an interpolated string is one token. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let code = 0;
  let index = 0;
  while (index < source.length) {
    const end = textEnd(source, index);
    const stop = end ?? matchEnd(COMMENT, source, index);
    if (stop === undefined) {
      index++;
      continue;
    }
    tokens.push({ kind: 'code', text: source.slice(code, index) });
    tokens.push({ kind: end === undefined ? 'comment' : 'text', text: source.slice(index, stop) });
    code = index = stop;
  }
  return [...tokens, { kind: 'code', text: source.slice(code) }];
}

/** The end of the literal that starts at an offset; undefined if none does. */
function textEnd(source: string, start: number): number | undefined {
  const opened = matchEnd(INTERPOLATED, source, start);
  if (opened === undefined) return matchEnd(TEXT, source, start);
  const verbatim = source.slice(start, opened).includes('@');
  let depth = 0;
  let index = opened;
  while (index < source.length) {
    const two = source.slice(index, index + 2);
    const character = two.charAt(0);
    if (depth === 0) {
      if (two === '{{' || two === '}}' || (verbatim ? two === '""' : character === '\\')) {
        index += 2;
        continue;
      }
      if (character === '"') return index + 1;
      if (character === '\n' && !verbatim) return index;
    } else {
      const inner = textEnd(source, index);
      if (inner !== undefined) {
        index = inner;
        continue;
      }
      if (character === '}') depth--;
    }
    if (character === '{') depth++;
    index++;
  }
  return index;
}

function matchEnd(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}

/** Replaces everything but line breaks with spaces. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Something at the top level: a type, a member, a statement. */
export interface Chunk {
  readonly kind: 'using' | 'namespace' | 'type' | 'member' | 'declaration' | 'statement';
  /** Offsets into the source, without the comment before it. */
  readonly start: number;
  readonly end: number;
  /** The name of a type or namespace. */
  readonly name?: string;
  /** Whether a type is `private` or `protected`, and so must be nested in another one. */
  readonly nested?: boolean;
}

/** Splits a block into its top-level parts. */
export function chunksOf(source: string): Chunk[] {
  const text = mask(source);
  const chunks: Chunk[] = [];
  let start = 0;
  let depth = 0;
  const close = (end: number) => {
    const skipped = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
    if (start + skipped < end) chunks.push(classify(text, start + skipped, end));
    start = end;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if ('({['.includes(character)) depth++;
    else if (')}]'.includes(character)) {
      depth--;
      if (character === '}' && depth === 0 && !continues(text.slice(index + 1))) close(index + 1);
    } else if (character === ';' && depth === 0) close(index + 1);
  }
  close(text.trimEnd().length);
  return chunks;
}

/** Whether what follows a closing brace belongs to the same chunk: `= 5;`, `.Length`, `else`. */
function continues(rest: string): boolean {
  return /^\s*(?:[;,.)=?:]|else\b|catch\b|finally\b)/.test(rest);
}

const ATTRIBUTES = /^(?:\[[^\]]*(?:\[[^\]]*\][^\]]*)*\]\s*)+/;
const MODIFIER =
  '(?:public|private|protected|internal|static|sealed|abstract|partial|unsafe|readonly|new)';
const TYPE = new RegExp(
  `^(?:${MODIFIER}\\s+)*(?:class|struct|interface|enum|record|delegate\\s+[\\w.<>\\[\\],?\\s]+?)\\s+(\\w+)\\s*(?:<[^>]*>)?\\s*[:{(;w]`,
);
const NAMESPACE = /^namespace\s+([\w.]+)\s*\{/;
const USING = /^using\s+(?:static\s+)?(?:\w+\s*=\s*)?[\w.:<>,\s]+;$/;
const MEMBER_MODIFIER =
  /^(?:public|private|protected|internal|static|override|virtual|abstract|sealed|readonly|event|extern|partial)\s/;
const STATEMENT_WORD =
  /^(?:if|for|foreach|while|do|using|switch|lock|return|await|throw|else|fixed|checked|unchecked|try|yield|break|continue|case|default|goto|base|this|new|catch|finally)\b/;
const METHOD =
  /^(?:async\s+)?(?:[\w.<>[\],?\s]+?\s)?\s*[\w.]+\s*(?:<[^>()]*>)?\s*\([^;]*?\)\s*(?:where\s[^{;]*|:\s*(?:this|base)\s*\([^;{]*\)\s*)?(?:\{|=>)/;
const PROPERTY = /^[\w.<>[\],?\s]+\s\w+\s*\{\s*(?:\w+\s+)?(?:get|set)\b/;
const DECLARATION =
  /^(?:const\s+)?[A-Za-z_][\w.]*(?:<[\w.<>[\],?\s]*>)?[\s?[\],]*\s\w+\s*(?:=[^=>]|[;,])/;

function classify(text: string, start: number, end: number): Chunk {
  const whole = text.slice(start, end);
  const attributes = ATTRIBUTES.exec(whole)?.[0] ?? '';
  const code = whole.slice(attributes.length);
  const found = (kind: Chunk['kind'], name?: string): Chunk => ({
    kind,
    start,
    end,
    ...(name !== undefined && { name }),
    ...(kind === 'type' && /^[\w\s]*\b(?:private|protected)\b/.test(code) && { nested: true }),
  });
  if (USING.test(code)) return found('using');
  const namespace = NAMESPACE.exec(code)?.[1];
  if (namespace !== undefined) return found('namespace', namespace);
  const type = TYPE.exec(code)?.[1];
  if (type !== undefined) return found('type', type);
  if (attributes !== '' || MEMBER_MODIFIER.test(code)) return found('member');
  if (STATEMENT_WORD.test(code)) return found('statement');
  // `Call(x => { … });` isn't a member: it has no type before its name.
  if (PROPERTY.test(code) || (METHOD.test(code) && /^(?:async\s+)?[\w.<>[\],?]+\s+\w/.test(code))) {
    return found('member');
  }
  return found(DECLARATION.test(code) ? 'declaration' : 'statement');
}

/** The offsets after the opening brace and of the closing brace of a type or namespace. */
export function bodyOf(source: string, chunk: Chunk): { start: number; end: number } | undefined {
  const text = mask(source).slice(chunk.start, chunk.end);
  const open = text.indexOf('{');
  const close = text.lastIndexOf('}');
  if (open === -1 || close < open) return undefined;
  return { start: chunk.start + open + 1, end: chunk.start + close };
}

/** The names of the type that a chunk declares, or of those in the namespace that it is. */
export function typeNames(source: string, chunk: Chunk): string[] {
  if (chunk.kind === 'type') return [chunk.name ?? ''];
  const body = bodyOf(source, chunk);
  if (!body) return [];
  const inner = source.slice(body.start, body.end);
  return chunksOf(inner)
    .filter(({ kind }) => kind === 'type' || kind === 'namespace')
    .flatMap((part) => typeNames(inner, part));
}

/**
 * All words of a source that may be type names. Comments don't count; literals do, because an
 * interpolated string contains code.
 */
export function identifiersOf(source: string): Set<string> {
  const code = tokensOf(source)
    .map(({ kind, text }) => (kind === 'comment' ? ' ' : text))
    .join('');
  return new Set(code.match(/\b[A-Za-z_]\w*\b/g));
}

/** The source with everything but some ranges blanked, so that these keep their line and column. */
export function keepOnly(source: string, ranges: readonly Pick<Chunk, 'start' | 'end'>[]): string {
  let text = '';
  let end = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    text += blank(source.slice(end, range.start)) + source.slice(range.start, range.end);
    end = range.end;
  }
  return text + blank(source.slice(end));
}

/** The 1-based line of an offset. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
