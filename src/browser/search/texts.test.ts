import { countText } from './texts';

it('counts what was found', () => {
  expect(countText(0, 'x', 'complete')).toBe('No results for "x"');
  expect(countText(1, 'x', 'complete')).toBe('1 result for "x"');
  expect(countText(20, 'x', 'complete', 20)).toBe('20 results for "x"');
  expect(countText(21, 'x', 'complete', 20)).toBe('21 results for "x", 20 shown');
});

it('says last that only titles were searched', () => {
  expect(countText(21, 'x', 'partial', 20)).toBe(`21 results for "x", 20 shown. Only titles are searched: the texts could not be loaded.`);
});
