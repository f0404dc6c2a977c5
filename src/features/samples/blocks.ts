import {
  CODE_OPTIONS,
  type CodeMeta,
  parseCodeMeta,
  unknownMeta,
} from '../../markdown/source/code-meta';
import type { Problem } from '../../config/diagnostics/problems';
import { substitute, type Variables } from '../../config/settings/variables';

/** A C# block of a page, as readers see it. */
export interface SampleBlock extends Pick<
  CodeMeta,
  'noCompile' | 'context' | 'contextClass' | 'contextPage' | 'excerpt'
> {
  /** The page's path from the project's root. */
  readonly file: string;
  /** The 1-based line of the page on which the code starts. */
  readonly line: number;
  /** The code without indentation, with variables replaced; for a diff, its result. */
  readonly code: string;
  readonly title?: string;
  /** Whether the page shows it as a change of a file. */
  readonly diff?: true;
}

const OPENING = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})\s*([^\s`{]*)([^`]*)$/;
const BARE_MARK = /(?:^|\s)no-compile(?=$|\s|=(?!["']))/;
const CSHARP = /^(diff-)?(?:csharp|cs|c#)$/i;

/**
 * Extracts the C# blocks of a page, except those that are written for another toolkit.
 *
 * @param raw the file's text, including front matter, so that line numbers are those of the file.
 */
export function blocksOf(raw: string, file: string, variables: Variables) {
  const blocks: SampleBlock[] = [];
  const problems: Problem[] = [];
  const lines = raw.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const opening = OPENING.exec(lines[index] ?? '');
    const [, before = '', fence = '', language = '', meta = ''] = opening ?? [];
    if (!opening) continue;
    const first = index + 1;
    index = first;
    while (index < lines.length && !closes(lines[index] ?? '', fence)) index++;
    const csharp = CSHARP.exec(language);
    if (!csharp) continue;
    const column = before.length;
    const code = lines
      .slice(first, index)
      .map((line) => line.slice(indentation(line, column)))
      .map((line) => (csharp[1] ? afterDiff(line) : line))
      .map((line) => substitute(line, variables))
      .join('\n');
    const meant = parseCodeMeta(meta);
    const { title, toolkit, context, contextClass, contextPage, excerpt, ...rest } = meant;
    if (toolkit !== undefined) continue;
    // A missing reason is reported by itself; compiler errors on top would not help.
    const noCompile = rest.noCompile ?? (BARE_MARK.test(meta) ? '' : undefined);
    const block: SampleBlock = {
      file,
      line: first + 1,
      code,
      ...(title !== undefined && { title: substitute(title, variables) }),
      ...(csharp[1] && { diff: true as const }),
      ...(noCompile !== undefined && { noCompile }),
      ...(context !== undefined && { context: substitute(context, variables) }),
      ...(contextClass !== undefined && { contextClass: substitute(contextClass, variables) }),
      ...(contextPage !== undefined && { contextPage }),
      ...(excerpt !== undefined && { excerpt }),
    };
    blocks.push(block);
    problems.push(...metaProblems(meta, block));
  }
  return { blocks, problems };
}

/** A mistake in a block; its place is the line of the fence. */
export function mistake({ file, line }: SampleBlock, message: string, fix: string): Problem {
  return { check: 'content', file, line: line - 1, message, fix };
}

function closes(line: string, fence: string): boolean {
  const match = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line);
  return match?.[1]?.startsWith(fence) ?? false;
}

/** How much of a line is the indentation or quote mark that the fence has too. */
function indentation(line: string, column: number): number {
  return Math.min(column, /^[\s>]*/.exec(line)?.[0].length ?? 0);
}

/** A line after the change; a deleted line becomes empty, so that line numbers stay the same. */
function afterDiff(line: string): string {
  if (line.startsWith('-')) return '';
  return line.startsWith('+') || line.startsWith(' ') ? line.slice(1) : line;
}

function metaProblems(meta: string, block: SampleBlock): Problem[] {
  const problems = unknownMeta(meta).map((word) => {
    const message = `"${word}" is not an option of code blocks.`;
    return mistake(block, message, `${CODE_OPTIONS} Texts need quotes.`);
  });
  if (block.noCompile?.trim() === '') {
    const message = 'This block is exempt from compiling and does not say why.';
    const fix = 'Write the reason: no-compile="shows a mistake on purpose".';
    problems.push(mistake(block, message, fix));
  }
  return problems;
}
