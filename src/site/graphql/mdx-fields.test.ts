import { excerptOf, tocEntries } from './mdx-fields';

const heading = (id: string, depth: number) => ({ id, text: id.toUpperCase(), depth });

it('nests headings by their levels, also where one is left out', () => {
  const headings = [heading('a', 2), heading('b', 4), heading('c', 3), heading('d', 2)];
  expect(tocEntries(headings)).toEqual({
    items: [
      {
        url: '#a',
        title: 'A',
        items: [
          { url: '#b', title: 'B' },
          { url: '#c', title: 'C' },
        ],
      },
      { url: '#d', title: 'D' },
    ],
  });
  expect(tocEntries(headings, 2)).toEqual({
    items: [
      { url: '#a', title: 'A' },
      { url: '#d', title: 'D' },
    ],
  });
  expect(tocEntries([])).toEqual({});
});

it.each([
  ['One two three.', 14, 'One two three.'],
  ['One\n two  three.', 12, 'One two…'],
  ['One two three.', 9, 'One two…'],
  ['Onetwothree', 5, 'Onet…'],
])('the excerpt of %j of at most %d characters is %j', (text, length, excerpt) => {
  expect(excerptOf(text, length)).toBe(excerpt);
});
