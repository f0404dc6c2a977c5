import { matchesGlob } from './globs';

it.each([
  ['a.md', '**/*.{md,mdx}', true],
  ['b/c/a.mdx', '**/*.{md,mdx}', true],
  ['a.js', '**/*.{md,mdx}', false],
  ['api/a.md', '{api,faq}/**/*.{md,mdx}', true],
  ['api/b/a.md', '{api,faq}/**/*.{md,mdx}', true],
  ['apiary/a.md', '{api,faq}/**/*.{md,mdx}', false],
  ['FAQ.md', 'FAQ.md', true],
  ['drafts/a.md', 'drafts/**', true],
  ['a/TEMPLATE.md', 'TEMPLATE.md', false],
  ['a1.md', 'a[0-9].md', true],
  ['a1.md', 'a[!0-9].md', false],
  ['ab.md', 'a[!0-9].md', true],
  ['a/.md', 'a[!0-9].md', false],
  ['c/a.md', '{a,{b,c}}/*.md', true],
  ['a+b.md', './a+b.md', true],
  ['ab.md', 'a?.md', true],
  ['a/b.md', 'a?b.md', false],
])('%s and %s: %s', (file, glob, expected) => {
  expect(matchesGlob(file, glob)).toBe(expected);
});
