import { DamagedIndex, decodeOutline, decodeTexts } from './decode';
import { encodeOutline, encodeTexts, EXTENTS } from './encode';
import { DETAILS } from './kept-text';
import { checksum } from './pages';
import { testFiles, testPage } from './test-index';

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
      { depth: 1, text: 'Room', anchor: '' },
      { depth: 3, text: 'Connect', anchor: 'Connect' },
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

it('keeps words of the code that are missing from the text', () => {
  expect(decoded().readTexts.words).toEqual(
    new Map([
      ['oddity', [0]],
      // "set" is in the text.
      ['realtim', [0]],
    ]),
  );
});

it('keeps the pages of words it leaves out, however far apart they are', () => {
  const pages = Array.from({ length: 400 }, (_, index) =>
    testPage(`/p${index}`, `Page ${index}`, {
      '': [
        `one two three four five six seven eight nine ten eleven twelve ${[0, 93, 94, 95, 399].includes(index) ? 'xylo' : ''}`,
      ],
    }),
  );
  const texts = encodeTexts(pages, { guide: [12, 12], type: [0, 0], member: [0, 0] });
  const outline = encodeOutline(pages, { url: 'x', checksum: checksum(texts) });
  const { words } = decodeTexts(texts, decodeOutline(outline));
  expect(words.get('xylo')).toEqual([0, 93, 94, 95, 399]);
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
  const { blocks, words } = decodeTexts(texts, outline);
  expect(blocks).toEqual([[['Where players…'], []]]);
  expect([...words.keys()]).toEqual(['meet', 'server']);
});

it('leaves out words that many pages have', () => {
  const pages = Array.from({ length: 50 }, (_, index) =>
    testPage(`/p${index}`, `Page ${index}`, {
      '': [`Shown ${index < 8 ? 'xylo' : ''} ${index < 9 ? 'zebu' : ''}`],
    }),
  );
  const texts = encodeTexts(pages, { guide: [1, 1], type: [0, 0], member: [0, 0] });
  const outline = encodeOutline(pages, { url: 'x', checksum: checksum(texts) });
  const { words } = decodeTexts(texts, decodeOutline(outline));
  expect(words.get('xylo')).toHaveLength(8);
  expect(words.has('zebu')).toBe(false);
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
