import { decodeEntities } from '../../shared/plain-html';

/** A piece of HTML as it stands in Markdown. */
export type HtmlToken =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string | true>;
      readonly closed: boolean;
      readonly written: string;
    }
  | { readonly type: 'close'; readonly name: string; readonly written: string }
  | { readonly type: 'comment'; readonly value: string }
  | { readonly type: 'text'; readonly value: string }
  /** The whole of an element whose content is no HTML: scripts, styles. */
  | { readonly type: 'opaque'; readonly name: string; readonly value: string };
export type Open = Extract<HtmlToken, { type: 'open' }>;

const ATTRIBUTES = '(?:\\s+[^\\s"\'<>/=]+(?:\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'=<>`]+))?)*';
const TOKEN = new RegExp(
  [
    '<!--([\\s\\S]*?)-->',
    '<(script|style)\\b[^>]*>([\\s\\S]*?)<\\/\\2\\s*>',
    '<\\/([A-Za-z][\\w:.-]*)\\s*>',
    `<([A-Za-z][\\w:.-]*)(${ATTRIBUTES})\\s*(\\/?)>`,
    '<(?:![A-Za-z]|\\?)[^>]*>',
  ].join('|'),
  'gi',
);
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Splits HTML into tags and texts. Texts have their character references replaced. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const addText = (value: string) => {
    if (value !== '') tokens.push({ type: 'text', value: decodeEntities(value) });
  };
  let end = 0;
  for (const match of html.matchAll(TOKEN)) {
    addText(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [written, comment, opaque, content, closing, name, attributes = '', slash] = match;
    if (comment !== undefined) tokens.push({ type: 'comment', value: comment });
    else if (opaque !== undefined) {
      tokens.push({ type: 'opaque', name: opaque.toLowerCase(), value: content ?? '' });
    } else if (closing !== undefined) tokens.push({ type: 'close', name: closing, written });
    else if (name !== undefined) {
      const closed = slash === '/';
      tokens.push({ type: 'open', name, attributes: attributesOf(attributes), closed, written });
    }
  }
  addText(html.slice(end));
  return tokens;
}

function attributesOf(source: string): Map<string, string | true> {
  const attributes = new Map<string, string | true>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare;
    attributes.set(name, value === undefined ? true : decodeEntities(value));
  }
  return attributes;
}
