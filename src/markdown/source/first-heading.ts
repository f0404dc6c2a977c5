/**
 * What may stand above the title: comments, imports, pictures and tags; `h1` is the title itself.
 * Text does not, so a heading below it is a part of the page.
 */
const ABOVE =
  /^(?:\s+|<!--[^]*?-->|\{\/\*[^]*?\*\/\}|(?:import|export)\s[^]*?(?:\n[ \t]*(?=\n)|$)|<(?![hH]1\b)\/?[A-Za-z][^<>]*>|\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?)+/;

const HEADINGS = [
  /^#\s+(.+?)(?:\s+#+)?(?:\s*\\?\{ ?#[\w-]+ ?\})?(?:\s+#+)?\s*(?:\n|$)/,
  /^<h1\b[^>]*>([^]*?)<\/h1>/i,
  /^(?![-#>`~])([^\n]+)\n=+[ \t]*(?:\n|$)/,
];

/**
 * The text of the first-level heading that a Markdown text begins with; undefined if there is none.
 */
export function firstHeading(body: string): string | undefined {
  const start = body.replace(/\r\n?/g, '\n').replace(ABOVE, '');
  const heading = HEADINGS.map((form) => form.exec(start)?.[1]).find((found) => found);
  return (heading && withoutMarkup(heading)) || undefined;
}

const LINK = /((?<!\\)`[^`]*`)|!?\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g;

function withoutMarkup(heading: string): string {
  return heading
    .replace(LINK, (_, code: string | undefined, text: string) => code ?? text)
    .split(/((?<!\\)`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part
            .replace(/(?<!\\)<\/?[a-z][^<>]*>/gi, '')
            .replace(/(?<!\\)\*|(?<![\w\\])_+|(?<!\\)_+(?!\w)|\\(?=[!-/:-@[-`{-~])/g, ''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
