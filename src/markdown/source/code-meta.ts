import path from 'node:path';
import { nearest, type Mistake } from '../../config/diagnostics/problems';

/** What follows the language of a fence, parsed. */
export interface CodeMeta {
  readonly title?: string;
  /** What a diagram shows, if its title does not cover all of it. */
  readonly alt?: string;
  /** The first line's number, if line numbers are on. */
  readonly firstLine?: number;
  /** `{1,4-6}` for gatsby-remark-prismjs, or an empty string. */
  readonly highlight: string;
  /** The reason after `no-compile`, if the sample is exempt from compilation; may be empty. */
  readonly noCompile?: string;
  /** The other toolkit that the code is written for, whose types nothing here declares. */
  readonly toolkit?: string;
  /** Fields that a fragment assumes, `Room room;`; only for the check of samples, never shown. */
  readonly context?: string;
  /** The base class that a fragment's members assume; never shown. */
  readonly contextClass?: string;
  /**
   * Pages whose types the sample uses, as file paths relative to this page's file, with spaces
   * between them; never shown.
   */
  readonly contextPage?: string;
  /** The page whose file of the same title the sample is a part of, as a file path; never shown. */
  readonly excerpt?: string;
}

/** The keys that take a text: the field of each, and its syntax. */
const TEXTS: ReadonlyMap<string, readonly [field: keyof CodeMeta, syntax: string]> = new Map([
  ['title', ['title', 'title="…"']],
  ['alt', ['alt', 'alt="…"']],
  ['no-compile', ['noCompile', 'no-compile="why"']],
  ['toolkit', ['toolkit', 'toolkit="…"']],
  ['context', ['context', 'context="…"']],
  ['context-class', ['contextClass', 'context-class="…"']],
  ['context-page', ['contextPage', 'context-page="…"']],
  ['excerpt', ['excerpt', 'excerpt="…"']],
]);
const SYNTAXES = [...TEXTS.values()].map(([, syntax]) => syntax);

/** What a fence can have, for messages. */
export const CODE_OPTIONS = `Code blocks can have ${SYNTAXES.join(', ')}, showLineNumbers and {lines}.`;

/** Words from Docusaurus's fences: accepted so that its pages build, without any effect here. */
const DOCUSAURUS = new Set(['live', 'noInline', 'npm2yarn', 'metastring', 'className']);

/** `key="text"`, `key={1}`, `{1,4-6}`, or a word. */
const PART = /([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)')|[A-Za-z][\w-]*=\{[^}]*\}|\{[^}]*\}|[^\s{]+/g;
const LINES = /^\{[\d\s,-]+\}$/;
const NUMBERS = /^(?:showLineNumbers(?:=\{?(\d+)\}?)?|\{\s*numberLines\s*:\s*(true|\d+)\s*\})$/;
/** Options of other highlighters: `{outputLines: 2}`. */
const OPTIONS = /^\{\s*\w+\s*:[^}]*\}$/;

interface Part {
  readonly written: string;
  /** With a text in quotes. */
  readonly key?: string | undefined;
  readonly text?: string | undefined;
}

const partsOf = (meta: string): Part[] =>
  [...meta.matchAll(PART)].map(([written, key, double, single]) => ({
    written,
    key,
    text: double ?? single,
  }));

/**
 * Parses the meta string of a fence: `title="Player.cs" {1,4-6} showLineNumbers no-compile="why"`.
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const parts = partsOf(meta ?? '');
  const texts = parts.flatMap(({ key = '', text }) => {
    const [field] = TEXTS.get(key) ?? [];
    return field === undefined ? [] : [[field, text] as const];
  });
  const numbers = parts.map(({ written }) => NUMBERS.exec(written)).find((match) => match !== null);
  const highlight = parts.find(({ written }) => LINES.test(written))?.written ?? '';
  return {
    // Of two with the same key, the first counts.
    ...Object.fromEntries(texts.reverse()),
    ...(numbers && { firstLine: Number(numbers[1] ?? numbers[2]) || 1 }),
    highlight: highlight.replace(/\s/g, ''),
  };
}

/** The files that `context-page` names. @param from the path of the file that has the sample. */
export function contextFiles(
  { contextPage = '' }: Pick<CodeMeta, 'contextPage'>,
  from: string,
): string[] {
  const pages = contextPage.split(' ').filter(Boolean);
  return pages.map((page) => path.join(path.dirname(from), page));
}

/**
 * The parts of a meta string that have no meaning, such as a mistyped key or a title without
 * quotes.
 */
export function unknownMeta(meta: string): string[] {
  return unknownParts(meta).map(({ written }) => written);
}

const unknownParts = (meta: string): Part[] =>
  partsOf(meta).filter(
    ({ written, key }) =>
      !(key !== undefined && TEXTS.has(key)) &&
      !LINES.test(written) &&
      !NUMBERS.test(written) &&
      written !== 'no-compile',
  );

/** The mistakes in a fence's meta string: unknown keys, lines that are none, texts without quotes. */
export function metaMistakes(meta: string): Mistake[] {
  return unknownParts(meta).flatMap((part): Mistake[] => {
    const { written } = part;
    const mistake = (message: string, fix: string, unknown?: string) => [
      { check: 'codeMeta', message, fix, unknown } as const,
    ];
    if (written.startsWith('{')) {
      if (OPTIONS.test(written)) return [];
      const fix = 'Write the lines to highlight, such as {1,4-6}, or remove it.';
      return mistake(`"${written}" of the code block names no lines.`, fix);
    }
    const key = part.key ?? /^([A-Za-z][\w-]*)(?==|$)/.exec(written)?.[1];
    if (key === undefined || DOCUSAURUS.has(key)) return [];
    const syntax = key === 'showLineNumbers' ? 'showLineNumbers=1' : TEXTS.get(key)?.[1];
    if (syntax !== undefined) {
      return mistake(`"${written}" of the code block cannot be read.`, `Write ${syntax}.`);
    }
    const near = nearest(key, [...TEXTS.keys(), 'showLineNumbers']);
    return mistake(
      `Code blocks have no "${key}".`,
      near ? `Write "${near}", or remove it.` : `Remove it. ${CODE_OPTIONS}`,
      near ? undefined : key,
    );
  });
}

/**
 * The mistakes in the lines that a fence highlights.
 *
 * @param highlight as in `CodeMeta`, or empty.
 * @param count how many lines of code there are.
 */
export function lineMistakes(highlight: string, count: number): Mistake[] {
  const wrong = (highlight.match(/\d+(?:-\d+)?/g) ?? []).filter((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return first < 1 || last < first || last > count;
  });
  return wrong.map((range) => ({
    check: 'codeMeta',
    message: `The code block highlights {${range}}, and has ${count === 1 ? 'one line' : `lines 1 to ${count}`}.`,
    fix: 'Name lines of the code below, such as {1} or {2-4}; the fence is not one of them.',
  }));
}
