import { slugOf } from '../../../src/markdown/html/headings';
import { counted, lackedWords, missing, wordsOf } from '../shared/tally';
import { type CodeBlock, type Heading, type PageFacts, UNTOLD } from './page-facts';

/** What can differ between a page of the original and ours. */
export type Kind =
  'notice' | 'headings' | 'code' | 'tables' | 'pictures' | 'links' | 'anchors' | 'words';

export interface Difference {
  readonly kind: Kind;
  readonly text: string;
  /** A word of the place where it is. */
  readonly word?: string;
}

/** How the address of a link is compared; undefined for one that only its number stands for. */
export type AddressOf = (href: string) => string | undefined;

export interface Sides {
  readonly original: PageFacts;
  readonly ours: PageFacts;
  /** Whether the original is a built page. Its source does not tell what a build adds to it. */
  readonly isBuilt: boolean;
  readonly originalAddress?: AddressOf;
  readonly ourAddress?: AddressOf;
}

/** What readers of the original would find otherwise here, by kind. */
export function differences(sides: Sides): Difference[] {
  const { original, ours, isBuilt } = sides;
  const list = (kind: Kind, texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  const lost = missing(original.words, ours.words);
  const added = isBuilt ? missing(ours.words, original.words) : [];
  const [word] = lost;
  return [
    ...list('headings', headings(original.headings, ours.headings, isBuilt)),
    ...list('code', codeBlocks(original.code, ours.code)),
    ...list('tables', rows(original.rows, ours.rows)),
    ...list('pictures', gone('picture', missing(original.pictures, ours.pictures))),
    ...list('links', links(sides)),
    ...list('anchors', gone('anchor', anchors(original, ours))),
    ...(word === undefined
      ? []
      : [{ kind: 'words', text: `lacks ${lackedWords(lost)}`, word } as const]),
    ...(added.length > 0 ? list('words', [`adds ${lackedWords(added)}`]) : []),
  ];
}

/** Within the site, the source of a page has names of files. */
export const far: AddressOf = (href) => (/^(?:https?|mailto):/.test(href) ? href : undefined);

const gone = (what: string, names: readonly string[]) =>
  names.map((name) => `lacks the ${what} ${name}`);

const spoken = (text: string) => wordsOf(text).join(' ');
const keyOf = ({ level, text }: Heading) => `${'#'.repeat(level)} ${spoken(text)}`;
const written = ({ level, text }: Heading) => `"${'#'.repeat(level)} ${text}"`;

function headings(
  original: readonly Heading[],
  ours: readonly Heading[],
  isBuilt: boolean,
): string[] {
  const lost = missing(original, ours, keyOf);
  const added = missing(ours, original, keyOf);
  const moved = lost.flatMap((heading) => {
    const other = added.find(({ text }) => spoken(text) === spoken(heading.text));
    return other ? [{ heading, other }] : [];
  });
  const known = new Set(moved.flatMap(({ heading, other }) => [heading, other]));
  const texts = [
    ...moved.map(
      ({ heading, other }) => `has the heading ${written(heading)} as ${written(other)}`,
    ),
    ...lost.flatMap((one) => (known.has(one) ? [] : `lacks the heading ${written(one)}`)),
    ...(isBuilt ? added : []).flatMap((one) =>
      known.has(one) ? [] : `adds the heading ${written(one)}`,
    ),
  ];
  if (texts.length > 0) return texts;
  const ourOrder = missing(ours, added, keyOf).map(keyOf);
  const first = original.find((one, index) => keyOf(one) !== ourOrder[index]);
  return first ? [`has headings in another order, from ${written(first)}`] : [];
}

function codeBlocks(original: readonly CodeBlock[], ours: readonly CodeBlock[]): string[] {
  const flat = ({ text }: CodeBlock) => text.replace(/\s+/g, ' ').trim();
  const key = ({ language, text }: CodeBlock) => `${language}\n${text}`;
  const lost = missing(original, ours, key);
  const rest = missing(ours, original, key);
  return lost.flatMap((block): string[] => {
    const [first = ''] = block.text.trimStart().split('\n');
    const start = `"${first.slice(0, 60)}"`;
    const same = rest.find((one) => flat(one) === flat(block));
    if (!same) return [`lacks the code block that begins with ${start}`];
    const what = `has the code block that begins with ${start}`;
    // Many systems do not say the language in what they build.
    if (same.text === block.text && block.language === 'none') return [];
    if (same.text !== block.text) return [`${what} with other spaces`];
    return [`${what} as "${same.language}", not "${block.language}"`];
  });
}

function rows(original: readonly string[], ours: readonly string[]): string[] {
  const isOpen = (row: string) => row.includes(UNTOLD);
  const told = original.filter((row) => !isOpen(row));
  const open = original.filter((row) => isOpen(row) && !ours.some((one) => fits(row, one)));
  return [...missing(told, ours, cellsOf), ...open].map(
    (row) => `lacks the row of a table: ${row.slice(0, 80)}`,
  );
}

/** Whether a row has the cells of another, apart from those that a build writes. */
const fits = (row: string, ours: string): boolean => {
  const cells = ours.split(' | ').map(spoken);
  return row.split(' | ').every((cell, at) => cell.includes(UNTOLD) || spoken(cell) === cells[at]);
};

/** Empty cells at the end say nothing. */
const cellsOf = (row: string) =>
  row
    .split(' | ')
    .map(spoken)
    .join(' | ')
    .replace(/[ |]+$/, '');

function links({ original, ours, originalAddress = far, ourAddress = far }: Sides): string[] {
  const [before, after] = [original.links.map(originalAddress), ours.links.map(ourAddress)];
  const known = (all: typeof before) => all.filter((one) => one !== undefined);
  const rest = (all: typeof before) => all.length - known(all).length;
  const fewer = rest(before) - rest(after);
  const named = gone('link to', missing(known(before), known(after)));
  return fewer > 0 ? [...named, `lacks ${counted(fewer, 'link')} within the site`] : named;
}

/** Ids keep the hyphens that spaces leave, and get a number the second time. */
function anchors(original: PageFacts, ours: PageFacts): string[] {
  const trimmed = (id: string) => id.replace(/^-+|-+$/g, '');
  const slugs = new Set(
    [...ours.ids].flatMap((id) => [trimmed(id), trimmed(id).replace(/-\d+$/, '')]),
  );
  return original.anchors.filter((id) => !ours.ids.has(id) && !slugs.has(trimmed(slugOf(id))));
}
