/** Lays out what stands before it: see `client/early/parts.ts`. */
export const MARK_SCRIPT = 'part()';
const MARK = `<script>${MARK_SCRIPT}</script>`;

/** The least that a part holds, in characters: some 200 elements, or a tenth of a long page. */
const PART = 8000;

/** What comes before the body, as React adopts it: lists, unless they are empty. */
const LISTS = ['data-static="sidebar-', 'data-static="toc-'];
const LIST_END = '</ul>';
const AFTER_LIST = '</div></nav>';

const BODY = 'data-static="body-';
const BODY_END = '</article>';

/**
 * Where a part may end: between siblings, one of which is closed. No rule of a style sheet asks what
 * stands before these, so the mark changes nothing where it stays, which is without JavaScript.
 */
const BOUNDARY = /<\/\w+>\n?(?=<(?:h2|h3|section class|figure)\b)/g;

/**
 * Marks in a document where browsers lay out what they have parsed, so that a long page does not
 * take one long task. The marks are in what React adopts as it is, and remove themselves.
 */
export function inParts(html: string): string {
  const body = html.indexOf(BODY);
  const end = body === -1 ? -1 : html.indexOf(BODY_END, body);
  if (end === -1) return html;
  const lists = LISTS.flatMap((list) => endOf(list, html, body));
  const places = [...lists, ...boundaries(html, body, end)];
  const cuts = [0, ...places, html.length];
  return cuts
    .slice(1)
    .map((cut, index) => html.slice(cuts[index], cut))
    .join(MARK);
}

function endOf(list: string, html: string, before: number): number[] {
  const start = html.indexOf(list);
  const end = start === -1 ? -1 : html.indexOf(LIST_END + AFTER_LIST, start);
  return end === -1 || end > before ? [] : [end + LIST_END.length];
}

function boundaries(html: string, from: number, to: number): number[] {
  const found: number[] = [];
  let next = from + PART;
  while (next < to) {
    BOUNDARY.lastIndex = next;
    const match = BOUNDARY.exec(html);
    const at = match ? match.index + match[0].length : to;
    if (at < to) found.push(at);
    next = at + PART;
  }
  return found;
}
