import {
  checksum,
  type IndexedPage,
  type Outline,
  RANKS,
  type Synonym,
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
  const synonyms: Synonym[] = [];
  let section = '';
  for (const line of lines) {
    const [first = '', second = '', third = ''] = line.slice(1).split('\t');
    const page = pages.at(-1);
    if (line.startsWith('~')) {
      synonyms.push({ said: first, meant: second });
    } else if (line.startsWith('#')) {
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
  return { pages, synonyms, rest: { url, checksum: restSum } };
}

/**
 * Reads the second part of the index.
 *
 * @throws {DamagedIndex} where it is not whole, or belongs to another first part.
 */
export function decodeTexts(file: string, outline: Outline): Texts {
  if (checksum(file) !== outline.rest.checksum) throw new DamagedIndex();
  const [internals = '', texts = '', vocabulary = '', lists = ''] = file.split('\f');
  const unitsOf = internals.split('\n\n');
  let nextPage = 0;
  const pages = outline.pages.map((page) => {
    if (page.rank !== 'internal') return page;
    const lines = (unitsOf[nextPage++] ?? '').split('\n').filter((line) => line !== '');
    return { ...page, units: [...page.units, ...lines.map((line) => decodeUnit(line, page))] };
  });
  const units = texts.split('\n\n');
  let next = 0;
  const blocks = pages.map((page) =>
    page.units.map(() => units[next++]?.split('\n').filter((block) => block !== '') ?? []),
  );
  const words = new Map<string, number[]>();
  const pagesOf = lists.split(' ');
  vocabulary
    .split('\n')
    .forEach((word, index) => words.set(word, decodeGaps(pagesOf[index] ?? '')));
  return { pages, blocks, words };
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
