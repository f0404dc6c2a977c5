import { substitute, type Variables } from '../../settings/variables';

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/;
const HEADING_ID = /^(\s*#{1,6}\s.*?)\s*\{#([\w-]+)\}\s*$/;
const ADMONITION_TITLE = /^([\s>]*:{3,})([a-z]+)[ \t]+([^\s[{].*?)\s*$/;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/g;

/**
 * Turns what authors write, and what Docusaurus and plain Markdown allow, into text that MDX
 * parses. Every line stays on its line, so positions in error messages stay right.
 *
 * - `{product}` and the other variables are replaced, in code too.
 * - `<!-- comments -->` become MDX comments.
 * - `## Heading {#id}` keeps its id (gatsby-remark-autolink-headers reads it).
 * - `:::tip My title` becomes the directive's `:::tip[My title]`.
 * - `<https://…>` becomes a link.
 */
export function prepareSource(source: string, variables: Variables): string {
  let fence: string | undefined;
  let inComment = false;
  return source
    .split('\n')
    .map((raw) => {
      const marker = FENCE.exec(raw);
      if (fence) {
        const closes = marker?.[1]?.startsWith(fence) && marker[2]?.trim() === '';
        if (closes) fence = undefined;
        return substitute(raw, variables);
      }
      if (marker?.[1] && !inComment) {
        fence = marker[1];
        return substitute(raw, variables);
      }
      const line = outsideCode(
        raw,
        (text) => substitute(text, variables, 'keep'),
        (code) => substitute(code, variables),
      );
      const [text, open] = commentsToMdx(line, inComment);
      inComment = open;
      return text
        .replace(HEADING_ID, '$1 \\{#$2}')
        .replace(ADMONITION_TITLE, (_, colons: string, name: string, title: string) => {
          return `${colons}${name}[${title.replace(/[[\]]/g, '\\$&')}]`;
        })
        .replace(AUTOLINK, '[$1]($1)');
    })
    .join('\n');
}

/** Rewrites HTML comments of one line outside inline code; says whether one stays open. */
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

/** Treats the inline code of one line apart from its text. */
function outsideCode(
  line: string,
  onText: (text: string) => string,
  onCode: (code: string) => string,
): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith('`') ? onCode(part) : onText(part)))
    .join('');
}
