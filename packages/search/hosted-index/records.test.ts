import { searchRecord } from '../../../src/test/hosted-settings';
import { splitIntoBatches, indexRecords, validateRecords } from './records';

describe('indexRecords', () => {
  it('adds the facets and the ranking weights', () => {
    const record = searchRecord('a', 'Text.', { rank: 'reference', type: 'lvl2', position: 3 });
    expect(indexRecords([record], { language: 'en', tag: ['x', 'y'] })).toEqual([
      {
        ...record,
        language: 'en',
        tag: ['x', 'y'],
        url_without_anchor: '/room/collections',
        weight: { rank: 1, level: 80, position: 3 },
      },
    ]);
  });
});

describe('reportOn', () => {
  const report = (...contents: [id: string, content: string][]) =>
    validateRecords(
      indexRecords(
        contents.map(([id, content]) => searchRecord(id, content)),
        {},
      ),
      {},
    );

  it('counts records and sizes', () => {
    const { figures, warnings, errors } = report(['a', 'x'], ['b', 'x'.repeat(2000)]);
    expect(figures[0]).toBe('2 records of 1 pages: 0 titles, headings and members, 2 texts.');
    expect(figures[1]).toMatch(/^2\.\d KB in all; the largest record has 2\.\d KB: b$/);
    expect([...warnings, ...errors]).toEqual([]);
  });

  it('warns about records too large for small plans, in bytes rather than characters', () => {
    const { warnings, errors } = report(['a', 'ü'.repeat(5000)], ['b', 'u'.repeat(5000)]);
    expect(warnings).toEqual([
      expect.stringMatching(/^1 records are larger than 10\.0 KB.*: a \(/),
    ]);
    expect(errors).toEqual([]);
  });

  it('refuses records that are too large or duplicates, and an empty list', () => {
    expect(report(['a', 'x'.repeat(100_000)]).errors).toEqual([
      expect.stringMatching(/^1 records are larger than 100\.0 KB: a \(100\.\d KB\)$/),
    ]);
    expect(report(['a', 'x'], ['a', 'y']).errors).toEqual(['Two records have the id a.']);
    expect(report().errors).toEqual(['There are no records: the index would be empty.']);
  });

  it('refuses a facet that would hide an attribute', () => {
    const records = indexRecords([searchRecord('a', 'x')], { type: 'docs' });
    expect(records[0]?.type).toBe('content');
    expect(validateRecords(records, { type: 'docs' }).errors).toEqual([
      'The contextual facet "type" is an attribute that records have.',
    ]);
  });
});

describe('batchesOf', () => {
  const records = indexRecords(
    Array.from({ length: 7 }, (_, index) => searchRecord(String(index), 'x'.repeat(500))),
    {},
  );
  const sizes = (limit: { bytes: number; records: number }) =>
    splitIntoBatches(records, limit).map(({ length }) => length);

  it('keeps all records, in order', () => {
    expect(splitIntoBatches(records, { bytes: 2500, records: 1000 }).flat()).toEqual(records);
  });

  it('limits records and bytes', () => {
    expect(sizes({ bytes: 1e6, records: 3 })).toEqual([3, 3, 1]);
    expect(sizes({ bytes: 2500, records: 1000 })).toEqual([2, 2, 2, 1]);
    expect(sizes({ bytes: 10, records: 1000 })).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});
