import { nearest } from '../../diagnostics/problems';
import type { PartMistake } from './mistake-node';

/** What stands after the language of a fence, taken apart. */
export interface CodeMeta {
  readonly title?: string;
  /** What a diagram shows, where its title is not all of it. */
  readonly alt?: string;
  /** The first line's number, where line numbers are asked for. */
  readonly firstLine?: number;
  /** `{1,4-6}` for gatsby-remark-prismjs, or an empty text. */
  readonly highlight: string;
  /** The reason after `no-compile`, where the sample is exempt from compiling. */
  readonly noCompile?: string;
  /** Fields that a fragment takes for granted, for the check of samples; never shown. */
  readonly context?: string;
  /** The base class that a fragment's members take for granted; never shown. */
  readonly contextClass?: string;
  /** Another page whose types the sample uses, as a file relative to its own; never shown. */
  readonly contextPage?: string;
}

/**
 * Reads the meta of a fence: `title="Player.cs" {1,4-6} showLineNumbers no-compile="why"`.
 *
 * @param meta the text after the language, or null.
 */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? '';
  const title = attribute(text, 'title');
  const alt = attribute(text, 'alt');
  const noCompile = attribute(text, 'no-compile');
  const context = attribute(text, 'context');
  const contextClass = attribute(text, 'context-class');
  const contextPage = attribute(text, 'context-page');
  // What a title says is no instruction.
  const bare = text.replace(/=(?:"[^"]*"|'[^']*')/g, '=');
  const numbers =
    /(?:showLineNumbers(?:=\{?(\d+)\}?)?|\{\s*numberLines\s*:\s*(true|\d+)\s*\})/.exec(bare);
  const highlight = /\{([\d\s,-]+)\}/.exec(bare.replace(/showLineNumbers=\{\d+\}/, ''));
  return {
    ...(title !== undefined && { title }),
    ...(alt !== undefined && { alt }),
    ...(noCompile !== undefined && { noCompile }),
    ...(context !== undefined && { context }),
    ...(contextClass !== undefined && { contextClass }),
    ...(contextPage !== undefined && { contextPage }),
    ...(numbers && { firstLine: Number(numbers[1] ?? numbers[2]) || 1 }),
    highlight: highlight?.[1] ? `{${highlight[1].replace(/\s/g, '')}}` : '',
  };
}

/** The keys that have a text, and what it is for. */
const TEXTS: Readonly<Record<string, string>> = {
  title: 'title="…"',
  alt: 'alt="…"',
  'no-compile': 'no-compile="why"',
  context: 'context="…"',
  'context-class': 'context-class="…"',
  'context-page': 'context-page="…"',
};

/** Words of Docusaurus's fences: accepted, so that its pages build, without a meaning here. */
const DOCUSAURUS = new Set(['live', 'noInline', 'npm2yarn', 'metastring', 'className']);

/** What is wrong with a fence's meta: keys that mean nothing, and texts without quotes. */
export function metaMistakes(meta: string): PartMistake[] {
  // Braces hold lines or options of the highlighter.
  const words = unknownMeta(
    meta.replace(/=(?:"[^"]*"|'[^']*')/g, '="…"').replace(/\{[^}]*\}/g, ' '),
  );
  return words.flatMap((word): PartMistake[] => {
    const [, key] = /^([A-Za-z][\w-]*)(?==|$)/.exec(word) ?? [];
    if (key === undefined || DOCUSAURUS.has(key)) return [];
    const known = TEXTS[key] ?? (key === 'showLineNumbers' ? 'showLineNumbers=1' : undefined);
    if (known !== undefined) {
      const message = `"${word}" of the code block cannot be read.`;
      return [{ check: 'codeMeta', message, fix: `Write ${known}.` }];
    }
    const near = nearest(key, [...Object.keys(TEXTS), 'showLineNumbers']);
    return [
      {
        check: 'codeMeta',
        message: `Code blocks have no "${key}".`,
        fix: near
          ? `Write "${near}", or remove it.`
          : `Remove it. Code blocks can have ${Object.values(TEXTS).join(', ')}, showLineNumbers and {lines}.`,
      },
    ];
  });
}

/** The words of a meta that mean nothing, such as a mistyped key or a title without quotes. */
export function unknownMeta(meta: string): string[] {
  return meta
    .replace(
      new RegExp(`(?:^|\\s)(?:${Object.keys(TEXTS).join('|')})=(?:"[^"]*"|'[^']*')`, 'g'),
      ' ',
    )
    .replace(/showLineNumbers(?:=\{?\d+\}?)?/g, ' ')
    .replace(/\{\s*numberLines\s*:\s*(?:true|\d+)\s*\}|\{[\d\s,-]+\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'no-compile');
}

function attribute(text: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(text);
  return match?.[1] ?? match?.[2];
}
