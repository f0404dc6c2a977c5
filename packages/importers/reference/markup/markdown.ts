import { inline, type MarkupContext } from './inline';
import { BLOCK_NAMES, type Child, isTag, parse, type Tag } from './parse';
import { withoutStrayLinks } from './stray-links';
import { codeBlock, decode, dedent, joinLines, toLine } from './text';

/**
 * Converts a text from DocFX to one or more blocks of Markdown without HTML. DocFX's texts are
 * Markdown mixed with the HTML that `docfx metadata` makes from XML comments: `<xref>`, `<p>`,
 * `<pre>`, `<ul>`, `<code>`, entities.
 */
export function toMarkdown(text: string, context: MarkupContext): string {
  return withoutStrayLinks(blocksOf(parse(text), context).join('\n\n'), context);
}

/** Converts children to blocks of Markdown; runs of inline children become paragraphs. */
function blocksOf(children: readonly Child[], context: MarkupContext): string[] {
  const blocks: string[] = [];
  let run: Child[] = [];
  const flush = () => {
    const text = lineBreaks(dedent(inline(run, context))).trim();
    if (text !== '') blocks.push(text);
    run = [];
  };
  for (const child of children) {
    if (isTag(child) && BLOCK_NAMES.has(child.name)) {
      flush();
      blocks.push(...blockOf(child, context));
    } else run.push(child);
  }
  flush();
  return blocks;
}

/**
 * Leaves the backslashes of `<br>` where they break a line: at the end of a paragraph, Markdown
 * would show them.
 */
function lineBreaks(text: string): string {
  return text
    .replace(/\\\n[ \t]*\n[ \t]*(?![\n\\])/g, '\\\n')
    .replace(/(?:[ \t]*\\\n[ \t]*){2,}/g, '\n\n')
    .replace(/[ \t]*\\\n(?=\s*(?:[-*+>] |\d+[.)] |#{1,6} |`{3}|~{3}|\||$))/g, '\n\n')
    .replace(/[ \t]*\\\n(?=[ \t]*\n)/g, '\n')
    .replace(/^\s*\\\n/, '');
}

function blockOf(tag: Tag, context: MarkupContext): string[] {
  const { name, children } = tag;
  if (name === 'pre') return preOf(children);
  if (name === 'hr') return ['---'];
  if (name === 'table') return tableOf(tag, context);
  if (name === 'ul' || name === 'ol' || name === 'dl' || name === 'list') {
    const items = itemsOf(tag, context).map((item, index) => {
      const mark = name === 'ol' ? `${index + 1}. ` : '- ';
      return mark + item.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    });
    return items.length > 0 ? [items.join('\n')] : [];
  }
  const blocks = blocksOf(children, context);
  if (/^h[1-6]$/.test(name)) return blocks.map((block) => `**${joinLines(block)}**`);
  if (name === 'blockquote')
    return [blocks.join('\n\n').replace(/^/gm, '> ').replace(/> $/gm, '>')];
  return blocks;
}

/** The code in a `<pre>`, with the language of its inner `<code>`. */
function preOf(children: readonly Child[]): string[] {
  const raw = children.map((child) => ('text' in child ? child.text : '')).join('');
  const inner = /^\s*<code\b([^>]*)>([\s\S]*?)(?:<\/code>\s*)?$/.exec(raw);
  const language = /\blang(?:uage)?-([^\s"']+)/.exec(inner?.[1] ?? '')?.[1] ?? 'csharp';
  const text = decode((inner?.[2] ?? raw).replace(/<\/?[A-Za-z][^<>]*>/g, keepGenerics));
  if (text.trim() === '') return [];
  return [codeBlock(text, /^(?:c#|cs)$/i.test(language) ? 'csharp' : language.toLowerCase())];
}

/** Real brackets in code are `&lt;`; tags are leftovers of a highlighter. */
function keepGenerics(tag: string): string {
  return /^<\/?(?:span|a|b|i|em|strong|mark|code)\b/i.test(tag) ? '' : tag;
}

function itemsOf(list: Tag, context: MarkupContext): string[] {
  const items: string[] = [];
  for (const child of list.children.filter(isTag)) {
    const text = blocksOf(child.children, context).map(dedent).join('\n\n');
    // The term of a definition is a `<dt>` or a `<span class="term">`.
    if (child.name === 'dd' && items.length > 0) items.push(`${items.pop() ?? ''}: ${text}`);
    else if (text !== '') items.push(child.name === 'dt' ? `**${text}**` : text);
  }
  return items;
}

function tableOf(table: Tag, context: MarkupContext): string[] {
  const cellOf = ({ children }: Tag) =>
    toLine(blocksOf(children, context).join('\n\n')).replace(/\|/g, '\\|');
  const isCell = ({ name }: Tag) => name === 'td' || name === 'th';
  const rows = rowsIn(table).map((row) => row.children.filter(isTag).filter(isCell).map(cellOf));
  const [head, ...body] = rows;
  if (!head) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')];
}

function rowsIn({ children }: Tag): Tag[] {
  return children.filter(isTag).flatMap((tag) => (tag.name === 'tr' ? [tag] : rowsIn(tag)));
}
