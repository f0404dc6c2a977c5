import { DamagedIndex, decodeOutline, decodeTexts } from './decode';
import { encodeOutline, encodeTexts, encodeWords, EXTENTS } from './encode';
import { unseal } from './files';
import { type Detail, DETAILS } from './kept-text';
import { checksum, type FullPage } from './pages';
import { partsWith } from './parts';
import { readWords } from './postings';
import { testFiles, testPage } from '../../../src/test/search-index';
import { stem } from './words';

const guide = testPage(
  '/room/collections',
  'Collections & <sets>',
  { '': ['Hold  many\nmodels.'], 'Which one do you choose?': ['A list.', 'A set.'], Empty: [] },
  { keywords: 'list, map', popularity: 3, code: ['RealtimeSet', 'Oddity'] },
);
const api = testPage(
  '/reference/classes/Room',
  'Room',
  { Connect: ['Connects to a server.'], 'operator ==': ['Compares.'] },
  {
    section: 'API reference',
    rank: 'internal',
    units: [
      { depth: 1, text: 'Room', anchor: '', kind: 'C' },
      { depth: 3, text: 'Connect', anchor: 'Connect', kind: 'M' },
      { depth: 3, text: 'operator ==', anchor: 'operator-Equality' },
    ],
  },
);

const decoded = (pages = [guide, api]) => {
  const { outline, texts } = testFiles(pages, [{ said: 'cost, price', meant: 'pricing' }]);
  const read = decodeOutline(outline);
  return { outline, texts, read, readTexts: decodeTexts(texts, read) };
};

it('reads what it has written', () => {
  const { read, readTexts } = decoded();
  expect(readTexts.synonyms).toEqual([{ said: 'cost, price', meant: 'pricing' }]);
  const { blocks, code: _code, ...page } = guide;
  expect(read.pages[0]).toEqual(page);
  expect(read.pages[1]).toMatchObject({
    path: api.path,
    rank: 'internal',
    units: api.units.slice(0, 1),
  });
  expect(readTexts.pages[1]?.units).toEqual(api.units);
  expect(readTexts.blocks[0]).toEqual([['Hold many models.'], ['A list.', 'A set.'], []]);
  expect(readTexts.blocks[1]).toEqual(api.blocks);
  expect(blocks).toHaveLength(3);
});

it('puts keywords of guides in the first part, those of sections and types in the second', () => {
  const page = { ...guide, units: guide.units.map((unit) => ({ ...unit, keywords: 'bag' })) };
  const [, section] = page.units;
  const type = { ...api, keywords: 'lobby, hall' };
  const { read, readTexts } = decoded([page, type]);
  expect(read.pages.map(({ keywords }) => keywords)).toEqual(['list, map', '']);
  expect(read.pages[0]?.units[1]?.keywords).toBeUndefined();
  expect(readTexts.pages.map(({ keywords }) => keywords)).toEqual(['list, map', 'lobby, hall']);
  expect(readTexts.pages[0]?.units[1]).toEqual(section);
  expect(readTexts.blocks[0]).toEqual([['Hold many models.'], ['A list.', 'A set.'], []]);
  expect(readTexts.blocks[1]).toEqual(api.blocks);
});

it('decodes to the same pages, however little the first part holds', () => {
  const type = { ...api, rank: 'reference' as const, keywords: 'lobby, hall' };
  const sizes = EXTENTS.map((extent) => {
    const texts = encodeTexts(
      [guide, type],
      { guide: [9, 9], type: [9, 9], member: [9, 9] },
      [],
      extent,
    );
    const rest = { url: 'x', checksum: checksum(texts) };
    const outline = encodeOutline([guide, type], rest, extent);
    const { pages } = decodeTexts(texts, decodeOutline(outline));
    expect(pages.map(({ keywords }) => keywords)).toEqual(['list, map', 'lobby, hall']);
    expect(pages.map(({ units }) => units)).toEqual([guide.units, type.units]);
    return outline.length;
  });
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  // "list, map": both keywords, one, none; then no members, then no headings.
  expect(new Set(sizes).size).toBe(5);
});

/** The words that are left out of the texts, with the places that have them. */
const leftOut = (pages: readonly FullPage[], detail: Detail) =>
  new Map(
    [...encodeWords(pages, detail, checksum).files.values()]
      .flatMap((file) => readWords(unseal(file)))
      .map(([word, postings]) => [word, [...postings()]]),
  );
const NINE: Detail = { guide: [9, 9], type: [9, 9], member: [9, 9] };

it('keeps words of the code that are missing from the text', () => {
  expect(leftOut([guide, api], NINE)).toEqual(
    new Map([
      ['oddity', [[0, [0]]]],
      ['realtime', [[0, [0]]]],
      // "sets" is in the title.
      ['set', [[0, [0]]]],
    ]),
  );
});

it('keeps the pages and headings of words it leaves out, however far apart they are', () => {
  const has = [0, 93, 94, 95, 399];
  const pages = Array.from({ length: 400 }, (_, index) =>
    testPage(`/p${index}`, `Page ${index}`, {
      '': ['one two'],
      ...Object.fromEntries(
        Array.from({ length: 60 }, (__, place) => [
          `h${place}`,
          [`one ${has.includes(index) && (place === 3 || place === 59) ? 'xylo' : 'two'}`],
        ]),
      ),
    }),
  );
  const words = leftOut(pages, { guide: [1, 1], type: [0, 0], member: [0, 0] });
  expect(words.get('xylo')).toEqual(has.map((page) => [page, [4, 60]]));
});

it('keeps every form of every word, in shards that begin with its stem', () => {
  const words = Array.from({ length: 900 }, (_, index) => `w${index.toString(36)}ing`);
  const pages = Array.from({ length: 12 }, (_, index) =>
    testPage(`/p${index}`, `Page ${index}`, { '': words }),
  );
  const { shards, files } = encodeWords(
    pages,
    { guide: [0, 0], type: [0, 0], member: [0, 0] },
    checksum,
  );
  expect(shards.starts.length).toBe(files.size);
  expect(shards.starts.length).toBeGreaterThan(2);
  const bodies = [...files.values()];
  const missing = words.filter((word) => {
    const [number = 0] = partsWith(`${stem(word)} `, shards.starts, 1);
    return !readWords(unseal(bodies[number] ?? '')).some(([own]) => own === word);
  });
  expect(missing).toEqual([]);
});

it('marks where a text was cut', () => {
  const page = testPage('/a', 'A', { '': ['one two three, four', 'five six seven', 'eight'] });
  const texts = encodeTexts([page], { guide: [6, 3], type: [0, 0], member: [0, 0] });
  const outline = encodeOutline([page], { url: 'x', checksum: checksum(texts) });
  expect(decodeTexts(texts, decodeOutline(outline)).blocks).toEqual([
    [['one two three…', 'five six seven']],
  ]);
});

it('keeps the beginning of a type where texts of members are left out', () => {
  const type = testPage(
    '/reference/classes/Room',
    'Room',
    { '': ['Where players meet.'], Connect: ['Connects to a server.'] },
    { rank: 'reference' },
  );
  const texts = encodeTexts([type], { guide: [9, 9], type: [2, 2], member: [0, 0] });
  const outline = decodeOutline(encodeOutline([type], { url: 'x', checksum: checksum(texts) }));
  expect(decodeTexts(texts, outline).blocks).toEqual([[['Where players…'], []]]);
  const words = leftOut([type], { guide: [9, 9], type: [2, 2], member: [0, 0] });
  expect([...words.keys()]).toEqual(['connects', 'meet', 'server']);
});

it('shortens texts further with each step', () => {
  const long = testPage('/long', 'Long', {
    '': Array.from(
      { length: 40 },
      (_, n) =>
        `Sentence ${n} says the same in a few more words than it has to, as sentences may do now and then.`,
    ),
  });
  const sizes = DETAILS.map((detail) => encodeTexts([long], detail).split('\f')[1]?.length ?? 0);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBeGreaterThan(4);
});

it.each([
  ['empty', () => ''],
  ['another file', () => '<!doctype html><title>Not found</title>'],
  ['cut off', (file: string) => file.slice(0, -1)],
  ['changed', (file: string) => file.replace('Empty', 'Full')],
])('refuses a first part that is %s', (_, damage) => {
  const { outline } = decoded();
  expect(() => decodeOutline(damage(outline))).toThrow(DamagedIndex);
});

it('refuses the second part of another index', () => {
  const { read, texts } = decoded();
  expect(() => decodeTexts(texts.replace('server', 'client'), read)).toThrow(DamagedIndex);
});

it('encodes pages again as if for the first time, whatever has been encoded before', () => {
  const pages = [guide, api];
  const edited = { ...guide, blocks: [['Walrus.'], ...guide.blocks.slice(1)] };
  for (const list of [pages, [edited, api], [api], pages]) {
    for (const detail of [...DETAILS, ...DETAILS.slice(0, 1)]) {
      expect(encodeTexts(list, detail)).toBe(encodeTexts(structuredClone(list), detail));
    }
  }
});
