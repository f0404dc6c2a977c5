import { type Detail, keptBlocks } from '../kept-text';
import { clean } from '../lines';
import type { FullPage, Unit } from '../pages';
import { compare } from '../parts';
import { isStopWord, wordsOf } from '../words';
import type { TextPage } from './format';
import { keysOf, namesOfPage, namesOfUnit, placeOf } from './keys';
import type { NumberedPage } from './name-list';
import type { Run } from './runs';

/** What is kept of texts to be shown; all of their words are found. */
const SHOWN: Detail = { guide: [64, 18], type: [12, 12], member: [12, 12] };

/** A name under one of its keys: a heading or member by its place on the page, 0 for the page. */
export interface Name {
  /** The key's place among all. */
  readonly at: string;
  readonly page: number;
  readonly place: number;
}

export function runsOf(pages: readonly FullPage[]): Run[] {
  const runs: Run[] = [];
  for (const { section, rank } of pages) {
    const last = runs.at(-1);
    if (last?.section === section && last.rank === rank) {
      runs[runs.length - 1] = { ...last, pages: last.pages + 1 };
    } else runs.push({ section, rank, pages: 1 });
  }
  return runs;
}

export function namesOf(page: FullPage, number: number): Name[] {
  return page.units.flatMap((unit, place) =>
    keysOf(place === 0 ? namesOfPage(page) : namesOfUnit(unit)).keys.map((key) => ({
      at: placeOf(key, page.title),
      page: number,
      place,
    })),
  );
}

/** All words, those of names without a mark, those of texts alone after a hyphen. */
export function vocabularyOf(pages: readonly FullPage[], texts: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const { units, keywords } of pages) {
    for (const { text, keywords: own = '' } of [...units, { text: keywords }]) {
      for (const word of wordsOf(`${text}\n${own}`)) {
        for (const part of [word, ...word.parts]) if (isSpelled(part.text)) names.add(part.text);
      }
    }
  }
  const others = [...texts].filter((word) => isSpelled(word) && !names.has(word));
  return [...names, ...others.map((word) => `-${word}`)].sort((a, b) =>
    compare(a.replace('-', ''), b.replace('-', '')),
  );
}

/** Whether a word can be misspelled so that it is still known: names as a whole are found in parts. */
function isSpelled(word: string): boolean {
  return word.length > 2 && word.length < 24 && /^\p{L}+$/u.test(word) && !isStopWord(word);
}

export function textPageOf(page: FullPage): TextPage & Pick<FullPage, 'rank'> {
  const units = page.units.map(cleanUnit);
  return { ...page, title: clean(page.title), units, blocks: keptBlocks(page, SHOWN) };
}

/** A page with some of its headings and members. */
export function numberedPage(
  page: FullPage,
  number: number,
  places: Iterable<number>,
): NumberedPage {
  const units = [...places]
    .filter((place) => place > 0)
    .sort((a, b) => a - b)
    .map((place): [number, Unit] => [place, cleanUnit(page.units[place] as Unit)]);
  return { ...page, title: clean(page.title), keywords: clean(page.keywords), number, units };
}

function cleanUnit(unit: Unit): Unit {
  const { text, keywords } = unit;
  return { ...unit, text: clean(text), ...(keywords && { keywords: clean(keywords) }) };
}
