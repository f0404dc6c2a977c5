import { oversized, sizeOf } from './sizes';

const document = (links: number) => '<a href="/reference">Room</a>'.repeat(links);

it('says how many documents are ten times too large, and which is the largest', () => {
  const sizes = [10, 45_000, 52_000].map((links, index) =>
    sizeOf(`${index}.html`, document(links)),
  );
  expect(oversized(sizes)).toBe(
    '2 documents have more than 10 times the 120,000 bytes of a page. The largest is 2.html: 1.5 MB with 52,000 links. Look for entries that its sidebar has more than once, or divide the page.',
  );
  expect(oversized(sizes.slice(0, 2))).toMatch(/^One document has .* 1\.html: 1\.3 MB/);
  expect(oversized(sizes.slice(0, 1))).toBeUndefined();
});
