import type { Marked } from './types';
import { isStopWord, type Part, stem, wordsOf } from './words';

/** The markup around a match. It comes from our own code, so it is inserted unescaped. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

/** A set of stems, or a map keyed by them. */
type Stems = Pick<ReadonlySet<string>, 'has'>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text of escaped HTML; hosted services write the apostrophe in another way. */
export function plainText(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replace(
      /&(?:lt|gt|quot|#39|amp);/g,
      (all) => Object.keys(ENTITIES).find((key) => ENTITIES[key] === all) ?? all,
    );
}

function matchesIn(text: string, stems: Stems): Part[] {
  const ranges: Part[] = [];
  for (const word of wordsOf(text)) {
    // A generic name occurs a second time as a whole: `List` and `List<T>`.
    if (ranges.some(({ end }) => end > word.start)) continue;
    const isMatch = ({ text: own }: Part) => !isStopWord(own) && stems.has(stem(own));
    if (isMatch(word)) ranges.push(word);
    else ranges.push(...word.parts.filter(isMatch));
  }
  return ranges;
}

/** The whole text, escaped, with its matches marked. */
export function highlight(text: string, stems: Stems, tags: Tags): Marked {
  const ranges = matchesIn(text, stems);
  let value = '';
  let at = 0;
  for (const { start, end } of ranges) {
    value += escapeHtml(text.slice(at, start));
    value += tags.before + escapeHtml(text.slice(start, end)) + tags.after;
    at = end;
  }
  const matchLevel = ranges.length === 0 ? 'none' : 'full';
  return { value: value + escapeHtml(text.slice(at)), matchLevel };
}

/** The words around the densest matches, escaped and marked: at most `length` of them. */
export function snippet(
  text: string,
  stems: Stems,
  tags: Tags,
  length: number,
  ellipsis: string,
): Marked {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= length) return highlight(text, stems, tags);
  const matches = matchesIn(text, stems);
  const hits = words.map(({ start, end }) =>
    matches.some((match) => match.start < end && match.end > start),
  );
  const from = bestWindow(hits, length);
  const part = words.slice(from, from + length);
  const isCut = from + length < words.length;
  const whole = text.slice(part[0]?.start, part.at(-1)?.end);
  const shown = isCut ? whole.replace(/[.,:;]$/, '') : whole;
  const { value, matchLevel } = highlight(shown, stems, tags);
  const before = from > 0 ? escapeHtml(ellipsis) : '';
  const after = isCut ? escapeHtml(ellipsis) : '';
  return { value: before + value + after, matchLevel };
}

/** The start of the window with the most hits, with some lead-in before the first. */
function bestWindow(hits: readonly boolean[], length: number): number {
  let best = 0;
  let most = -1;
  for (let from = 0; from + length <= hits.length; from++) {
    const count = hits.slice(from, from + length).filter(Boolean).length;
    if (count > most) [best, most] = [from, count];
  }
  const first = hits.indexOf(true, best);
  const lead = Math.floor(length / 4);
  if (first < 0) return 0;
  return Math.max(0, Math.min(best, first - lead), Math.min(first - lead, hits.length - length));
}
