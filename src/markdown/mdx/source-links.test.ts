import { sourceLinks } from './source-links';

it('finds the links of a page that does not compile, with their lines', () => {
  const raw = `---
title: A
---

{broken [one](./b.md#c "title") and [t [u]](</d e>)

\`[no](code)\` ![no](picture.png) <https://x.example>

\`\`\`md
[no](fence)
\`\`\`
[of {product}](/{product}_(f))
`;
  expect(sourceLinks(raw, { product: 'duet' })).toEqual([
    { href: './b.md#c', text: 'one', line: 5 },
    { href: '/d e', text: 't [u]', line: 5 },
    { href: 'https://x.example', text: 'https://x.example', line: 7 },
    { href: '/duet_(f)', text: 'of duet', line: 12 },
  ]);
});
