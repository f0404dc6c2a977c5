import { checksum, type IndexedPage, type Outline, RANKS, type Texts, type Unit } from './pages';
import { lines, readPage, readSynonyms, readUnit } from './lines';

/** An index file is truncated, corrupt or from another build. */
export class DamagedIndex extends Error {
  override readonly name = 'DamagedIndex';
}

/** Reads the first part of the index. Throws `DamagedIndex` if it is not intact. */
export function decodeOutline(file: string): Outline {
  const [head = '', ...rows] = file.split('\n');
  const [format, sum, url, restSum] = head.split(' ');
  if (format !== 'outline' || url === undefined || restSum === undefined) throw new DamagedIndex();
  if (sum !== checksum(file.slice(head.length + 1))) throw new DamagedIndex();
  const pages: (IndexedPage & { units: Unit[] })[] = [];
  let section = '';
  for (const line of rows) {
    const page = pages.at(-1);
    if (line.startsWith('#')) {
      section = line.slice(1);
    } else if (line.startsWith('@')) {
      const { kind, ...own } = readPage(line.slice(2));
      const rank = RANKS[Number(line[1])] ?? 'guide';
      const unit = { depth: 1, text: own.title, anchor: '', ...(kind && { kind }) };
      pages.push({ ...own, section, rank, units: [unit] });
    } else if (page) {
      page.units.push(readUnit(line, page.rank));
    }
  }
  return { pages, rest: { url, checksum: restSum } };
}

/**
 * Reads the second part of the index.
 *
 * @throws {DamagedIndex} if it is not intact, or belongs to another first part.
 */
export function decodeTexts(file: string, outline: Outline): Texts {
  if (checksum(file) !== outline.rest.checksum) throw new DamagedIndex();
  const [internals = '', texts = '', keywords = '', meanings = '', shards = ''] = file.split('\f');
  const unitsOf = internals.split('\n\n');
  const units = texts.split('\n\n');
  const keywordsOf = keywords.split('\n');
  let next = 0;
  const blocks: string[][][] = [];
  const pages = outline.pages.map((page, number) => {
    const others = lines(unitsOf[number] ?? '').map((line) => readUnit(line, page.rank));
    const whole = { ...page, units: [...page.units, ...others] };
    const end = next + whole.units.length;
    const own = units.slice(next, end);
    blocks.push(own.map((text) => text.split('\n').filter((block) => block !== '')));
    const words = keywordsOf.slice(next, end);
    next = end;
    return withKeywords(whole, words);
  });
  const [generation = '', ...starts] = shards.split('\n');
  return { pages, blocks, words: { generation, starts }, synonyms: readSynonyms(meanings) };
}

/** @param words one entry for the page, then one for each unit after the first. */
function withKeywords(page: IndexedPage, words: readonly string[]): IndexedPage {
  const units = page.units.map((unit, place) => {
    const own = place > 0 && words[place];
    return own ? { ...unit, keywords: own } : unit;
  });
  return { ...page, units, keywords: words[0] || page.keywords };
}
