import { ShownPages } from './shown-pages';

it('returns what a page shows once, as it was', () => {
  const pages = new ShownPages();
  const page = { html: '<p>Größe → 2 × 3 😀</p>', toc: '' };
  pages.set('a', { ...page, toc: '<ul></ul>' });
  pages.set('b', page);
  expect(pages.take('b')).toEqual(page);
  expect(pages.take('b')).toBeUndefined();
  expect(pages.take('a')).toEqual({ ...page, toc: '<ul></ul>' });
});

it('forgets all pages when it is cleared', () => {
  const pages = new ShownPages();
  pages.set('a', { html: 'a', toc: '' });
  pages.clear();
  expect(pages.take('a')).toBeUndefined();
});
