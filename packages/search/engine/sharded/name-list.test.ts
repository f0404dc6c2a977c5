import { parseQuery } from '../query';
import { testPage } from '../../../../src/test/search-index';
import { namesOf, numberedPage } from './contents';
import { generatedSite } from './generated-site';
import { NameList, writePages } from './name-list';
import { findTerms } from './names';
import { rankIn } from './runs';

const HEADINGS = [
  'Entities and queries',
  'Organised players',
  'Dictionary<TKey, TValue>',
  'ΟΔΟΣ.Η',
  'C# and `<=`',
];

const own = [
  testPage('/guides/rooms', 'Rooms', Object.fromEntries(HEADINGS.map((text) => [text, []])), {
    keywords: 'lobbies, realised matches',
  }),
  testPage('/', 'Home', { 'What is new': [] }),
];

function listOf(pages: Parameters<typeof numberedPage>[0][]) {
  const runOf = rankIn([{ section: 'All', rank: 'guide', pages: pages.length }]);
  const numbered = pages.map((page, number) => numberedPage(page, number, page.units.keys()));
  return { names: new NameList(writePages(numbered), runOf), runOf };
}

it('reads a page, and what is on it, by their numbers', () => {
  const { names } = listOf(own);
  expect(names.page(0)).toMatchObject({ path: '/guides/rooms', title: 'Rooms' });
  expect(names.page(1)).toMatchObject({ path: '/', title: 'Home' });
  expect(names.unit(0, 2)?.text).toBe('Organised players');
  expect(names.unit(1, 1)?.text).toBe('What is new');
  expect([names.page(2), names.unit(0, 6), names.unit(2, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('finds each line once, and no page by the folder of its path', () => {
  const { names } = listOf(own);
  const placesWith = (text: string) =>
    [...names.linesWith([text])].map((line) => [names.numberAt(line), names.placeAt(line)]);
  expect(placesWith('e')).toContainEqual([1, 0]);
  expect(placesWith('entit')).toEqual([[0, 1]]);
  expect(placesWith('guides')).toEqual([]);
});

it('finds every name by each beginning of each of its keys', () => {
  const pages = [...own, ...generatedSite({ classes: 12, membersOfClass: 4, guides: 4 })];
  const { names, runOf } = listOf(pages);
  const shards = [{ names, words: [] }];
  let asked = 0;
  const missed = pages.flatMap(namesOfAll(pages)).flatMap(({ key, page, place }) =>
    Array.from({ length: key.length }, (_, end) => key.slice(0, end + 1)).filter((text) => {
      const query = parseQuery(text, new Map());
      const found = findTerms(query, shards, runOf, new Map()).find(
        ({ term }) => term.text === text,
      );
      if (!found) return false;
      asked++;
      return !found.names.some((one) => one.page === page && one.place === place);
    }),
  );
  expect(missed).toEqual([]);
  expect(asked).toBeGreaterThan(1000);
});

/** The keys of a page's names, as a build sorts them into shards. */
function namesOfAll(pages: readonly ReturnType<typeof testPage>[]) {
  return (page: (typeof pages)[number]) =>
    namesOf(page, pages.indexOf(page)).map(({ at, ...name }) => ({
      ...name,
      key: at.slice(0, at.lastIndexOf(' ')),
    }));
}
