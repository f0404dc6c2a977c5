import { substitute, type Variables } from '../../config/settings/variables';
import { withEmoji } from './emoji';
import { fenceReader } from './fences';

const HEADING_ID = /^(\s*#{1,6}\s.*?)\s*\\?\{#([\w-]+)\}\s*$/;
const ADMONITION_TITLE = /^([\s>]*:{3,})([a-z]+)[ \t]+([^\s[{].*?)\s*$/;
/** With as many backticks at the end as at the start. */
export const INLINE_CODE = /(?<![`\\])(`+)(?!`).*?(?<!`)\1(?!`)/g;
/** `<https://…>` and `<me@example.com>`, unless they are the address of a link or of a definition. */
const AUTOLINK =
  /(?<!\]\(\s*|^[\s>]*\[[^\]]+\]:\s*)<((?:https?:\/\/|mailto:|ftp:\/\/|tel:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;

/** `<xref:Room>`, `<xref:RealtimeSet<TModel>>` */
const XREF = /(?<!\\)<xref:([^\s<>]+(?:<[^<>]*>)?[^\s<>]*)>/g;

/**
 * Converts what authors write, including what plain Markdown allows, to text that MDX parses. Line
 * numbers do not change, so positions in error messages stay correct.
 *
 * - `{product}` and the other variables are replaced, in code too.
 * - `<!-- comments -->` become MDX comments.
 * - `## Heading {#id}` keeps its id (gatsby-remark-autolink-headers reads it).
 * - `:::tip My title` becomes the directive's `:::tip[My title]`.
 * - `<https://…>` and `<xref:Room>` become links.
 * - `:tada:` becomes the emoji.
 */
export function prepareSource(source: string, variables: Variables): string {
  const inFence = fenceReader();
  let inComment = false;
  return source
    .split('\n')
    .map((raw) => {
      if (!inComment && inFence(raw)) return substitute(raw, variables);
      const line = outsideCode(
        raw,
        (text) => substitute(text, variables, 'keep'),
        (code) => substitute(code, variables),
      );
      const [text, open] = commentsToMdx(line, inComment);
      inComment = open;
      return outsideCode(text, (part) => withEmoji(xrefLinks(part).replace(AUTOLINK, asLink)))
        .replace(HEADING_ID, '$1 \\{#$2}')
        .replace(ADMONITION_TITLE, (_, colons: string, name: string, title: string) => {
          return `${colons}${name}[${title.replace(/[[\]]/g, '\\$&')}]`;
        });
    })
    .join('\n');
}

function asLink(_: string, address: string): string {
  return /^[a-z]+:/.test(address) ? `[${address}](${address})` : `[${address}](mailto:${address})`;
}

/** Rewrites `<xref:Room>` as a link to the name with the name as its text. */
export function xrefLinks(text: string): string {
  return text.replace(XREF, (_, name: string) => {
    return `[\`${name.replace(/\?.*$/, '')}\`](xref:${encodeURI(name)})`;
  });
}

/**
 * Rewrites HTML comments on one line outside inline code; also returns whether one is still open.
 */
function commentsToMdx(line: string, inComment: boolean): [text: string, open: boolean] {
  if (!inComment && !line.includes('<!--')) return [line, false];
  let open = inComment;
  const rewrite = (part: string) =>
    part.replace(/<!--|-->|\*\//g, (token) => {
      if (token === '<!--' && !open) {
        open = true;
        return '{/*';
      }
      if (token === '-->' && open) {
        open = false;
        return '*/}';
      }
      return token === '*/' && open ? '* /' : token;
    });
  const text = outsideCode(line, rewrite, (code) => (open ? rewrite(code) : code));
  return [text, open];
}

/** Processes the code in a text, fences and inline, separately from the rest, line by line. */
export function outsideAllCode(
  source: string,
  onText: (text: string) => string,
  onCode: (code: string) => string = (code) => code,
): string {
  const inFence = fenceReader();
  return source
    .split('\n')
    .map((line) => (inFence(line) ? onCode(line) : outsideCode(line, onText, onCode)))
    .join('\n');
}

/** A text with dots in place of its code, so that places stay. */
export const withoutCode = (source: string): string =>
  outsideAllCode(
    source,
    (text) => text,
    (code) => '·'.repeat(code.length),
  );

/** Processes the inline code in a line separately from its text. */
export function outsideCode(
  line: string,
  onText: (text: string) => string,
  onCode: (code: string) => string = (code) => code,
): string {
  let text = '';
  let end = 0;
  for (const match of line.matchAll(INLINE_CODE)) {
    text += onText(line.slice(end, match.index)) + onCode(match[0]);
    end = match.index + match[0].length;
  }
  return text + onText(line.slice(end));
}
