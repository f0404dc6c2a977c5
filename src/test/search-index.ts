import { encodeOutline, encodeTexts } from '../../packages/search/engine/encode';
import { DETAILS } from '../../packages/search/engine/kept-text';
import { checksum, type FullPage, type Synonym } from '../../packages/search/engine/pages';

/** A page for tests: `{ 'Heading': ['paragraph'] }`; the text before the first heading is under ''. */
export function testPage(
  path: string,
  title: string,
  texts: Readonly<Record<string, readonly string[]>>,
  over: Partial<FullPage> = {},
): FullPage {
  const headings = Object.keys(texts).filter((text) => text !== '');
  const depth = over.rank === undefined || over.rank === 'guide' ? 2 : 3;
  return {
    path,
    title,
    section: 'Guides',
    rank: 'guide',
    popularity: 0,
    keywords: '',
    units: [
      { depth: 1, text: title, anchor: '' },
      ...headings.map((text) => ({
        depth,
        text,
        anchor:
          depth === 3
            ? text
            : text
                .toLowerCase()
                .replace(/[^\w -]/g, '')
                .replace(/ /g, '-'),
      })),
    ],
    blocks: [texts[''] ?? [], ...headings.map((text) => texts[text] ?? [])],
    code: [],
    ...over,
  };
}

/** The two files of an index. */
export function testFiles(
  pages: readonly FullPage[],
  synonyms: readonly Synonym[] = [],
): { outline: string; texts: string } {
  const [all] = DETAILS;
  const texts = encodeTexts(
    pages,
    all ?? { guide: [9, 9], type: [9, 9], member: [9, 9] },
    synonyms,
  );
  const rest = { url: 'texts.txt', checksum: checksum(texts) };
  return { outline: encodeOutline(pages, rest), texts };
}
