import { recordId } from './record-id';
import { hierarchyOf, type RecordType, type SearchRecord } from './types';
import type { FullPage, IndexedPage, Unit } from './pages';
import { wordsOf } from './words';

/** A piece of a page that search can find, in page order. */
export type SearchBlock =
  | {
      readonly kind: 'heading';
      readonly id: string;
      /** 2 for `h2`, and so on. */
      readonly depth: number;
      readonly text: string;
    }
  /** A paragraph, a list item, a table row or a definition; it belongs to the heading before it. */
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Its own anchor, if it differs from the heading's, as for an overload. */
      readonly id?: string;
    }
  /** The distinct identifiers of a code block, in order. */
  | { readonly kind: 'code'; readonly words: readonly string[] }
  /** A text that the page is found by, if nothing else says its words. */
  | { readonly kind: 'words'; readonly text: string };

/** A page as the content layer passes it to search. */
export interface SearchSource
  extends Pick<IndexedPage, 'path' | 'title' | 'section' | 'rank'>, Pick<Unit, 'kind'> {
  readonly keywords: readonly string[];
  /** By heading id or member name. */
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
  readonly blocks: readonly SearchBlock[];
}

/** The records of a page: itself, its headings and members, and each block of text. */
export function recordsOf(page: SearchSource): SearchRecord[] {
  const records: SearchRecord[] = [];
  const used = new Map<string, number>();
  let levels = [page.section, page.title];
  let anchor: string | null = null;

  const add = (type: RecordType, own: string | null, content: string | null, names: string) => {
    const url = own === null ? page.path : `${page.path}#${own}`;
    const id = recordId(url, type === 'content' ? (content ?? '') : undefined);
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    records.push({
      objectID: count === 1 ? id : `${id}-${count}`,
      type,
      hierarchy: hierarchyOf((_, depth) => levels[depth]),
      content,
      url,
      path: page.path,
      anchor: own,
      identifiers: identifiersIn(names),
      keywords: keywordsOf(page, type, own),
      rank: page.rank,
      position: records.length,
    });
  };

  // The text between the title and the first heading.
  const [first] = page.blocks;
  add('lvl1', null, first?.kind === 'text' ? first.text : null, page.title);
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      const depth = Math.min(Math.max(block.depth, 2), 6);
      levels = levels.slice(0, depth);
      levels[depth] = block.text;
      anchor = block.id === '' ? null : block.id;
      add(`lvl${depth}` as RecordType, anchor, null, block.text);
    } else if (block.kind === 'text') {
      add('content', block.id ?? anchor, block.text, block.text);
    }
  }
  return records;
}

/** Ids are written by authors, and every object has "constructor" and the like. */
const own = (keywords: SearchSource['sectionKeywords'], id: string) =>
  Object.hasOwn(keywords, id) ? keywords[id] : undefined;

/** Keywords belong to a page or a heading, not to each text below it. */
function keywordsOf(
  { keywords, sectionKeywords }: SearchSource,
  type: RecordType,
  anchor: string | null,
): readonly string[] {
  if (type === 'lvl1') return keywords;
  if (type === 'content' || anchor === null) return [];
  return own(sectionKeywords, anchor) ?? [];
}

/**
 * Identifiers, whole and split, so that an index that does not split them still finds their parts.
 */
function identifiersIn(text: string): string[] {
  const words = wordsOf(text).filter(({ parts }) => parts.length > 0);
  return [...new Set(words.flatMap((word) => [word.text, ...word.parts.map((part) => part.text)]))];
}

/** The page without the headings that search ignores, and everything below them. */
export function withoutIgnored(
  page: SearchSource,
  ignoredHeadings: readonly string[],
): SearchSource {
  // The depth of the ignored heading; infinite outside one.
  let depth = Infinity;
  const blocks = page.blocks.flatMap((block): SearchBlock[] => {
    if (block.kind === 'heading' && block.depth <= depth) {
      depth = ignoredHeadings.includes(block.text) ? block.depth : Infinity;
    }
    if (depth === Infinity || block.kind === 'words') return [block];
    return block.kind === 'text' ? [{ kind: 'words', text: block.text }] : [];
  });
  return { ...page, blocks };
}

/** `Properties`, `Methods`: they only repeat the members below them. */
const isMemberList = ({ rank }: SearchSource, id: string): boolean =>
  rank !== 'guide' && id.startsWith('section-');

/** The letters of glyphs of members, by the list of a class page that they are in. */
const KINDS: Readonly<Record<string, string>> = {
  constructors: 'C',
  constants: 'K',
  fields: 'F',
  properties: 'P',
  events: 'E',
  methods: 'M',
  operators: 'O',
};

/** The page as the embedded engine indexes it: blocks by heading. */
export function fullPage(page: SearchSource, inboundLinks: number): FullPage {
  const { kind: typeKind } = page;
  const units: Unit[] = [
    { depth: 1, text: page.title, anchor: '', ...(typeKind && { kind: typeKind }) },
  ];
  const blocks: string[][] = [[]];
  const code: string[] = [];
  let isRepeated = false;
  let kind: string | undefined;
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      isRepeated = isMemberList(page, block.id);
      if (isRepeated) kind = KINDS[block.id.replace(/^section-(static-)?/, '')];
      if (isRepeated || block.id === '') continue;
      const words = own(page.sectionKeywords, block.id)?.join(', ');
      units.push({
        depth: block.depth,
        text: block.text,
        anchor: block.id,
        ...(words && { keywords: words }),
        ...(kind && block.depth === 3 && { kind }),
      });
      blocks.push([]);
    } else if (block.kind === 'text') {
      if (!isRepeated) blocks.at(-1)?.push(block.text);
    } else if (block.kind === 'words') {
      code.push(block.text);
    } else if (page.rank === 'guide') {
      code.push(...block.words);
    }
  }
  const { path, title, section, rank, keywords } = page;
  const popularity = Math.min(9, Math.round(Math.log2(1 + inboundLinks)));
  return {
    path,
    title,
    section,
    rank,
    popularity,
    keywords: keywords.join(', '),
    units,
    blocks,
    code,
  };
}
