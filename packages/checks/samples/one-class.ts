import { groupBy } from '../../../src/config/diagnostics/group-by';
import type { Problem } from '../../../src/config/diagnostics/problems';
import { mistake, type SampleBlock } from '../../../src/features/samples/blocks';
import { contextFiles } from '../../../src/markdown/source/code-meta';
import { chunksOf, typeNames } from '../../csharp/scan';

/**
 * Types of one name that pages declare differently: a reader who copies from both loses one. On one
 * page, a later block is a later version; a page that continues another names it in `context-page`.
 *
 * @param blocks those of all pages.
 */
export function classProblems(blocks: readonly SampleBlock[]): Problem[] {
  const byName = groupBy(blocks.flatMap(declarationsOf), ({ name }) => name);
  return [...byName].flatMap(([name, declarations]) => {
    const versions = new Map(declarations.map((one) => [one.block.file, one]));
    const [first, ...others] = [...versions.values()].filter(
      ({ block }) => !contextFiles(block, block.file).some((file) => versions.has(file)),
    );
    return others
      .filter(({ code }) => code !== first?.code)
      .map(({ block }) => {
        const place = `${first?.block.file ?? ''}:${first?.block.line ?? ''}`;
        const message = `${name} is not the ${name} of ${place}.`;
        return mistake(block, message, 'Show the same code, or give one of them another name.');
      });
  });
}

/** The types in a block: the name of each, and its code without comments and spaces. */
function declarationsOf(block: SampleBlock) {
  const { code, diff, noCompile, excerpt } = block;
  if (diff || noCompile !== undefined || excerpt !== undefined) return [];
  return chunksOf(code).flatMap((chunk) => {
    const [name] = typeNames(code, chunk);
    if (chunk.kind !== 'type' || chunk.nested || name === undefined) return [];
    const text = code.slice(chunk.start, chunk.end);
    return [{ name, code: text.replace(/\/\/.*|\s+/g, ''), block }];
  });
}

/** Excerpts with lines that their file, on the page that they name, does not have, or not in order. */
export function excerptProblems(
  blocks: readonly SampleBlock[],
  blocksElsewhere: (block: SampleBlock) => readonly SampleBlock[],
): Problem[] {
  return blocks.flatMap((block) => {
    const { excerpt, title = '' } = block;
    if (excerpt === undefined) return [];
    const others = blocksElsewhere({ ...block, contextPage: excerpt });
    const whole = others.findLast((one) => one.title === title && !one.diff && !one.excerpt);
    const fix = 'Repeat its lines, with "// …" for those left out, or name another page.';
    if (!whole) return [mistake(block, `${excerpt} has no file "${title}".`, fix)];
    let rest = linesOf(whole.code);
    for (const part of linesOf(block.code).split(/\n\/\/ …(?=\n)/)) {
      const at = rest.indexOf(part);
      if (at < 0)
        return [mistake(block, `${excerpt} does not have this in "${title}":${part}`, fix)];
      rest = rest.slice(at + part.length - 1);
    }
    return [];
  });
}

/** The lines without indentation, each between line breaks; empty ones are left out. */
function linesOf(code: string): string {
  const lines = code.split('\n').map((line) => line.trim());
  return `\n${lines.filter((line) => line !== '').join('\n')}\n`;
}
