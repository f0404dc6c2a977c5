import { outsideAllCode } from '../../../../src/markdown/source/prepare-source';
import { alertsToAdmonitions } from '../../docfx/markdown/alerts';
import type { FileContext } from '../../docfx/markdown/context';
import { convertCode } from '../../docfx/markdown/fences';
import { keepHeadingIds } from '../../docfx/markdown/heading-ids';
import { htmlToJsx } from '../../docfx/markdown/html';
import { convertLinks } from '../../docfx/markdown/links';
import { mapTree, type Node, parseMarkdown, toMdx, walkTree } from '../../docfx/markdown/tree';
import { escapeDollars, markMath } from '../../foreign-markdown/math';
import { markAbbreviations, takeAbbreviation } from './abbreviations';
import { applyAttributeLists } from './attributes';
import { BlockConverter } from './blocks';
import { withTabs } from './fences';
import { convertInline } from './inline';
import { type Line, linesOf } from './lines';
import { Marks } from './marks';
import { withoutSlashes } from './slash-blocks';
import { type Snippets, withSnippets } from './snippets';
import type { PageSyntax } from './syntax';

/** The lines of a page with all that it includes. */
export function pageLines(
  body: string,
  file: string,
  syntax: PageSyntax,
  onMissing: Snippets['onMissing'],
): Line[] {
  const appended = syntax.appended.map((name) => `--8<-- "${name}"`);
  const joined = syntax.docsDir === undefined ? body : body.replace(DIRECTIVE, inOneLine);
  const whole = [joined.replace(/\t/g, '    '), ...appended].join('\n\n');
  const lines = withTabs(withSnippets(linesOf(whole), { ...syntax, onMissing }, [file]));
  return syntax.hasSlashes ? withoutSlashes(lines) : lines;
}

const DIRECTIVE = /\{%-?\s*include(?:-markdown)?\s[^%]*%\}/g;

/** What is written over several lines, in the first of as many. */
const inOneLine = (text: string): string =>
  text.replace(/\s*\n\s*/g, ' ') + '\n'.repeat(text.split('\n').length - 1);

/** Puts marks in the place of formulas, whether they are between dollars or brackets. */
function withMath(lines: readonly Line[]): Line[] {
  const whole = lines.map(({ text }) => text).join('\n');
  const dollars = outsideAllCode(whole, (text) =>
    text.replace(/\\\((.+?)\\\)/g, '$$$1$$').replace(/\\[[\]]/g, '$$$$'),
  );
  const marked = markMath(dollars).split('\n');
  return marked.map((text, index) => ({ text, line: lines[index]?.line ?? 1 }));
}

/** Converts the text of a page for Material into that of a page of the site. */
export function convertPage(
  body: string,
  context: FileContext,
  tags: 'kept' | 'dropped',
  syntax: PageSyntax,
): string {
  const { site, file, bodyLine } = context;
  const add = (line: number, kind: string, message: string, fix: string) =>
    site.onNote({ file, line: line + bodyLine - 1, kind, message, fix });
  const whole = pageLines(body, file, syntax, (message, line) =>
    add(line, 'snippets', `${message}, so nothing is included.`, SNIPPETS),
  );
  const lines = syntax.hasMath ? withMath(whole) : whole;
  for (const { text, line } of syntax.hasMacros ? lines : []) {
    const [found] = /\{\{.*?\}\}|\{([%*]).*?\1\}/.exec(text) ?? [];
    if (found)
      add(line, 'macros', `"${found}" stays as it is written.`, 'Write what it stood for.');
  }
  const titles = new Map<string, string>();
  const labels = new Set(lines.map(({ text }) => LABEL.exec(text)?.[1]?.toLowerCase()));
  const inline = (text: string) => {
    if (takeAbbreviation(text, titles)) return '';
    const named = text.replace(AUTOREF, (whole, shown: string, name: string) =>
      !syntax.hasReference || labels.has((name || shown).toLowerCase()) ? whole : shown,
    );
    return convertInline(named, syntax.inlineOptions);
  };
  const onReference = (name: string, line: number) =>
    add(line, 'mkdocstrings', `What was made of "${name}" is a name only.`, REFERENCE);
  const marks = new Marks();
  const blocks = new BlockConverter({ ...syntax, marks, inline, onReference }).convert(lines);
  const tree = parseMarkdown(blocks.lines.map(({ text }) => text).join('\n'));
  for (const line of runInLists(tree)) {
    add(blocks.lines[line - 1]?.line ?? 1, 'lists', RUN_IN, 'Nothing, if it was meant as one.');
  }
  walkTree(tree, ({ position: { start } = {} }) => {
    if (start) Object.assign(start, { line: blocks.lines[start.line - 1]?.line });
  });
  htmlToJsx(tree, ({ position }, what) =>
    add(position?.start.line ?? 1, 'HTML', `${what} is left out: pages have none.`, HTML),
  );
  if (tags === 'dropped') mapTree(tree, (node) => (node.type === 'raw' ? [] : [node]));
  alertsToAdmonitions(tree, []);
  applyAttributeLists(tree);
  mapTree(tree, tidied);
  convertLinks(tree, context);
  convertCode(tree, context);
  markAbbreviations(tree, titles);
  marks.resolve(tree);
  keepHeadingIds(tree, syntax.headingIds);
  const text = toMdx(tree).replace(/\n{3,}$/, '\n');
  // What is no formula stays none.
  return syntax.hasMath ? escapeDollars(text) : text;
}

/** `[text][package.Class]`, a link to what mkdocstrings documents, and the label of another. */
const AUTOREF = /(?<![\w`\]!\\])\[(`[^`]+`|[^[\]`]+)\]\[([\w.]*)\]/g;
const LABEL = /^\s*\[([^\]]+)\]:/;

const HEAD = /^::+([\w#.+-]+)[^\n]*\n/;

const SNIPPETS = 'Put the text here, or name a folder with all files that pages include: --root.';
const REFERENCE = 'Write the page, or link to where it is documented.';
const HTML = 'Where readers need what it did, write a component.';

const widthOf = ({ children }: Node) => children?.[0]?.children?.length;

const RUN_IN = 'The list has no blank line above it, so it was text, and is a list here.';

/** The first lines of lists right below a paragraph: Python-Markdown has those in it. */
function runInLists(root: Node): number[] {
  const found: number[] = [];
  walkTree(root, ({ type, children }) => {
    children?.forEach((node, index) => {
      const above = children[index - 1];
      const start = node.position?.start.line;
      if (type === 'listItem' || node.type !== 'list' || above?.type !== 'paragraph') return;
      if (start !== undefined && above.position?.end?.line === start - 1) found.push(start);
    });
  });
  return found;
}

/** Without what has no meaning: languages of code in a line, pictures for dark pages, rules in cards. */
function tidied(node: Node, parent: Node): Node[] {
  if (node.type === 'inlineCode') {
    return [{ ...node, value: node.value?.replace(/^#!\w[\w+#-]*[ \t]+/, '') ?? '' }];
  }
  // What the head of a table has no column for is not shown.
  if (node.type === 'tableRow')
    return [{ ...node, children: node.children?.slice(0, widthOf(parent)) ?? [] }];
  // Indented code names its language in its first line.
  const [head = '', lang] =
    (node.type === 'code' && !node.lang && HEAD.exec(node.value ?? '')) || [];
  if (lang !== undefined) return [{ ...node, lang, value: node.value?.slice(head.length) ?? '' }];
  if (node.type === 'thematicBreak' && parent.type === 'listItem') return [];
  if (node.url === undefined) return [node];
  if (/#(?:only|gh)-dark(?:-mode-only)?$/.test(node.url)) return [];
  return [{ ...node, url: node.url.replace(/#(?:only|gh)-light(?:-mode-only)?$/, '') }];
}
