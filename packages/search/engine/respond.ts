import type { Answer, Engine, Found } from './engine';
import { escapeHtml, highlight, snippet, type Tags } from './highlight';
import type { Entry } from './pages';
import type { Term } from './query';
import { recordId } from './record-id';
import {
  hierarchyOf,
  type IndexState,
  type Level,
  LEVELS,
  type Marked,
  type MarkedTexts,
  type RecordType,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './types';

const HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 100;
const SNIPPET_WORDS = 10;
/** The search box accepts 64; anything longer does not come from a reader. */
const MAX_QUERY = 256;

/**
 * Answers one request the way a hosted index would.
 *
 * @param complete completes the hits on the page of results that is asked for, or leaves some out.
 */
export function respond(
  engine: Pick<Engine, 'search' | 'suggest'>,
  request: SearchRequest,
  state: IndexState,
  complete = (hits: readonly Found[]) => hits,
): SearchResult {
  const query = cutQuery(request);
  const hitsPerPage = clamp(request.hitsPerPage, 1, MAX_HITS_PER_PAGE, HITS_PER_PAGE);
  const page = clamp(request.page, 0, 10_000, 0);
  const answer = engine.search(query);
  // Without a prototype: a section may be called "constructor".
  const facets = Object.create(null) as Record<string, number>;
  for (const { entry } of answer.found) {
    facets[entry.page.section] = (facets[entry.page.section] ?? 0) + 1;
  }
  const isWanted = sectionFilter(request.facetFilters);
  const found = answer.found.filter(({ entry }) => isWanted(entry.page.section));
  const start = page * hitsPerPage;
  const shown = complete(found.slice(start, start + hitsPerPage));
  return {
    hits: shown.map((one) => hitOf(one, answer, request)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    facets: { lvl0: facets },
    suggestions: answer.found.length === 0 ? engine.suggest(query) : meantBy(answer, query),
    index: state,
    ...(answer.isWeak && answer.found.length > 0 && { isWeak: true }),
  };
}

/** The query of a request, without what no reader types. */
export function cutQuery({ query = '' }: SearchRequest): string {
  return query.slice(0, MAX_QUERY);
}

function clamp(value: number | undefined, least: number, most: number, usual: number): number {
  if (value === undefined || !Number.isFinite(value)) return usual;
  return Math.min(most, Math.max(least, Math.floor(value)));
}

/** The outer list is "and", an inner list "or"; filters on other attributes are ignored. */
export function sectionFilter(
  filters: SearchRequest['facetFilters'],
): (section: string) => boolean {
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  const groups = all
    .map((group) => (typeof group === 'string' ? [group] : group))
    .map((group) =>
      group.flatMap((filter) => /^(?:hierarchy\.)?lvl0:(.*)$/s.exec(filter)?.[1] ?? []),
    )
    .filter((group) => group.length > 0);
  return (section) => groups.every((group) => group.includes(section));
}

function hitOf({ entry }: Found, { stems, query }: Answer, request: SearchRequest): SearchHit {
  // What was typed is marked, not what it may mean.
  const all = new Set(stems.flatMap((own, at) => [...own.keys()].filter(isTyped(query.terms[at]))));
  const tags: Tags = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
  };
  const ellipsis = request.snippetEllipsisText ?? '…';
  const { page, unit, above } = entry;
  const levels: Partial<Record<Level, string>> = { lvl0: page.section, lvl1: page.title };
  for (const { depth, text } of [...above, unit]) {
    const level = LEVELS[Math.min(depth, 6)];
    if (level && depth > 1) levels[level] = text;
  }
  const block = bestBlock(entry, stems);
  // A hit is shown by its text if that matches more terms than its names do.
  const isByText = block.inText > block.inNames && query.terms.length > 0;
  const type = isByText ? 'content' : (LEVELS[Math.min(unit.depth, 6)] as RecordType);
  const url = unit.anchor === '' ? page.path : `${page.path}#${unit.anchor}`;
  const mark = (text: string) => highlight(text, all, tags);
  const content = block.text === '' ? undefined : block.text;
  const cut = (attribute: string, text: string) => {
    const length = snippetLength(request.attributesToSnippet, attribute);
    return length === undefined ? mark(text) : snippet(text, all, tags, length, ellipsis);
  };
  return {
    objectID: recordId(url, type === 'content' ? content : undefined),
    type,
    url: escapeHtml(encodeURI(decodeSafely(url))),
    url_without_anchor: escapeHtml(encodeURI(decodeSafely(page.path))),
    anchor: unit.anchor === '' ? null : unit.anchor,
    ...(unit.kind && { kind: unit.kind }),
    hierarchy: hierarchyOf((level) => levels[level] && escapeHtml(levels[level])),
    content: content === undefined ? null : escapeHtml(content),
    _highlightResult: marked(levels, content, (_, text) => mark(text)),
    _snippetResult: marked(levels, content, cut),
  };
}

const isTyped = (term: Term | undefined) => (stem: string) =>
  term?.synonyms.every(([other]) => other !== stem) !== false;

/**
 * The query with its typing errors corrected, in the letters of the best hit. Nothing if that is
 * what the best hit is called.
 */
function meantBy({ found: [best], corrections = [] }: Answer, query: string): string[] {
  const { page, unit, blocks } = best?.entry ?? {};
  const shown = [unit?.text, page?.title, ...(blocks ?? [])].join(' ');
  let meant = query;
  for (const [typed, word] of corrections) {
    const at = shown.toLowerCase().indexOf(word);
    const own = at < 0 ? word : shown.slice(at, at + word.length);
    const start = meant.toLowerCase().indexOf(typed);
    // A part of a name that was corrected as a whole needs nothing more.
    const isRight = meant.toLowerCase().startsWith(word, start);
    if (start >= 0 && !isRight)
      meant = meant.slice(0, start) + own + meant.slice(start + typed.length);
  }
  return [query, unit?.text].includes(meant) ? [] : [meant];
}

function marked(
  levels: Readonly<Partial<Record<Level, string>>>,
  content: string | undefined,
  mark: (attribute: string, text: string) => Marked,
): MarkedTexts {
  const entries = Object.entries(levels);
  return {
    hierarchy: Object.fromEntries(
      entries.map(([level, text]) => [level, mark(`hierarchy.${level}`, text)]),
    ),
    ...(content !== undefined && { content: mark('content', content) }),
  };
}

/** The paragraph that matches the most terms, with its number of matches and that of the names. */
function bestBlock(
  { blocks, unit, page }: Entry,
  stems: Answer['stems'],
): { text: string; inText: number; inNames: number } {
  const count = (text: string) =>
    stems.filter((own) => highlight(text, own, { before: '', after: '' }).matchLevel !== 'none')
      .length;
  const inNames = count(`${page.title} ${unit.text}`);
  const texts = blocks.filter((text, place) => !isTableHead(text, blocks[place + 1]));
  // Where nothing matches, a sentence says more than a file's name.
  const first = texts.find((text) => /[.!?…]$/.test(text)) ?? texts[0] ?? '';
  let best = { text: first, inText: 0, inNames };
  for (const text of texts) {
    const inText = count(text);
    if (inText > best.inText) best = { text, inText, inNames };
  }
  return best;
}

/** The names of a table's columns say nothing without a row. Cells of a row are joined by a dash. */
function isTableHead(text: string, next = ''): boolean {
  return next.includes(' – ') && !text.includes(' – ') && !/[.!?:…]$/.test(text);
}

/** `content:10` requests ten words. By default, every attribute but `lvl0` is cut to ten. */
function snippetLength(
  asked: SearchRequest['attributesToSnippet'],
  attribute: string,
): number | undefined {
  if (!asked) return attribute === 'hierarchy.lvl0' ? undefined : SNIPPET_WORDS;
  const own = asked.find((one) => one.startsWith(`${attribute}:`));
  return own === undefined
    ? undefined
    : clamp(Number(own.slice(attribute.length + 1)), 1, 100, SNIPPET_WORDS);
}

/** Paths may already contain escapes, which must not be escaped again. */
function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
