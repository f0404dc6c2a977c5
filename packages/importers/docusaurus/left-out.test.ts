import { leftOutText } from './left-out';

it('says the same of many places once, with three of them', () => {
  const same = [1, 2, 3, 4, 5].map((line) => ({
    what: 'A',
    need: 'Do it.',
    place: { file: '/site/a.js', line },
  }));
  const other = { what: 'B', need: 'Leave it.' };
  expect(leftOutText([other, ...same], '/site')).toBe(
    'Not taken over:\n  B\n    → Leave it.\n  a.js:1\n  a.js:2\n  a.js:3 and 2 more\n    A\n    → Do it.',
  );
});
