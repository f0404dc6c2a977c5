import { notesText } from './notes';

const note = (name: string, line: number) => {
  const message = `"${name}" leads to nothing.`;
  return { file: `/site/${name}.md`, line, kind: '', message, fix: 'Fix it.' };
};
const text = (name: string, line: number) =>
  `  ${name}.md:${line}\n    "${name}" leads to nothing.\n    → Fix it.`;
const five = ['a', 'b', 'c', 'd', 'e'].map(note);
const logo = { file: '', kind: '', message: 'The logo', fix: 'Draw one.' };

it('lists what is the same but for names once, with three places and how many more', () => {
  expect(notesText([...five, logo, note('a', 0)], '/site')).toBe(
    `Not taken over:\n${text('a', 0)}\n${text('b', 1)}\n${text('c', 2)}\n  and 2 more like these\n  The logo\n    → Draw one.`,
  );
  expect(notesText(five.slice(0, 3), '/site')).not.toContain('more');
});

it('says the same of many places once, with three of them', () => {
  const same = five.map(({ line }) => ({ ...note('a', line), message: 'A' }));
  expect(notesText([logo, ...same], '/site')).toBe(
    'Not taken over:\n  The logo\n    → Draw one.\n  a.md:0\n  a.md:1\n  a.md:2 and 2 more\n    A\n    → Fix it.',
  );
});

it('lists every place on request', () => {
  const whole = notesText(five, '/site', true);
  expect(whole).toContain(text('e', 4));
  expect(whole).not.toContain('more');
});
