/**
 * The texts of DocFX are Markdown with HTML in it, which `docfx metadata` makes of XML comments:
 * `<xref>`, `<p>`, `<pre>`, `<ul>`, `<code>`, entities. The front matter has Markdown without HTML.
 */
export interface MarkupContext {
  /** Markdown for a reference to a uid; `text` is what the author wrote for it, or empty. */
  readonly link: (uid: string, text: string) => string;
  /** Whether a word after `@` is a uid, and no name or address. */
  readonly isKnown: (uid: string) => boolean;
  /** Called for each address that leads nowhere on the site; its text stays. */
  readonly onDropped: (address: string) => void;
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Child[];
}
/** Code is Markdown already, and stays as it is. */
type Child = Tag | { readonly text: string } | { readonly code: string };

const BLOCKS = 'p para div pre ul ol list dl table blockquote h1 h2 h3 h4 h5 h6 hr example note';
const BLOCK_NAMES = new Set(BLOCKS.split(' '));
const INLINE =
  'xref see seealso paramref typeparamref code c em i b strong a br img sup sub span u';
const PARTS = 'li dt dd tr td th thead tbody tfoot colgroup col caption tt s del small inheritdoc';
const KNOWN_TAGS = new Set(`${BLOCKS} ${INLINE} ${PARTS}`.split(' '));
const VOID_TAGS = new Set(['br', 'hr', 'img', 'col', 'inheritdoc']);

const TOKENS = new RegExp(
  [
    '(?<fence>^[ \\t]*(?<mark>`{3,}|~{3,})[^\\n]*\\n[\\s\\S]*?(?:\\n[ \\t]*\\k<mark>[ \\t]*$|$(?![\\s\\S])))',
    '(?<span>(?<!`)(?<tick>`+)(?!`)(?:(?!\\n\\s*\\n)[\\s\\S])*?(?<!`)\\k<tick>(?!`))',
    '(?<comment><!--[\\s\\S]*?-->)',
    '<xref:(?<short>[^\\s>]+)>',
    '<(?<close>/?)(?<tag>[A-Za-z][\\w-]*)(?<attributes>(?:\\s+[\\w:-]+(?:\\s*=\\s*(?:"[^"]*"|\'[^\']*\'))?)*)\\s*(?<self>/?)>',
    '(?<image>!?)\\[(?<label>[^\\]\\n]*)\\]\\((?<target>[^()\\s]+(?:\\([^()\\s]*\\)[^()\\s]*)*)(?:\\s+"[^"]*")?\\)',
    '(?<![\\w@])@(?:"(?<quoted>[^"\\n]+)"|(?<mention>[A-Za-z_][\\w.#`{}(),*~\\[\\]]*))',
  ].join('|'),
  'gm',
);

/** A text of DocFX as Markdown of one or more blocks. */
export function toMarkdown(text: string, context: MarkupContext): string {
  return blocksOf(parse(text), context).join('\n\n');
}

/**
 * The first paragraph in one line, and the rest. Text that does not start with a paragraph is all
 * rest: a list is no summary.
 */
export function splitSummary(markdown: string): { summary: string; rest: string } {
  const [first = '', ...others] = markdown.split(/\n\s*\n/);
  if (markdown === '' || isBlock(first)) return { summary: '', rest: markdown };
  return { summary: joinLines(first), rest: others.join('\n\n').trim() };
}

/** Markdown of blocks as one line: paragraphs one after the other, the items of lists with `;`. */
export function toLine(markdown: string): string {
  const fences = markdown.replace(
    /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n[ \t]*\1[ \t]*$/gm,
    (_, _fence, code: string) => codeSpan(code),
  );
  const items = fences.replace(/\n[ \t]*(?:[-*+]|\d+[.)])[ \t]+/g, '; ');
  return joinLines(items.replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/, '')).replace(
    /([:;])\s*;/g,
    '$1',
  );
}

/** Inline code, whatever it holds. */
export function codeSpan(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest === 0 ? 1 : longest + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + space + line + space + fence;
}

/** A block of code, whatever it holds. */
export function codeBlock(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n+|\s+$/g, '')}\n${fence}`;
}

function parse(text: string): Child[] {
  const root: Tag = { name: '', attributes: {}, children: [] };
  const open: Tag[] = [root];
  const add = (child: Child) => open.at(-1)?.children.push(child);
  let end = 0;
  TOKENS.lastIndex = 0;
  for (let match = TOKENS.exec(text); match; match = TOKENS.exec(text)) {
    const groups = match.groups ?? {};
    if (groups.tag !== undefined && !KNOWN_TAGS.has(groups.tag.toLowerCase())) {
      // The text behind a `<` may hold more: `<bool, <xref …>`.
      TOKENS.lastIndex = match.index + 1;
      continue;
    }
    if (match.index > end) add({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    if (groups.fence !== undefined || groups.span !== undefined) {
      add({ code: groups.fence === undefined ? codeSpanAsIs(match[0]) : match[0] });
    } else if (groups.short !== undefined) {
      add(tagOf('xref', { href: groups.short }));
    } else if (groups.target !== undefined) {
      const name = groups.image === '!' ? 'img' : 'a';
      const attributes = { href: groups.target, src: groups.target, alt: groups.label ?? '' };
      add({ ...tagOf(name, attributes), children: name === 'a' ? parse(groups.label ?? '') : [] });
    } else if (groups.quoted !== undefined || groups.mention !== undefined) {
      add({
        ...tagOf('mention', { href: groups.quoted ?? groups.mention ?? '', source: match[0] }),
      });
    } else if (groups.tag !== undefined) {
      const name = groups.tag.toLowerCase();
      if (groups.close === '/') closeTag(open, name);
      else {
        const tag = tagOf(name, attributesOf(groups.attributes ?? ''));
        add(tag);
        if (groups.self !== '/' && !VOID_TAGS.has(name)) {
          if (name !== 'pre' && name !== 'code' && name !== 'c') open.push(tag);
          else end = addRaw(tag, text, end);
        }
      }
    }
    TOKENS.lastIndex = end;
  }
  if (end < text.length) add({ text: text.slice(end) });
  return root.children;
}

function tagOf(name: string, attributes: Readonly<Record<string, string>>): Tag {
  return { name, attributes, children: [] };
}

/** What stands in `<code>` is no Markdown. */
function addRaw(tag: Tag, text: string, start: number): number {
  const close = new RegExp(`</${tag.name}\\s*>`, 'gi');
  close.lastIndex = start;
  const match = close.exec(text);
  tag.children.push({ text: text.slice(start, match?.index ?? text.length) });
  return match ? match.index + match[0].length : text.length;
}

/** A closing tag that nothing opens is left out. */
function closeTag(open: Tag[], name: string): void {
  const index = open.map((tag) => tag.name).lastIndexOf(name);
  if (index > 0) open.length = index;
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name = '', double, single]) => [name, decode(double ?? single ?? '')]),
  );
}

function isTag(child: Child): child is Tag {
  return 'name' in child;
}

/** Children as blocks of Markdown: runs of inline children are paragraphs. */
function blocksOf(children: readonly Child[], context: MarkupContext): string[] {
  const blocks: string[] = [];
  let run: Child[] = [];
  const flush = () => {
    const text = dedent(inline(run, context)).trim();
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

function blockOf(tag: Tag, context: MarkupContext): string[] {
  const { name, children } = tag;
  if (name === 'pre') {
    const [code] = parseCode(children);
    return code === undefined ? [] : [codeBlock(code.text, code.language)];
  }
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

/** The code of a `<pre>`, whose language is that of the `<code>` in it. */
function parseCode(children: readonly Child[]): { text: string; language: string }[] {
  const raw = children.map((child) => ('text' in child ? child.text : '')).join('');
  const inner = /^\s*<code\b([^>]*)>([\s\S]*?)(?:<\/code>\s*)?$/.exec(raw);
  const language = /\blang(?:uage)?-([^\s"']+)/.exec(inner?.[1] ?? '')?.[1] ?? 'csharp';
  const text = decode((inner?.[2] ?? raw).replace(/<\/?[A-Za-z][^<>]*>/g, keepGenerics));
  if (text.trim() === '') return [];
  return [{ text, language: /^(?:c#|cs)$/i.test(language) ? 'csharp' : language.toLowerCase() }];
}

/** In code, `&lt;` is a bracket; a tag is one that a highlighter has left. */
function keepGenerics(tag: string): string {
  return /^<\/?(?:span|a|b|i|em|strong|mark|code)\b/i.test(tag) ? '' : tag;
}

function itemsOf(list: Tag, context: MarkupContext): string[] {
  const items: string[] = [];
  for (const child of list.children) {
    if (!isTag(child)) continue;
    const text = blocksOf(child.children, context).map(dedent).join('\n\n');
    // In lists with terms, the term is a `<span class="term">` or a `<dt>`.
    if (child.name === 'dd' && items.length > 0) items.push(`${items.pop() ?? ''}: ${text}`);
    else if (text !== '') items.push(child.name === 'dt' ? `**${text}**` : text);
  }
  return items;
}

function tableOf(table: Tag, context: MarkupContext): string[] {
  const rows = descendants(table, 'tr').map((row) =>
    row.children
      .filter((cell) => isTag(cell) && (cell.name === 'td' || cell.name === 'th'))
      .map((cell) =>
        toLine(blocksOf(isTag(cell) ? cell.children : [], context).join('\n\n')).replace(
          /\|/g,
          '\\|',
        ),
      ),
  );
  const [head, ...body] = rows;
  if (!head) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')];
}

function descendants(tag: Tag, name: string): Tag[] {
  return tag.children.flatMap((child) =>
    !isTag(child) ? [] : child.name === name ? [child] : descendants(child, name),
  );
}

function inline(children: readonly Child[], context: MarkupContext): string {
  return children.map((child) => inlineOf(child, context)).join('');
}

function inlineOf(child: Child, context: MarkupContext): string {
  if ('code' in child) return child.code;
  if ('text' in child) return proseOf(child.text);
  const { name, attributes, children } = child;
  const content = () => inline(children, context);
  switch (name) {
    case 'xref':
    case 'see':
    case 'seealso':
      return referenceOf(child, context);
    case 'mention': {
      const uid = attributes.href ?? '';
      const found = [uid, uid.replace(/[.,)]+$/, '')].find((part) => context.isKnown(part));
      if (found === undefined) return proseOf(attributes.source ?? '');
      return context.link(found, '') + uid.slice(found.length);
    }
    case 'paramref':
    case 'typeparamref':
      return codeSpan(attributes.name ?? content());
    case 'code':
    case 'c':
      return codeSpan(decode(children.map((part) => ('text' in part ? part.text : '')).join('')));
    case 'em':
    case 'i':
      return emphasis('*', content());
    case 'b':
    case 'strong':
      return emphasis('**', content());
    case 'a':
      return anchorOf(attributes.href ?? '', joinLines(content()), context);
    case 'img':
      // A page asks nobody but its own host for anything, so a picture elsewhere is a link.
      return anchorOf(attributes.src ?? '', attributes.alt ?? '', context);
    case 'br':
      return '\\\n';
    case 'span':
      return attributes.class === 'term' ? `${emphasis('**', content())}: ` : content();
    default:
      return content();
  }
}

/** `<xref href="Uid?text=shown">`, and what is left of `<see cref="T:Uid">`. */
function referenceOf({ attributes, children }: Tag, context: MarkupContext): string {
  const written = children
    .map((child) => ('text' in child ? child.text : ''))
    .join('')
    .trim();
  if (attributes.langword !== undefined) return codeSpan(attributes.langword);
  const cref = attributes.cref?.replace(/^(?:[A-Z!]|Overload):\s*/, '');
  if (cref !== undefined) return context.link(cref, decode(written));
  const href = attributes.href ?? attributes.uid ?? '';
  if (/^https?:/i.test(href)) return anchorOf(href, proseOf(written || href), context);
  const [uid = '', query = ''] = href.split(/\?(?=[a-z]+=)/i);
  const text = new URLSearchParams(query).get('text') ?? '';
  return context.link(decodeUid(uid), text || decode(written));
}

function decodeUid(uid: string): string {
  try {
    return decodeURIComponent(uid.replace(/\+/g, ' '));
  } catch {
    return uid;
  }
}

/** Keywords of C# come as links to the language's reference; they read better as code. */
function anchorOf(href: string, text: string, context: MarkupContext): string {
  const label = text || href;
  if (/\/csharp\/language-reference\//.test(href) && /^[a-z]+$/.test(label)) return codeSpan(label);
  if (/^xref:/i.test(href)) return context.link(decodeUid(href.slice(5)), text);
  if (/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)) {
    return `[${label}](${href.replace(/[\s()<>]/g, percent)})`;
  }
  context.onDropped(href);
  return text;
}

/** Signs that would end the address in Markdown. */
function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function emphasis(mark: string, text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core === '' ? text : before + mark + core + mark + after;
}

/**
 * Text outside tags is Markdown already. Entities become characters; a `<` that is none of HTML's
 * is shown, and what is written like a generic type is code.
 */
function proseOf(text: string): string {
  const decoded = text.replace(/&(?:lt|gt|amp|quot|apos|nbsp|#\d+|#x[\da-f]+);/gi, (entity) =>
    entity.toLowerCase() === '&amp;' ? '&' : decode(entity),
  );
  // What was `&amp;lt;` is the text "&lt;", and not a bracket.
  const escaped = /&amp;/i.test(text) ? decoded.replace(/&(?=#?\w+;)/g, '\\&') : decoded;
  return outsideUrls(escaped, (part) =>
    intraword(
      part.replace(
        /(?<![\w`\\])([A-Za-z_][\w.]*<[\w\s,.?[\]]+(?:<[\w\s,.?[\]]+>[\w\s,.?[\]]*)*>)|<(?=[A-Za-z/!?])/g,
        (found, generic?: string) => (generic === undefined ? `\\${found}` : codeSpan(generic)),
      ),
    ),
  );
}

/** `<https://…>` is a link of Markdown's. */
function outsideUrls(text: string, map: (part: string) => string): string {
  return text
    .split(/(<(?:https?:\/\/|mailto:)[^\s<>]+>)/)
    .map((part, index) => (index % 2 === 1 ? part : map(part)))
    .join('');
}

/** Asterisks within a word (`ILuny***Service`, `a*b*c`) are no emphasis, unless one was begun. */
function intraword(text: string): string {
  return text.replace(/(?<=\w)\*+(?=\w)/g, (run, at: number) => {
    const begun = new RegExp(`(?:^|[^\\w*\\\\])\\*{${run.length}}(?=\\w)`).test(text.slice(0, at));
    return begun && run.length < 3 ? run : run.replace(/\*/g, '\\*');
  });
}

/** Inline code that Markdown has, on one line: the site reads variables line by line. */
function codeSpanAsIs(span: string): string {
  return span.replace(/\s*\n\s*/g, ' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replace(
    /&(?:(lt|gt|amp|quot|apos|nbsp)|#(\d+)|#x([\da-f]+));/gi,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function isBlock(markdown: string): boolean {
  return /^(?:[-*+] |\d+[.)] |`{3}|~{3}|\||>|#{1,6} |---)/.test(markdown.trimStart());
}

function joinLines(text: string): string {
  return text.replace(/\\?\s*\n\s*/g, ' ').trim();
}

/** Takes off the indentation that XML comments have; that of code blocks stays. */
function dedent(text: string): string {
  const lines = text.split('\n');
  const widths = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  const least = Math.min(...widths);
  if (!Number.isFinite(least) || least === 0) return text;
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(least)))
    .join('\n');
}
