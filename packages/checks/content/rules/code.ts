import { parseCodeMeta } from '../../../../src/markdown/source/code-meta';
import {
  type Finding,
  lineOfNode,
  linesOf,
  type LintPage,
  type MdNode,
  nodesOf,
  textsIn,
} from '../page';

/**
 * The most columns a line of code may have: in a window 1,440 pixels wide, that is what the text
 * column shows of a code block's 13 px Geist Mono. Longer lines scroll, and readers miss their ends.
 */
const MAX_COLUMNS = 88;

/** Diffs have the columns of the files that they change; diagrams are drawn. */
const EXEMPT = /^(?:diff(?:-.*)?|mermaid)$/;

/**
 * Finds lines of code that are wider than the column. Covers the blocks of the body, and those in a
 * type's front matter; declarations of the reference are not samples, and pages wrap them.
 */
export function checkCodeColumns(page: LintPage): Finding[] {
  const blocks = nodesOf(page.tree, 'code').filter(({ lang }) => !EXEMPT.test(lang ?? ''));
  return [...blocks.flatMap(codeLines), ...linesInFrontMatter(page)]
    .filter(({ text }) => columnsOf(text) > MAX_COLUMNS)
    .map(({ line, text }): Finding => ({
      line,
      message: `A line of code has ${columnsOf(text)} columns: "${beginning(text)}".`,
      fix: `Break it: ${MAX_COLUMNS} columns are what readers see without scrolling. Put arguments on lines of their own, return early, or end a line of Bash with a backslash.`,
    }));
}

/** The lines of a block, as readers see them. Its first line on the page is its fence. */
function codeLines(block: MdNode) {
  const fence = lineOfNode(block);
  return linesOf(block.value ?? '').map(({ text, line }) => ({ text, line: fence + line }));
}

/** Lines of fences in Markdown texts of the front matter, at the lines of their keys. */
function linesInFrontMatter({ frontMatter, lineOf }: LintPage) {
  return textsIn(frontMatter).flatMap(({ text, path }) =>
    [...text.matchAll(/^(`{3,}|~{3,}) *([^\s`{]*).*\n([^]*?)^\1/gm)]
      .filter(([, , language = '']) => !EXEMPT.test(language))
      .flatMap(([, , , code = '']) => code.split('\n'))
      .map((line) => ({ text: line, line: lineOf(path) })),
  );
}

/** A call of the old Input Manager: `Input.GetAxis`, but neither `InputSystem.…` nor `_input.…`. */
const OLD_INPUT = /(?<![\w.])(?:UnityEngine\.)?Input\.[A-Za-z]/;

/**
 * Finds C# that reads `UnityEngine.Input` outside of a tab. Projects with the Input System, which
 * is Unity 6's default, throw an exception at each call; a tab offers it to those that have not.
 */
export function checkOldInput({ tree }: LintPage): Finding[] {
  const inTabs = new Set(
    nodesOf(tree, 'mdxJsxFlowElement')
      .filter(({ name }) => name === 'TabItem')
      .flatMap((tab) => nodesOf(tab, 'code')),
  );
  return nodesOf(tree, 'code')
    .filter((block) => block.lang === 'csharp' && !inTabs.has(block))
    .flatMap(codeLines)
    .filter(({ text }) => OLD_INPUT.test(text))
    .map(({ line, text }) => ({
      line,
      message: `This line reads the old Input Manager: "${beginning(text)}".`,
      fix: 'Use the Input System, such as Keyboard.current, or put the sample into a tab of its own.',
    }));
}

/** Characters as a fixed-width font counts them; the site shows a tab as four. */
const columnsOf = (text: string) => Array.from(text.replace(/\t/g, '    ').trimEnd()).length;

const beginning = (text: string) => `${Array.from(text.trim()).slice(0, 50).join('')}…`;

/**
 * Finds highlights that begin or end at a line with nothing but a brace: the numbers stayed when the
 * code above them changed.
 */
export function checkHighlights({ tree }: LintPage): Finding[] {
  return nodesOf(tree, 'code').flatMap((block) => {
    const ranges = parseCodeMeta(block.meta).highlight.match(/\d+(?:-\d+)?/g) ?? [];
    const ends = new Set(ranges.flatMap((range) => range.split('-').map(Number)));
    return codeLines(block)
      .filter(({ text }, index) => ends.has(index + 1) && /^\s*[{}]?;?\s*$/.test(text))
      .map(({ line }) => ({
        line,
        message: 'A highlight begins or ends at an empty line.',
        fix: 'Count the lines of the block again: the first below the fence is 1.',
      }));
  });
}
