import { figuresOf, isAnswer, missingAnswers } from './judged';

it.each([
  ['/room', ['/room'], true],
  ['/room#x', ['/room'], true],
  ['/room/collections', ['/room'], false],
  ['/room', ['/room#x'], false],
  ['/room#x', ['/other', '/room#x'], true],
  ['/reference/classes/Room#Connect', ['/reference/classes/*#Connect'], true],
  ['/reference/classes/Room#Tick', ['/reference/classes/*#Connect'], false],
])('%s answers %j: %s', (url, answers, expected) => {
  expect(isAnswer(url, answers)).toBe(expected);
});

it('finds answers that are on no page', () => {
  const addresses = new Set(['/room', '/room#x', '/reference/classes/Room#Tick']);
  const answers = ['/room', '/room#x', '/room#y', '/reference/classes/*#Tick', '/a/*#Tick'];
  expect(missingAnswers(answers, addresses)).toEqual(['/room#y', '/a/*#Tick']);
});

it('computes success and reciprocal ranks', () => {
  expect(figuresOf([1, 2, 5, undefined])).toEqual({
    queries: 4,
    success1: 0.25,
    success5: 0.75,
    mrr: (1 + 1 / 2 + 1 / 5) / 4,
  });
  expect(figuresOf([11]).mrr).toBe(0);
});
