import type { Entry, IndexedPage } from './pages';
import { WEIGHTS } from './weights';
import type { Field } from './word-index';

/** The indexed texts of a heading, with their weights. */
export function fieldsOfEntry(entry: Entry): Field[] {
  const { page, unit, above, blocks } = entry;
  const body: Field = {
    text: blocks.join('\n'),
    weight: WEIGHTS.body,
    usual: 30,
    penalty: WEIGHTS.bodyPenalty,
  };
  if (unit.depth === 1) return [...pageNames(page), body];
  const { heading, above: parents } = WEIGHTS;
  const titles = [page.title, ...above.map(({ text }) => text)].join('\n');
  return [
    { text: unit.text, weight: heading, usual: 4, penalty: 0.4, isName: true },
    { text: titles, weight: parents, usual: 4, penalty: 0.2 },
    ...sectionWords(entry),
    body,
  ];
}

function sectionWords({ unit: { keywords }, page }: Entry): Field[] {
  const weight = page.rank === 'guide' ? WEIGHTS.sectionKeywords : WEIGHTS.memberKeywords;
  return keywords ? [{ text: keywords, weight, usual: 14, penalty: 0.2, isName: true }] : [];
}

function pageNames({ title, keywords, path, units, rank }: IndexedPage): Field[] {
  const [{ text } = { text: title }] = units;
  return [
    { text, weight: WEIGHTS.title, usual: 3, penalty: WEIGHTS.titlePenalty, isName: true },
    {
      text: keywords,
      weight: rank === 'guide' ? WEIGHTS.keywords : WEIGHTS.typeKeywords,
      usual: 14,
      penalty: 0.2,
      isName: true,
    },
    { text: path.slice(path.lastIndexOf('/') + 1), weight: 1, usual: 2, penalty: 0 },
  ];
}

export function fieldsOfPage(
  page: IndexedPage,
  blocks: readonly (readonly string[])[] = [],
): Field[] {
  const headings = page.units.slice(1).map(({ text }) => text);
  const { pageHeading, pageBody, pageBodyPenalty } = WEIGHTS;
  const words = page.units.map(({ keywords = '' }) => keywords);
  return [
    ...pageNames(page),
    { text: words.join('\n'), weight: WEIGHTS.pageSectionKeywords, usual: 80, penalty: 0.5 },
    { text: headings.join('\n'), weight: pageHeading, usual: 50, penalty: 0.5 },
    { text: blocks.flat().join('\n'), weight: pageBody, usual: 500, penalty: pageBodyPenalty },
  ];
}
