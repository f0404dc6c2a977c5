import { fenceReader } from './fences';

const inside = (...lines: string[]) => {
  const inFence = fenceReader();
  return lines.map((line) => inFence(line));
};

it('includes the lines from the opening to the closing one', () => {
  expect(inside('a', '```cs', 'b', '```', 'c')).toEqual([false, true, true, true, false]);
});

it('closes with at least as many of its own character, and nothing after them', () => {
  expect(inside('````', '```', '~~~~', '```` x', '````', 'a')).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
  ]);
  expect(inside('~~~ts', '```', '~~~~~  ', 'a')).toEqual([true, true, true, false]);
});

it('opens inside lists and quotes', () => {
  expect(inside('> ```', '> a', '> ```', 'b')).toEqual([true, true, true, false]);
  expect(inside('1. - ~~~js', '     a', '     ~~~', 'b')).toEqual([true, true, true, false]);
});

it('does not mistake a line with inline code for a fence', () => {
  expect(inside('```inline``` text', 'a')).toEqual([false, false]);
  expect(inside('``` a`b', 'a')).toEqual([false, false]);
  expect(inside('~~~ a`b', 'a')).toEqual([true, true]);
});

it('does not close at a list item that shows a fence', () => {
  expect(inside('```md', '- ```', 'a', '```', 'b')).toEqual([true, true, true, true, false]);
});
