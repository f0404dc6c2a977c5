import { lackedWords, missing, wordsOf } from './tally';

it('takes runs of letters and digits in lower case', () => {
  expect(wordsOf('**B**old, don’t `use_it` Ünï 1,024 汉字')).toEqual(
    'bold don t useit ünï 1 024 汉字'.split(' '),
  );
});

it('finds words that occur less often', () => {
  expect(missing(['a', 'b', 'a'], ['a', 'c'])).toEqual(['b', 'a']);
});

it.each([
  [1, '1 word: w1'],
  [2, '2 words: w1 w2'],
  [13, '13 words: w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 …'],
])('names at most twelve words of %d', (count, text) => {
  expect(lackedWords(Array.from({ length: count }, (_, index) => `w${index + 1}`))).toBe(text);
});
