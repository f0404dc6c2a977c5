import { defaultAnchor, type IndexedPage, type Synonym, type Unit } from './pages';
import type { SearchRank } from './types';

export type PageLine = Pick<IndexedPage, 'path' | 'title' | 'popularity' | 'keywords'> &
  Pick<Unit, 'kind'>;

const join = (fields: readonly string[]): string => fields.join('\t').trimEnd();

export function writePage({ path, title, popularity, keywords, kind = '' }: PageLine): string {
  const own = title === path.slice(path.lastIndexOf('/') + 1) ? '' : title;
  return join([`${popularity}${kind}${path}`, own, keywords]);
}

export function readPage(line: string): PageLine {
  const [first = '', own, keywords = ''] = line.split('\t');
  const path = first.slice(first.indexOf('/'));
  const title = own || path.slice(path.lastIndexOf('/') + 1);
  const kind = /[A-Z]/.exec(first.slice(0, 2))?.[0];
  return { path, title, popularity: Number(first[0]), keywords, ...(kind && { kind }) };
}

export function writeUnit(unit: Unit, rank: SearchRank): string {
  const usual = defaultAnchor({ rank }, unit) === unit.anchor;
  return join([
    `${unit.kind ?? unit.depth}${unit.text}`,
    usual ? '' : unit.anchor,
    unit.keywords ?? '',
  ]);
}

export function readUnit(line: string, rank: SearchRank): Unit {
  const [first = '', anchor, keywords] = line.split('\t');
  const [mark = ''] = first;
  const kind = /[A-Z]/.test(mark) && { kind: mark };
  const text = { text: first.slice(1), ...(keywords && { keywords }) };
  const unit = { depth: kind ? 3 : Number(mark), ...text, ...kind };
  return { ...unit, anchor: anchor || defaultAnchor({ rank }, unit) };
}

export function writeSynonyms(synonyms: readonly Synonym[]): string {
  return synonyms.map(({ said, meant }) => `${clean(said)}\t${clean(meant)}`).join('\n');
}

export function readSynonyms(text: string): Synonym[] {
  return lines(text).map((line) => {
    const [said = '', meant = ''] = line.split('\t');
    return { said, meant };
  });
}

/** Keeps the format's separators out of texts. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
