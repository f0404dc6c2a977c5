import { escapeHtml } from '../highlight';
import {
  type Hierarchy,
  hierarchyOf,
  LEVELS,
  type Marked,
  type MarkedTexts,
  type RecordType,
  type SearchHit,
  type SearchResult,
} from '../types';
import type { HostedRequest } from './request';

/** The service's answer is not a list of hits that we can read. */
export class DamagedAnswer extends Error {
  override readonly name = 'DamagedAnswer';
}

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
export const part = (value: unknown, key: string): unknown =>
  isJson(value) ? value[key] : undefined;
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/**
 * The service's answer to one request, made safe: every text is escaped, marks are the only HTML,
 * and addresses are paths or HTTP(S) URLs.
 *
 * @param counts the answer to the request that counts the hits of all sections, if there was one.
 * @param siteUrl the site's own address: hits on its origin become paths.
 * @throws {DamagedAnswer}
 */
export function resultOf(
  answer: unknown,
  counts: unknown,
  request: HostedRequest,
  siteUrl: string,
): SearchResult {
  const given = part(answer, 'hits');
  if (!Array.isArray(given)) throw new DamagedAnswer('The answer has no list of hits.');
  const hits = given.flatMap((hit: unknown) => hitOf(hit, request, siteUrl) ?? []);
  // The index may contain a record of another shape; if none has ours, it is the wrong index.
  if (given.length > 0 && hits.length === 0) throw new DamagedAnswer('No hit has a hierarchy.');
  const nbHits = number(part(answer, 'nbHits')) ?? hits.length;
  const hitsPerPage = number(part(answer, 'hitsPerPage')) ?? Math.max(hits.length, 1);
  const queryID = text(part(answer, 'queryID'));
  return {
    hits,
    nbHits,
    page: number(part(answer, 'page')) ?? 0,
    nbPages: number(part(answer, 'nbPages')) ?? Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    query: request.query,
    ...(queryID !== undefined && { queryID }),
    facets: { lvl0: countsOf(part(part(counts ?? answer, 'facets'), 'hierarchy.lvl0')) },
    suggestions: [],
    index: 'complete',
  };
}

function countsOf(facet: unknown): Record<string, number> {
  if (!isJson(facet)) return {};
  return Object.fromEntries(
    Object.entries(facet).flatMap(([name, value]) => {
      const count = number(value);
      return count === undefined ? [] : [[name, count]];
    }),
  );
}

/** Undefined if the record isn't one of ours: it lacks an id, an address or a title. */
function hitOf(hit: unknown, request: HostedRequest, siteUrl: string): SearchHit | undefined {
  const objectID = text(part(hit, 'objectID'));
  const address = addressOf(text(part(hit, 'url')), siteUrl);
  const raw = hierarchyOf((level) => text(part(part(hit, 'hierarchy'), level)));
  if (objectID === undefined || address === undefined) return undefined;
  if (raw.lvl0 === null && raw.lvl1 === null) return undefined;
  const content = text(part(hit, 'content')) ?? null;
  const marked = (...results: string[]): MarkedTexts => {
    const given = results.map((name) => part(hit, name));
    const textAt = (path: readonly string[], own: string | null) =>
      markedOf(
        given.map((result) => path.reduce(part, result)),
        own,
        request,
      );
    const levels = LEVELS.flatMap((level) => {
      const value = textAt(['hierarchy', level], raw[level]);
      return value ? [[level, value] as const] : [];
    });
    const body = textAt(['content'], content);
    return { hierarchy: Object.fromEntries(levels), ...(body && { content: body }) };
  };
  return {
    objectID,
    type: typeOf(part(hit, 'type'), raw, content),
    url: escapeHtml(address),
    url_without_anchor: escapeHtml(address.replace(/#.*$/s, '')),
    anchor: anchorOf(address),
    hierarchy: hierarchyOf((level) => raw[level] && escapeHtml(raw[level])),
    content: content === null ? null : escapeHtml(content),
    _highlightResult: marked('_highlightResult'),
    _snippetResult: marked('_snippetResult', '_highlightResult'),
  };
}

function typeOf(given: unknown, hierarchy: Hierarchy, content: string | null): RecordType {
  const known = LEVELS.filter((level) => level !== 'lvl0');
  const own = known.find((type) => type === given);
  if (own) return own;
  if (given === 'content' || content !== null) return 'content';
  return known.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
}

/** The first marked value there is, or the text itself, unmarked. */
function markedOf(
  candidates: readonly unknown[],
  own: string | null,
  request: HostedRequest,
): Marked | undefined {
  for (const candidate of candidates) {
    const value = text(part(candidate, 'value'));
    if (value === undefined) continue;
    const level = part(candidate, 'matchLevel');
    const matchLevel = level === 'full' || level === 'partial' ? level : 'none';
    return { value: onlyMarks(value, request), matchLevel };
  }
  return own === null ? undefined : { value: escapeHtml(own), matchLevel: 'none' };
}

/**
 * Escapes everything but pairs of the marks that the request specified. The service inserts them
 * into the plain text of records, which may itself contain HTML.
 */
export function onlyMarks(
  value: string,
  {
    highlightPreTag: before,
    highlightPostTag: after,
  }: Pick<HostedRequest, 'highlightPreTag' | 'highlightPostTag'>,
): string {
  if (before === '' || after === '') return escapeHtml(value);
  let safe = '';
  let rest = value;
  for (;;) {
    const start = rest.indexOf(before);
    const end = start < 0 ? -1 : rest.indexOf(after, start + before.length);
    if (end < 0) return safe + escapeHtml(rest);
    const marked = rest.slice(start + before.length, end);
    safe += escapeHtml(rest.slice(0, start)) + before + escapeHtml(marked) + after;
    rest = rest.slice(end + after.length);
  }
}

/** A path on this site, or the URL of another; undefined if it is not the address of a page. */
function addressOf(url: string | undefined, siteUrl: string): string | undefined {
  if (url === undefined || url === '') return undefined;
  try {
    const site = new URL(siteUrl);
    const { protocol, origin, pathname, search, hash, href } = new URL(url, site);
    if (protocol !== 'https:' && protocol !== 'http:') return undefined;
    return origin === site.origin ? pathname + search + hash : href;
  } catch {
    return undefined;
  }
}

function anchorOf(address: string): string | null {
  const anchor = /#(.+)$/s.exec(address)?.[1];
  if (anchor === undefined) return null;
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
