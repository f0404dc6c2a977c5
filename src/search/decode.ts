import {
  checksum,
  type IndexedPage,
  type Outline,
  RANKS,
  type Texts,
  type Unit,
  usualAnchor,
} from './pages';

/** A file of the index is not what it should be. */
export class DamagedIndex extends Error {
  override readonly name = 'DamagedIndex';
}

/** How many pages lie between two that have a word is one character: this one for none. */
export const FIRST_GAP = 0x21;
/** A line of a text that starts with it is no text. */
export const KEYWORDS = '\t';
/** So many pages lie between, and those of the next character. */
export const LONG_GAP = 0x7e;

/**
 * Reads the first part of the index.
 *
 * @throws {DamagedIndex} where it is not whole.
 */
export function decodeOutline(file: string): Outline {
  const [head = '', ...lines] = file.split('\n');
  const [format, sum, url, restSum] = head.split(' ');
  if (format !== 'outline' || url === undefined || restSum === undefined) throw new DamagedIndex();
  if (sum !== checksum(file.slice(head.length + 1))) throw new DamagedIndex();
  const pages: (IndexedPage & { units: Unit[] })[] = [];
  let section = '';
  for (const line of lines) {
    const [first = '', second = '', third = ''] = line.slice(1).split('\t');
    const page = pages.at(-1);
    if (line.startsWith('#')) {
      section = first;
    } else if (line.startsWith('@')) {
      const path = first.slice(2);
      const rank = RANKS[Number(first[0])] ?? 'guide';
      const title = second || path.slice(path.lastIndexOf('/') + 1);
      const units = [{ depth: 1, text: title, anchor: '' }];
      const popularity = Number(first[1]);
      pages.push({ path, title, section, rank, popularity, keywords: third, units });
    } else if (page) {
      page.units.push(decodeUnit(line, page));
    }
  }
  return { pages, rest: { url, checksum: restSum } };
}

/**
 * Reads the second part of the index.
 *
 * @throws {DamagedIndex} where it is not whole, or belongs to another first part.
 */
export function decodeTexts(file: string, outline: Outline): Texts {
  if (checksum(file) !== outline.rest.checksum) throw new DamagedIndex();
  const [internals = '', texts = '', vocabulary = '', lists = '', meanings = ''] = file.split('\f');
  const unitsOf = internals.split('\n\n');
  let nextPage = 0;
  const allPages = outline.pages.map((page) => {
    if (page.rank !== 'internal') return page;
    const lines = (unitsOf[nextPage++] ?? '').split('\n').filter((line) => line !== '');
    return { ...page, units: [...page.units, ...lines.map((line) => decodeUnit(line, page))] };
  });
  const units = texts.split('\n\n');
  let next = 0;
  const blocks: string[][][] = [];
  const pages = allPages.map((page) => {
    const words: string[] = [];
    blocks.push(
      page.units.map((_, place) => {
        const lines = (units[next++] ?? '').split('\n').filter((block) => block !== '');
        if (lines[0]?.startsWith(KEYWORDS)) words[place] = (lines.shift() ?? '').slice(1);
        return lines;
      }),
    );
    return withKeywords(page, words);
  });
  const words = new Map<string, number[]>();
  const pagesOf = lists.split(' ');
  vocabulary
    .split('\n')
    .forEach((word, index) => words.set(word, decodeGaps(pagesOf[index] ?? '')));
  const synonyms = meanings.split('\n').flatMap((line) => {
    const [said, meant] = line.split('\t');
    return said && meant ? { said, meant } : [];
  });
  return { pages, blocks, words, synonyms };
}

/** @param words by unit. */
function withKeywords(page: IndexedPage, words: readonly (string | undefined)[]): IndexedPage {
  if (words.length === 0) return page;
  const units = page.units.map((unit, place) => {
    const own = words[place];
    return own === undefined || place === 0 ? unit : { ...unit, keywords: own };
  });
  return { ...page, units, keywords: words[0] ?? page.keywords };
}

function decodeUnit(line: string, page: Pick<IndexedPage, 'rank'>): Unit {
  const [text = '', anchor = ''] = line.slice(1).split('\t');
  const unit = { depth: Number(line[0]), text };
  return { ...unit, anchor: anchor || usualAnchor(page, unit) };
}

function decodeGaps(gaps: string): number[] {
  const pages: number[] = [];
  let page = -1;
  for (let index = 0; index < gaps.length; index++) {
    const code = gaps.charCodeAt(index);
    page += code - FIRST_GAP;
    if (code < LONG_GAP) pages.push(++page);
  }
  return pages;
}
