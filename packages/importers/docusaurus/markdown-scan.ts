/** Attributes whose texts readers see or hear. */
const SHOWN =
  /(?<!\S)(?:label|title|alt|summary)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'`]([^"'`]*)["'`]\s*\})/g;

/** Tags that any reader of Markdown knows, and what Docusaurus has for them. */
const KEPT = /^\/?(?:a|abbr|iframe|img|video|Link)\b/;

/** Takes tags and expressions out of Markdown without code; their own texts stay. */
export function scanMarkdown(source: string): string {
  let text = '';
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at, at + 12);
    if (source[at] === '\\' && /[^A-Za-z0-9\s]/.test(source[at + 1] ?? '')) {
      text += source.slice(at, at + 2);
      at += 2;
    } else if (/^<(?:https?:|mailto:)/i.test(rest)) {
      const end = source.indexOf('>', at);
      text += source.slice(at, end < 0 ? undefined : end + 1);
      at = end < 0 ? source.length : end + 1;
    } else if (/^<\/?(?:[A-Za-z]|>)/.test(rest)) {
      const end = closingOf(source, at, '<', '>');
      const tag = source.slice(at + 1, end);
      // Inline tags stand inside words: `<b>W</b>ord`.
      text +=
        (KEPT.test(tag) ? keptTag(tag) : shownIn(tag)) +
        (/^\/?(?:a|b|i|em|strong|code|span|kbd|sub|sup|mark)\b/.test(tag) ? '' : ' ');
      at = end + 1;
    } else if (source[at] === '{') {
      const end = closingOf(source, at, '{', '}');
      text += ` ${textsOf(source.slice(at + 1, end))} `;
      at = end + 1;
    } else {
      text += source[at] ?? '';
      at++;
    }
  }
  return text;
}

/** A tag in HTML, with the addresses that are written as texts. */
function keptTag(tag: string): string {
  const [, slash = '', name = ''] = /^(\/?)(\w+)/.exec(tag) ?? [];
  const attributes = [
    ...tag.matchAll(/(?<=\s)(href|to|src|alt|id|name)\s*=\s*(?:\{\s*)?["'`]([^"'`]*)["'`]/g),
  ];
  const written = attributes.map(
    ([, key = '', value]) => ` ${key === 'to' ? 'href' : key}="${value}"`,
  );
  return `<${slash}${name === 'Link' ? 'a' : name}${written.join('')}>`;
}

function shownIn(tag: string): string {
  const shown = [...tag.matchAll(SHOWN)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  return shown.length > 0 ? ` ${shown.join(' ')} ` : '';
}

/** The texts in an expression, where it is nothing but a text. */
function textsOf(expression: string): string {
  return /^\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*$/.exec(expression)?.slice(1).join(' ') ?? '';
}

/** How much of a line follows a quote up to the one that closes it; 0 if none does. */
function quotedLength(source: string, at: number): number {
  const rest = source.slice(at, source.indexOf('\n', at) >>> 0);
  return Math.max((/^(["'`])(?:\\.|(?!\1)[^\\])*\1/.exec(rest)?.[0].length ?? 1) - 1, 0);
}

/** The index of the bracket that closes the one at `start`, outside quotes in tags. */
function closingOf(source: string, start: number, open: string, close: string): number {
  let depth = 0;
  let braces = 0;
  let quote = '';
  for (let at = start; at < source.length; at++) {
    const char = source[at] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (open === '<' && /["'`]/.test(char)) {
      quote = char;
    } else if (open === '{' && /["'`]/.test(char)) {
      at += quotedLength(source, at);
    } else if (open === '<' && char === '{') braces++;
    else if (open === '<' && char === '}') braces--;
    else if (char === open && braces === 0) depth++;
    else if (char === close && braces === 0 && --depth === 0) return at;
  }
  return source.length;
}
