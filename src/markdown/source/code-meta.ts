import { nearest } from '../../config/diagnostics/problems';
import type { PartMistake } from './mistake-node';

/** What follows the language of a fence, parsed. */
export interface CodeMeta {
  readonly title?: string;
  /** What a diagram shows, if its title does not cover all of it. */
  readonly alt?: string;
  /** The first line's number, if line numbers are on. */
  readonly firstLine?: number;
  /** `{1,4-6}` for gatsby-remark-prismjs, or an empty string. */
  readonly highlight: string;
  /** The reason after `no-compile`, if the sample is exempt from compilation. */
  readonly noCompile?: string;
  /** The other toolkit that the code is written for, whose types nothing here declares. */
  readonly toolkit?: string;
  /** Fields that a fragment assumes; only for the check of samples, never shown. */
  readonly context?: string;
  /** The base class that a fragment's members assume; never shown. */
  readonly contextClass?: string;
  /**
   * Another page whose types the sample uses, as a file path relative to this page's file; never
   * shown.
   */
  readonly contextPage?: string;
}

/**
 * Parses the meta string of a fence: `title="Player.cs" {1,4-6} showLineNumbers no-compile="why"`.
 *
 * @param meta the text after the language, or null.
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? '';
  const title = attribute(text, 'title');
  const alt = attribute(text, 'alt');
  const noCompile = attribute(text, 'no-compile');
  const toolkit = attribute(text, 'toolkit');
  const context = attribute(text, 'context');
  const contextClass = attribute(text, 'context-class');
  const contextPage = attribute(text, 'context-page');
  // Nothing inside a title counts as an option.
  const bare = text.replace(/=(?:"[^"]*"|'[^']*')/g, '=');
  const numbers =
    /(?:showLineNumbers(?:=\{?(\d+)\}?)?|\{\s*numberLines\s*:\s*(true|\d+)\s*\})/.exec(bare);
  const highlight = /\{([\d\s,-]+)\}/.exec(bare.replace(/showLineNumbers=\{\d+\}/, ''));
  return {
    ...(title !== undefined && { title }),
    ...(alt !== undefined && { alt }),
    ...(noCompile !== undefined && { noCompile }),
    ...(toolkit !== undefined && { toolkit }),
    ...(context !== undefined && { context }),
    ...(contextClass !== undefined && { contextClass }),
    ...(contextPage !== undefined && { contextPage }),
    ...(numbers && { firstLine: Number(numbers[1] ?? numbers[2]) || 1 }),
    highlight: highlight?.[1] ? `{${highlight[1].replace(/\s/g, '')}}` : '',
  };
}

/** The keys that take a text, each with its syntax. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['title', 'title="…"'],
  ['alt', 'alt="…"'],
  ['no-compile', 'no-compile="why"'],
  ['toolkit', 'toolkit="…"'],
  ['context', 'context="…"'],
  ['context-class', 'context-class="…"'],
  ['context-page', 'context-page="…"'],
]);

/** Words from Docusaurus's fences: accepted so that its pages build, without any effect here. */
const DOCUSAURUS = new Set(['live', 'noInline', 'npm2yarn', 'metastring', 'className']);

/** Lines to highlight. */
const LINES = /\{[\d\s,-]+\}/g;

/** Options of highlighters: `{numberLines: true}`. */
const OPTIONS = /\{\s*\w+\s*:[^}]*\}/g;

/** The mistakes in a fence's meta string: unknown keys, lines that are none, texts without quotes. */
export function metaMistakes(meta: string): PartMistake[] {
  const bare = meta.replace(/=(?:"[^"]*"|'[^']*')/g, '="…"').replace(OPTIONS, ' ');
  const [wrong] = /(?<!=)\{[^}]*\}/.exec(bare.replace(LINES, ' ')) ?? [];
  const ofLines: PartMistake[] =
    wrong === undefined
      ? []
      : [
          {
            check: 'codeMeta',
            message: `"${wrong}" of the code block names no lines.`,
            fix: 'Write the lines to highlight, such as {1,4-6}, or remove it.',
          },
        ];
  const ofWords = unknownMeta(bare.replace(/(?<!=)\{[^}]*\}/g, ' ')).flatMap(
    (word): PartMistake[] => {
      const [, key] = /^([A-Za-z][\w-]*)(?==|$)/.exec(word) ?? [];
      if (key === undefined || DOCUSAURUS.has(key)) return [];
      const known = TEXTS.get(key) ?? (key === 'showLineNumbers' ? 'showLineNumbers=1' : undefined);
      if (known !== undefined) {
        const message = `"${word}" of the code block cannot be read.`;
        return [{ check: 'codeMeta', message, fix: `Write ${known}.` }];
      }
      const near = nearest(key, [...TEXTS.keys(), 'showLineNumbers']);
      return [
        {
          check: 'codeMeta',
          message: `Code blocks have no "${key}".`,
          fix: near
            ? `Write "${near}", or remove it.`
            : `Remove it. Code blocks can have ${[...TEXTS.values()].join(', ')}, showLineNumbers and {lines}.`,
        },
      ];
    },
  );
  return [...ofLines, ...ofWords];
}

/**
 * The mistakes in the lines that a fence highlights.
 *
 * @param highlight as in `CodeMeta`, or empty.
 * @param count how many lines of code there are.
 */
export function lineMistakes(highlight: string, count: number): PartMistake[] {
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

/**
 * The words of a meta string that have no meaning, such as a mistyped key or a title without
 * quotes.
 */
export function unknownMeta(meta: string): string[] {
  return meta
    .replace(
      new RegExp(`(?:^|\\s)(?:${[...TEXTS.keys()].join('|')})=(?:"[^"]*"|'[^']*')`, 'g'),
      ' ',
    )
    .replace(/showLineNumbers(?:=\{?\d+\}?)?(?=[\s{]|$)/g, ' ')
    .replace(/\{\s*numberLines\s*:\s*(?:true|\d+)\s*\}|\{[\d\s,-]+\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'no-compile');
}

function attribute(text: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(text);
  return match?.[1] ?? match?.[2];
}
