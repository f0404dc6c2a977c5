import { type Candidate, decide, decisionText, UNDECIDED } from './decide';

const ROWS: readonly Candidate[] = [
  { name: 'Simple', suits: { trust: ['friends'], budget: ['free', 'paid'] } },
  { name: 'Larger', suits: { trust: ['friends'], budget: ['paid'] } },
  { name: 'Strict', suits: { budget: ['paid'] } },
];
const LABELS = { trust: 'Trust', budget: 'Budget' };

const textOf = (answers: Record<string, string>) =>
  decisionText(ROWS, decide(ROWS, answers), LABELS);

it('recommends the first row that suits all answers, and names the others', () => {
  expect(decide(ROWS, { trust: 'friends', budget: 'paid' })).toEqual({
    refusals: [[], [], []],
    best: 0,
    closest: [0, 1, 2],
  });
  expect(textOf({ trust: 'friends', budget: 'paid' })).toBe(
    'Best fit: Simple. Also possible: Larger; Strict.',
  );
});

it('takes a question that a row leaves out for one that makes no difference', () => {
  expect(decide(ROWS, { trust: 'strangers' })).toEqual({
    refusals: [['trust'], ['trust'], []],
    best: 2,
    closest: [2],
  });
  expect(textOf({ trust: 'strangers' })).toBe('Best fit: Strict.');
});

it('says what comes closest if nothing suits: the first row for each reason', () => {
  const answers = { trust: 'strangers', budget: 'free' };
  expect(decide(ROWS, answers).best).toBeUndefined();
  expect(textOf(answers)).toBe(
    'Nothing fits all of it. Apart from “Trust”: Simple. Apart from “Budget”: Strict.',
  );
  const paid = ROWS.slice(0, 2);
  const decision = decide(paid, { trust: 'strangers', budget: 'paid' });
  expect(decision.closest).toEqual([0, 1]);
  expect(decisionText(paid, decision, LABELS)).toBe(
    'Nothing fits all of it. Apart from “Trust”: Simple.',
  );
});

it('decides nothing before anything is answered', () => {
  expect(decide(ROWS, {})).toEqual({ refusals: [[], [], []], closest: [] });
  expect(textOf({})).toBe(UNDECIDED);
});
