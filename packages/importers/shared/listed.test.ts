import { listed } from './listed';

const loss = (place: string, name: string) => {
  return { place, what: `"${name}" leads to nothing.`, need: 'Fix it.' };
};
const text = (place: string, name: string) =>
  `  ${place}\n    "${name}" leads to nothing.\n    → Fix it.`;
const five = ['a', 'b', 'c', 'd', 'e'].map((name, index) => loss(`${name}.md:${index}`, name));

it('lists what is the same but for names once, with three places and how many more', () => {
  const other = { place: '', what: 'The logo', need: 'Draw one.' };
  expect(listed([...five, other, loss('a.md:0', 'a')])).toBe(
    `${text('a.md:0', 'a')}\n${text('b.md:1', 'b')}\n${text('c.md:2', 'c')}\n  and 2 more like these\n  The logo\n    → Draw one.`,
  );
  expect(listed(five.slice(0, 3))).not.toContain('more');
});

it('lists every place on request', () => {
  expect(listed(five, true)).toContain(text('e.md:4', 'e'));
  expect(listed(five, true)).not.toContain('more');
});
