import type { IndexedPage, Unit } from './pages';
import { nameKey, phraseKey, phraseStems } from './query';
import { wordsOf } from './words';

/** What follows the noun that a name is about: "Ownership and lifetime flags", "Rooms for tests". */
const JOINT = /[,:–]|\b(?:and|or|of|for|in|on|to|with|from|as|by)\b/;

export interface EntryNames {
  /** The full name first, then others that readers may search for. */
  readonly names: readonly string[];
  /** As written. */
  readonly text: string;
  /** For types and members, the name to match partial input against; otherwise empty. */
  readonly start: string;
  readonly phrase: string;
  readonly stems: readonly string[];
  /** The stems of what it is about: the last words of its parts. */
  readonly heads: readonly string[];
  /** All its words unstemmed, including stop words: `why` and `what is` differ. */
  readonly words: readonly string[];
  /** The keywords of the page or section, as names. */
  readonly aliases: readonly string[];
  readonly isMember: boolean;
  readonly isPage: boolean;
}

/** What a heading or a page is called. */
export function namingOf(page: IndexedPage, unit: Unit): EntryNames {
  const isPage = unit.depth === 1;
  // Step numbers carry no meaning.
  const text = unit.text.replace(/^\d+\.\s/, '');
  const { keywords } = isPage ? page : unit;
  return {
    names: namesOf(page, unit),
    text: unit.text,
    start: page.rank === 'guide' ? '' : nameKey(unit.text),
    phrase: phraseKey(text),
    stems: phraseStems(text),
    heads: isPage ? text.split(JOINT).map((part) => phraseStems(part).at(-1) ?? '') : [],
    words: wordsOf(text).map(({ text }) => text),
    aliases: keywords ? keywords.split(',').map(nameKey) : [],
    isMember: !isPage && page.rank !== 'guide',
    isPage,
  };
}

/** `Room.Connect("a")` and `Connect<T>` → `Connect`. */
export function bareName(text: string): string {
  return text
    .replace(/(?<=\w)[(<].*$/s, '')
    .replace(/^.*\w[.#:]+/s, '')
    .replace(/[[\]\s]/g, '');
}

function namesOf(page: IndexedPage, unit: Unit): string[] {
  const own = nameKey(unit.text);
  if (unit.depth > 1) return page.rank === 'guide' ? [own] : [nameKey(page.title) + own, own];
  const slug = nameKey(page.path.slice(page.path.lastIndexOf('/') + 1));
  const short = own.replace(/attribute$/, '');
  return page.rank === 'guide' ? [own, slug] : [own, short, slug];
}
