import { checkHighlightMarkers, withoutHighlightMarkers } from './highlight-markers';

it.each([
  '// highlight-start\na\n// highlight-end\n# highlight-start\nb\n# highlight-end',
  '// highlight-start\nto the end',
  '// highlight-next-line\na\nb // highlight-line',
  'text about highlight-start and highlight-start',
])('leaves code alone that the highlighter can take: %j', (code) => {
  expect(checkHighlightMarkers(code)).toEqual({ value: code, mistakes: [] });
});

it.each([
  ['// highlight-start\na\n  // highlight-start\nb', '// highlight-start\na\nb', 3],
  ['/* highlight-start */\na\n/* highlight-next-line */\nb', '/* highlight-start */\na\nb', 3],
  ['a\n<!-- highlight-end -->\nb', 'a\nb', 2],
])('removes what it cannot take, with its line: %j', (code, value, offset) => {
  const found = checkHighlightMarkers(code);
  expect(found.value).toBe(value);
  expect(found.mistakes).toMatchObject([{ offset, mistake: { check: 'codeMeta' } }]);
});

it('shows code without the comments that highlight it', () => {
  const code =
    'a\n// highlight-start\nb // highlight-line\n  // highlight-end\n# highlight-next-line\nc';
  expect(withoutHighlightMarkers(code)).toBe('a\nb\nc');
  expect(withoutHighlightMarkers('text about highlight-start')).toBe('text about highlight-start');
});
