import { decode } from './text';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Child[];
}
/** `code` is already Markdown and is left alone. */
export type Child = Tag | { readonly text: string } | { readonly code: string };

const BLOCKS = 'p para div pre ul ol list dl table blockquote h1 h2 h3 h4 h5 h6 hr example note';
export const BLOCK_NAMES = new Set(BLOCKS.split(' '));
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

export function parse(text: string): Child[] {
  const root: Tag = { name: '', attributes: {}, children: [] };
  const open: Tag[] = [root];
  const add = (child: Child) => open.at(-1)?.children.push(child);
  let end = 0;
  TOKENS.lastIndex = 0;
  for (let match = TOKENS.exec(text); match; match = TOKENS.exec(text)) {
    const groups = match.groups ?? {};
    if (groups.tag !== undefined && !KNOWN_TAGS.has(groups.tag.toLowerCase())) {
      // The text after a `<` may contain a tag: `<bool, <xref …>`.
      TOKENS.lastIndex = match.index + 1;
      continue;
    }
    if (match.index > end) add({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    if (groups.fence !== undefined || groups.span !== undefined) {
      add({ code: groups.fence ?? codeSpanAsIs(match[0]) });
    } else if (groups.short !== undefined) {
      add(tagOf('xref', { href: groups.short }));
    } else if (groups.target !== undefined) {
      const name = groups.image === '!' ? 'img' : 'a';
      const attributes = { href: groups.target, src: groups.target, alt: groups.label ?? '' };
      add({ ...tagOf(name, attributes), children: name === 'a' ? parse(groups.label ?? '') : [] });
    } else if (groups.quoted !== undefined || groups.mention !== undefined) {
      add(tagOf('mention', { href: groups.quoted ?? groups.mention ?? '', source: match[0] }));
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

/** Adds the content of a code element unparsed, because it isn't Markdown. */
function addRaw(tag: Tag, text: string, start: number): number {
  const close = new RegExp(`</${tag.name}\\s*>`, 'gi');
  close.lastIndex = start;
  const match = close.exec(text);
  tag.children.push({ text: text.slice(start, match?.index ?? text.length) });
  return match ? match.index + match[0].length : text.length;
}

/** A closing tag without an opening one is dropped. */
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

export function isTag(child: Child): child is Tag {
  return 'name' in child;
}

/** Puts Markdown's inline code on one line: the site replaces variables line by line. */
function codeSpanAsIs(span: string): string {
  return span.replace(/\s*\n\s*/g, ' ');
}
