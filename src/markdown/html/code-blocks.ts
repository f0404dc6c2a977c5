import { mergeTokens } from './merge-tokens';
import {
  attribute,
  type Element,
  type ElementContent,
  findElements,
  h,
  hasClass,
  isElement,
  text,
  replaceElements,
  type Root,
} from './tree';

/** What readers see of a language: its name, and its mark beside a title. */
const LANGUAGES: ReadonlyMap<string, readonly [label: string, mark: string]> = new Map([
  ['csharp', ['C#', 'C#']],
  ['vbnet', ['Visual Basic', 'VB']],
  ['cpp', ['C++', 'C++']],
  ['bash', ['Shell', '$_']],
  ['docker', ['Dockerfile', 'DF']],
  ['json', ['JSON', '{}']],
  ['yaml', ['YAML', 'YML']],
  ['xml', ['XML', '</>']],
  ['markup', ['HTML', '</>']],
  ['html', ['HTML', '</>']],
  ['css', ['CSS', 'CSS']],
  ['javascript', ['JavaScript', 'JS']],
  ['typescript', ['TypeScript', 'TS']],
  ['jsx', ['JSX', 'JSX']],
  ['tsx', ['TSX', 'TSX']],
  ['diff', ['Diff', '+−']],
  ['none', ['Text', 'TXT']],
]);

/**
 * Frames code blocks: a caption with the title or the language, a copy button, and elements for
 * lines that are numbered or highlighted. Its input is the output of `remark-code-figures` and
 * gatsby-remark-prismjs.
 */
export function frameCodeBlocks(root: Root): void {
  let count = 0;
  replaceElements(root, (element) => {
    const language = attribute(element, 'dataCode');
    if (language === undefined || element.tagName !== 'figure') return undefined;
    const [code] = findElements(element, ({ tagName }) => tagName === 'code');
    if (!code) return undefined;
    const first = Number(attribute(element, 'dataFirstLine') ?? Number.NaN);
    const lines = linesOf(code.children);
    // A dot: no id that is made from a text has one, nor has a member's name.
    const id = `code.${++count}`;
    return [codeFigure(language, lines, attribute(element, 'dataTitle'), first, id)];
  });
}

/**
 * Blocks of so many lines are taller than 500 CSS pixels at the browser's own font size: 21.45 a
 * line, and around them 34, or 70 with the bar of a title (`styles/code.css`). They are folded from
 * the first paint on, so that nothing moves later; `client/on-demand/long-code.ts` finds those that
 * other fonts make tall.
 */
const LONG_LINES = { titled: 21, untitled: 22 } as const;

/**
 * The frame around one highlighted block.
 *
 * @param firstLine its number, where lines are numbered.
 * @param id for the code, where it may be folded; unique in the page.
 */
function codeFigure(
  language: string,
  lines: Line[],
  title?: string,
  firstLine = Number.NaN,
  id?: string,
): Element {
  const numbered = Number.isFinite(firstLine);
  const toNumbered = (line: Line, index: number) => lineElement(line, String(firstLine + index));
  const [label, mark] = LANGUAGES.get(language) ?? [language, language];
  const name = ` ${title || `${label} code`}`;
  const foldedId = lines.length >= LONG_LINES[title ? 'titled' : 'untitled'] ? id : undefined;
  const classes = [
    'code',
    !title && 'code-untitled',
    numbered && 'code-numbered',
    foldedId && 'code-long',
  ];
  return h('figure', { className: classes.filter((part) => typeof part === 'string') }, [
    h('figcaption', { className: ['code-caption'] }, [
      ...(title
        ? [
            h('span', { className: ['code-mark'], ariaHidden: 'true' }, [mark]),
            h('span', { className: ['code-title'] }, [title]),
          ]
        : [h('span', { className: ['code-language'] }, [label])]),
      h('button', { type: 'button', className: ['code-copy'], dataCopy: '' }, [
        h('span', { className: ['code-copy-label'] }, [MESSAGES.copy]),
        h('span', { className: ['visually-hidden'] }, [name]),
      ]),
    ]),
    h('pre', { className: [`language-${language}`], id: foldedId, tabIndex: 0 }, [
      h('code', {}, numbered ? lines.map(toNumbered) : plainLines(lines)),
    ]),
    ...(foldedId ? [codeToggle(foldedId, name)] : []),
  ]);
}

/** An element for each highlighted line; all others are text, which costs browsers less. */
function plainLines(lines: readonly Line[]): ElementContent[] {
  const content: ElementContent[] = [];
  let plain: ElementContent[] = [];
  lines.forEach((line, index) => {
    if (line.highlighted) {
      content.push(...mergeTokens(plain), lineElement(line));
      plain = [];
    } else plain.push(...line.children, ...(index < lines.length - 1 ? [text('\n')] : []));
  });
  return [...content, ...mergeTokens(plain)];
}

function lineElement({ highlighted, children }: Line, number?: string): Element {
  const className = ['line', ...(highlighted ? ['line-highlighted'] : [])];
  const properties = { className, dataLineNumber: number };
  return h('span', properties, [...mergeTokens(children), text('\n')]);
}

/** The button of a long block; the style sheet shows it where scripts run. */
function codeToggle(id: string, name: string): Element {
  const state = { dataCodeToggle: '', ariaExpanded: 'false', ariaControls: [id] };
  return h('button', { type: 'button', className: ['code-toggle'], ...state }, [
    h('span', {}, [MESSAGES.showMore]),
    h('span', { className: ['visually-hidden'] }, [name]),
  ]);
}

export interface Line {
  highlighted: boolean;
  readonly children: ElementContent[];
}

/** Splits highlighted code into lines; a token that spans lines is closed and reopened. */
export function linesOf(nodes: readonly ElementContent[]): Line[] {
  let last: Line = { highlighted: false, children: [] };
  const lines = [last];
  walk(nodes, []);
  if (lines.length > 1 && last.children.length === 0) lines.pop();
  return lines;

  function endLine(): void {
    last = { highlighted: false, children: [] };
    lines.push(last);
  }

  function walk(children: readonly ElementContent[], open: readonly Element[]): void {
    for (const child of children) {
      if (isElement(child)) {
        if (hasClass(child, 'gatsby-highlight-code-line')) {
          // A line by itself, without a line break after it.
          if (last.children.length > 0) endLine();
          last.highlighted = true;
          walk(child.children, open);
          endLine();
        } else {
          walk(child.children, [...open, child]);
        }
      } else if (child.type === 'text') {
        child.value.split('\n').forEach((part, index) => {
          if (index > 0) endLine();
          if (part !== '') last.children.push(wrap(text(part), open));
        });
      }
    }
  }
}

function wrap(content: ElementContent, open: readonly Element[]): ElementContent {
  return open.reduceRight<ElementContent>(
    (inner, element) => ({ ...element, properties: { ...element.properties }, children: [inner] }),
    content,
  );
}
