import { ShownPages } from './shown-pages';

it('returns what a page shows once, as it was', () => {
  const pages = new ShownPages();
  const page = { html: '<p>Größe → 2 × 3 😀</p>', toc: '' };
  pages.keep('a', { ...page, toc: '<ul></ul>' });
  pages.keep('b', page);
  expect(pages.take('b')).toEqual(page);
  expect(pages.take('b')).toBeUndefined();
  expect(pages.take('a')).toEqual({ ...page, toc: '<ul></ul>' });
});

it('leaves a page as it is, for as long as it is used', () => {
  const pages = new ShownPages();
  const page = { html: '<p>→</p>', toc: '', text: '→' };
  const kept = pages.keep('a', page);
  pages.take('a');
  expect({ ...kept }).toEqual({ ...page });
  expect(kept.html).toBe(page.html);
});

it('forgets all pages when it is cleared', () => {
  const pages = new ShownPages();
  pages.keep('a', { html: 'a', toc: '' });
  pages.clear();
  expect(pages.take('a')).toBeUndefined();
});
