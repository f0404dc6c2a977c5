import { unclosedAdmonitions } from './unclosed-admonitions';

it.each([
  ['a plain one', ':::tip\na\n:::'],
  ['one with a title', ':::tip[A title]\na\n:::'],
  ['one after the other', ':::tip\na\n:::\n\n:::note\nb\n:::'],
  ['more colons outside', '::::note\n\n:::tip\na\n:::\n\n:::tip\na\n:::\n\n::::'],
  ['more colons at the end', ':::tip\na\n::::'],
  ['in lists and quotes', '- a\n\n  :::tip\n  b\n  :::\n\n> :::note\n> c\n> :::'],
  ['an opening in a fence', '```md\n:::tip\n```\n\n- ~~~md\n  :::tip\n  ~~~'],
  ['a whole one in a fence, more colons outside', '::::note\n```md\n:::tip\n:::\n```\n::::'],
  ['an opening in a comment', '{/* a\n:::tip\n*/}\n\nb'],
  ['an opening in a line of text', 'Write :::tip here, or `:::note`.'],
  ['a quote inside', ':::note\n> :::tip\n> a\n> :::\n:::'],
  ['a deep list inside', ':::note\n1.  a\n\n    :::tip\n    b\n    :::\n:::'],
  ['colons alone', 'a\n\n:::\n\nb'],
])('finds nothing wrong with %s', (_, source) => {
  expect(unclosedAdmonitions(source)).toEqual([]);
});

it.each([
  ['at the end of the page', 'a\n\n:::tip\nb\n\n## C\n', [[3, ':::tip']]],
  ['with a title', ':::tip[Title]\nb', [[1, ':::tip']]],
  ['in a list', '- a\n\n  :::tip\n  b\n\nc', [[3, ':::tip']]],
  ['in a quote', '> :::tip\n> b\n\nc', [[1, ':::tip']]],
  ['before another one', ':::tip\na\n\n:::note\nb\n:::', [[1, ':::tip']]],
  ['inside another one', '::::note\n:::tip\na\n::::\n\nb', [[2, ':::tip']]],
  ['with fewer colons at its end', '::::note\na\n:::', [[1, '::::note']]],
  [
    'two of them',
    ':::tip\na\n\n:::note\nb',
    [
      [1, ':::tip'],
      [4, ':::note'],
    ],
  ],
] as [string, string, [number, string][]][])('finds one %s', (_, source, expected) => {
  expect(unclosedAdmonitions(source)).toEqual(
    expected.map(([line, opening]) => ({
      line,
      message: `"${opening}" is never closed.`,
      fix: `Write "${/:+/.exec(opening)?.[0]}" on a line of its own after its last line.`,
    })),
  );
});

it.each([
  ['an admonition', ':::note\n\n:::tip\na\n:::\n\n:::', 5],
  ['a fence', ':::note\n```md\n:::tip\n:::\n```\n:::', 4],
])('asks for more colons around %s', (_, source, line) => {
  expect(unclosedAdmonitions(source)).toEqual([
    {
      line: 1,
      message: `":::note" ends too early: line ${line} has as many colons.`,
      fix: 'Use more colons outside: "::::note" and "::::".',
    },
  ]);
});
