import { toHtml } from 'hast-util-to-html';
import { arityAt } from '../../../packages/csharp/type-names';
import { nameParts } from '../../page-model/name-breaks';
import {
  attribute,
  type Element,
  type ElementContent,
  findElements,
  h,
  hasClass,
  isElement,
  type Root,
  text,
  textContent,
} from './tree';
import { parseHtml } from './parse';

/** `RealtimeSet<TModel>`, `RealtimeView.RequestOwnership`, `Room.Connect(…)`, `Room.Handler<T>`. */
const REFERENCE = /^([A-Z]\w*)(<[\w,\s]+>)?(?:\.(\w+)(?:\([^)]*\)|<[\w,\s]+>)?)?$/;
/** In a group, so that `split` keeps it. */
const IDENTIFIER = /(\b[A-Z]\w*\b)/;
/** Links cannot be nested, and headings are links to themselves. */
const SKIPPED = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption']);
/** C# tokens that contain no types: `using {Product}.Realtime` names a namespace, not the class. */
const NO_TYPES = ['comment', 'string', 'keyword', 'namespace'];
export const OPEN = '\uE002';
export const CLOSE = '\uE003';
/** Prefix for the name of a type that may be a Unity or .NET one. */
export const EXTERNAL = '+';

/**
 * Marks potential type names: inline code, and identifiers in C# blocks outside comments and
 * strings. `fillTypeLinks` links the ones that are types, which may change without a change to this
 * page. The name of a type after a "!" is shown without it, and never linked; `!isReady` is C#.
 *
 * In declarations (`api-signature`) and in type positions (`type-ref`), Unity and .NET types are
 * marked as well. Nothing is marked below `no-type-links`, nor is the name being declared
 * (`data-declares`).
 */
export function markTypes(root: Root): void {
  root.children = root.children.map((child) => markNode(child as ElementContent));
}

/** Marks types in serialized HTML; see `markTypes`. */
export function markTypesIn(html: string): string {
  const root = parseHtml(html);
  markTypes(root);
  return toHtml(root);
}

function markNode(node: ElementContent): ElementContent {
  if (!isElement(node) || SKIPPED.has(node.tagName) || hasClass(node, 'no-type-links')) return node;
  if (hasClass(node, 'type-ref')) return markCode(node, true);
  if (node.tagName === 'code') return hasClass(node, 'no-links') ? node : markInline(node);
  if (node.tagName === 'pre') {
    return hasClass(node, 'language-csharp')
      ? markCode(node, hasClass(node, 'api-signature'))
      : node;
  }
  return { ...node, children: node.children.map(markNode) };
}

/** C# code: a block with its tokens, or the name of a type. */
function markCode(code: Element, isTypePosition: boolean): Element {
  const whole = textContent(code);
  const { dataDeclares: declared, ...properties } = code.properties;
  /** Code blocks scroll, so their lines need not break. */
  const contentOf = code.tagName === 'pre' ? (name: string) => [text(name)] : breakableText;
  let at = 0;
  const walk = (node: ElementContent, sign: string | undefined): ElementContent[] => {
    if (isElement(node)) {
      const isNoType = NO_TYPES.some((token) => hasClass(node, token));
      // A method may be named like a Unity or .NET type: `Log.Exception(…)`.
      const isMethod = hasClass(node, 'function') && sign === EXTERNAL;
      const inner = isNoType || isMethod ? undefined : sign;
      return [{ ...node, children: node.children.flatMap((child) => walk(child, inner)) }];
    }
    if (node.type !== 'text') return [node];
    // Every second part is an identifier.
    return node.value.split(IDENTIFIER).flatMap((part, index): ElementContent[] => {
      const start = at;
      at += part.length;
      if (part === '') return [];
      if (index % 2 === 0 || sign === undefined || part === declared) return [text(part)];
      return [mark(sign + qualifierAt(whole, start) + typeAt(whole, part, start), contentOf(part))];
    });
  };
  const sign = isTypePosition ? EXTERNAL : '';
  return { ...code, properties, children: code.children.flatMap((child) => walk(child, sign)) };
}

function markInline(code: Element): Element {
  const label = textContent(code);
  if (label.startsWith('!') && REFERENCE.test(label.replace(/^!+/, '')))
    return { ...code, children: [text(label.slice(1))] };
  const match = REFERENCE.exec(label);
  if (!match || attribute(code, 'className') !== undefined) return code;
  const [, name = '', generic, member] = match;
  const arity = generic ? `~${arityAt(label, name.length)}` : '';
  return { ...code, children: [mark(name + arity + (member ? `.${member}` : ''), code.children)] };
}

/**
 * Long names in sentences, linked or not, break between their parts rather than in mid-word. Those of
 * types have to be whole until `markTypes` has found them; it breaks them.
 */
export function breakLongNames(root: Root): void {
  const isName = (code: Element) => code.tagName === 'code' && !hasClass(code, 'type-ref');
  for (const code of findElements(root, isName)) {
    const label = textContent(code);
    if (/^\S{28,}$/.test(label) && code.children[0]?.type === 'text')
      code.children = breakableText(label);
  }
}

function breakableText(name: string): ElementContent[] {
  return nameParts(name).flatMap((part, index) =>
    index === 0 ? [text(part)] : [h('wbr'), text(part)],
  );
}

/** A name with its number of type arguments. */
function typeAt(code: string, name: string, index: number): string {
  return `${name}~${arityAt(code, index + name.length)}`;
}

/** The type that qualifies a name, as `Outer~1/`; "/" if the qualifier is something else. */
function qualifierAt(code: string, index: number): string {
  if (code[index - 1] !== '.') return '';
  let end = index - 1;
  if (code[end - 1] === '>') {
    let depth = 0;
    do {
      end--;
      if (code[end] === '>') depth++;
      else if (code[end] === '<') depth--;
    } while (depth > 0 && end > 0);
  }
  const name = /\b[A-Z]\w*$/.exec(code.slice(0, end))?.[0];
  return name === undefined ? '/' : `${typeAt(code, name, end - name.length)}/`;
}

function mark(key: string, children: ElementContent[]): Element {
  return h('a', { href: OPEN + key + CLOSE, className: ['type-link'] }, children);
}
