import {
  attribute,
  type Element,
  type ElementContent,
  h,
  hasClass,
  isElement,
  type Root,
  text,
  textContent,
} from './tree';

/** Where a type of the API reference stands, and the anchors of its members. */
export interface TypeTarget {
  readonly path: string;
  readonly anchors: ReadonlySet<string>;
}

/** By the type's name; generic types also by the name with a tilde (`RealtimeSet` and `RealtimeSet~`). */
export type TypeTargets = ReadonlyMap<string, TypeTarget>;

/** `RealtimeView`, `RealtimeSet<TModel>`, `RealtimeView.RequestOwnership`, `Room.Connect(…)`. */
const REFERENCE = /^([A-Z]\w*)(<[\w,\s]+>)?(?:\.(\w+)(?:\([^)]*\))?)?$/;
const IDENTIFIER = /\b[A-Z]\w*\b/g;
/** Links stand in no link, and headings are links to themselves. */
const SKIPPED = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption']);
/** Tokens of C# that hold no types: `using {Product}.Realtime` names a namespace, not the class. */
const NO_TYPES = ['comment', 'string', 'keyword', 'namespace'];
const OPEN = '\uE002';
const CLOSE = '\uE003';

/**
 * Marks what may be the name of a type: inline code, and identifiers in C# blocks outside comments
 * and texts. `fillTypeLinks` makes links of those that are types; which ones are may change without
 * this page changing. Inline code that starts with "!" is shown without it, and never linked.
 */
export function markTypes(root: Root): void {
  root.children = root.children.flatMap((child) => markNode(child as ElementContent, false));
}

function markNode(node: ElementContent, isCSharp: boolean): ElementContent[] {
  if (!isElement(node)) {
    return isCSharp && node.type === 'text' ? markIdentifiers(node.value) : [node];
  }
  if (SKIPPED.has(node.tagName)) return [node];
  if (node.tagName === 'code' && !isCSharp && !hasClass(node, 'no-links'))
    return [markInline(node)];
  if (node.tagName === 'pre') {
    if (!hasClass(node, 'language-csharp')) return [node];
    return [{ ...node, children: node.children.flatMap((child) => markCode(child)) }];
  }
  const isNoType = NO_TYPES.some((token) => hasClass(node, token));
  const children = node.children.flatMap((child) => markNode(child, isCSharp && !isNoType));
  return [{ ...node, children }];
}

/** The code of a C# block: its element, and the tokens inside. */
function markCode(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'code')) return [node];
  return [{ ...node, children: node.children.flatMap((child) => markNode(child, true)) }];
}

function markInline(code: Element): Element {
  const label = textContent(code);
  if (label.startsWith('!') && label.length > 1)
    return { ...code, children: [text(label.slice(1))] };
  const match = REFERENCE.exec(label);
  if (!match || attribute(code, 'className') !== undefined) return code;
  const [, name = '', generic, member] = match;
  const key = name + (generic ? '~' : '') + (member ? `.${member}` : '');
  return { ...code, children: [mark(key, code.children)] };
}

function markIdentifiers(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const match of value.matchAll(IDENTIFIER)) {
    if (match.index > end) parts.push(text(value.slice(end, match.index)));
    parts.push(mark(match[0], [text(match[0])]));
    end = match.index + match[0].length;
  }
  if (end < value.length) parts.push(text(value.slice(end)));
  return parts;
}

function mark(key: string, children: ElementContent[]): Element {
  return h('a', { href: OPEN + key + CLOSE, className: ['type-link'] }, children);
}

const MARK = new RegExp(
  `<a href="${OPEN}([^"${CLOSE}]*)${CLOSE}" class="type-link">([\\s\\S]*?)</a>`,
  'g',
);

/**
 * Makes links of the marks that name a type, and text of the others.
 *
 * @param own the page's own path: a type's page does not link to itself, but to its members.
 */
export function fillTypeLinks(html: string, types: TypeTargets, own: string): string {
  return html.replace(MARK, (_, key: string, content: string) => {
    const href = hrefOf(key, types, own);
    return href === undefined ? content : `<a href="${href}" class="type-link">${content}</a>`;
  });
}

function hrefOf(key: string, types: TypeTargets, own: string): string | undefined {
  const [name = '', member] = key.split('.');
  const plain = name.replace('~', '');
  const target = types.get(name) ?? types.get(plain) ?? types.get(`${plain}Attribute`);
  if (!target) return undefined;
  const anchor = member !== undefined && target.anchors.has(member) ? `#${member}` : '';
  // `Room.Unknown` is a mistake of its own; a link to the class would hide it.
  if (member !== undefined && anchor === '') return undefined;
  if (target.path === own) return anchor || undefined;
  return target.path + anchor;
}
