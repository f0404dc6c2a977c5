import { decodeComponent } from '../../../../src/page-model/decode-component';
import type { Child, Tag } from './parse';
import { proseOf } from './prose';
import { codeSpan, decode, joinLines } from './text';

export interface MarkupContext {
  /** Markdown for a reference to a uid; `text` is the author's link text, or empty. */
  readonly link: (uid: string, text: string) => string;
  /** Whether a word after `@` is a uid, as opposed to a user name or an email address. */
  readonly isKnown: (uid: string) => boolean;
  /** Whether an address on the site is that of a page, with or without an anchor. */
  readonly isPage: (address: string) => boolean;
  /** Called for each address that leads nowhere on the site; its link text is kept. */
  readonly onDropped: (address: string) => void;
}

export function inline(children: readonly Child[], context: MarkupContext): string {
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
      // Pages only load from their own host, so a picture elsewhere becomes a link.
      return anchorOf(attributes.src ?? '', attributes.alt ?? '', context);
    case 'br':
      return '\\\n';
    case 'span':
      return attributes.class === 'term' ? `${emphasis('**', content())}: ` : content();
    default:
      return content();
  }
}

/** `<xref href="Uid?text=shown">`, and `<see cref="T:Uid">` that DocFX left unconverted. */
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

const decodeUid = (uid: string) => decodeComponent(uid.replace(/\+/g, ' '));

/** DocFX links C# keywords to the language reference; they read better as code. */
export function anchorOf(href: string, text: string, context: MarkupContext): string {
  const label = text || href;
  if (/\/csharp\/language-reference\//.test(href) && /^[a-z]+$/.test(label)) return codeSpan(label);
  if (/^xref:/i.test(href)) return context.link(decodeUid(href.slice(5)), text);
  if (leadsSomewhere(href, context)) {
    return `[${label}](${href.replace(/[\s()<>]/g, percent)})`;
  }
  context.onDropped(href);
  return text;
}

/** Whether a build accepts a link: it leaves the site, or a page has the address. */
export function leadsSomewhere(href: string, context: Pick<MarkupContext, 'isPage'>): boolean {
  return /^(?:https?:\/\/|mailto:|#)/i.test(href) || (href.startsWith('/') && context.isPage(href));
}

/** Encodes a character that would end the address in Markdown. */
function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function emphasis(mark: string, text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core === '' ? text : before + mark + core + mark + after;
}
