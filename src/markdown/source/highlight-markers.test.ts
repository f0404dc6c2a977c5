import { checkHighlightMarkers, withoutHighlightMarkers } from './highlight-markers';

it.each([
  '// highlight-start\na\n// highlight-end\n# highlight-start\nb\n# highlight-end',
  '#highlight-lime { color: lime }\n// highlight-color is another word',
  '// highlight-next-line\na\nb // highlight-line',
  'text about highlight-start and highlight-start',
])('leaves code alone that the highlighter can take: %j', (code) => {
  expect(checkHighlightMarkers(code)).toEqual({ value: code, mistakes: [] });
});

it.each([
  [
    '// highlight-start\na\n  // highlight-start\n# highlight-end',
    '// highlight-start\na\n# highlight-end',
    3,
  ],
  [
    '/* highlight-start */\n/* highlight-next-line */\n# highlight-end',
    '/* highlight-start */\n# highlight-end',
    2,
  ],
  ['a\n<!-- highlight-end -->\nb', 'a\nb', 2],
])('removes what it cannot take, with its line: %j', (code, value, offset) => {
  const found = checkHighlightMarkers(code);
  expect(found.value).toBe(value);
  expect(found.mistakes).toMatchObject([{ offset, mistake: { check: 'codeMeta' } }]);
});

it.each([
  ['// highlight-start\nto the end', 1, '"highlight-start" has no end.'],
  ['a\n// highlight-nextline\nb', 2, '"highlight-nextline" highlights nothing.'],
  ['a // highlight-lines', 1, '"highlight-lines" highlights nothing.'],
])('leaves %j as it is, with a mistake in line %d', (code, offset, message) => {
  expect(checkHighlightMarkers(code)).toMatchObject({
    value: code,
    mistakes: [{ offset, mistake: { check: 'codeMeta', message } }],
  });
});

it('shows code without the comments that highlight it', () => {
  const code =
    'a\n// highlight-start\nb // highlight-line\n  // highlight-end\n# highlight-next-line\nc';
  expect(withoutHighlightMarkers(code)).toBe('a\nb\nc');
  expect(withoutHighlightMarkers('text about highlight-start')).toBe('text about highlight-start');
});
