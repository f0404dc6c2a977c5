import { pageFacts } from './page-facts';

const place = { sidebar: 'docs', breadcrumbs: [{ label: 'Room', href: '/room' }] };

it('takes a document’s title, description, place, date and own picture', () => {
  const docPage = { path: '/a', title: 'A', description: 'Of A.', image: '/own.png' };
  const pageContext = { place, lastUpdated: '2025-03-09', card: '/social/card.png' };
  expect(pageFacts({ data: { docPage }, pageContext })).toEqual({
    path: '/a',
    title: 'A',
    description: 'Of A.',
    isArticle: true,
    breadcrumbs: place.breadcrumbs,
    lastUpdated: '2025-03-09',
    image: '/own.png',
  });
});

it('takes a class’s name, and the picture that the build has drawn', () => {
  const apiClass = { path: '/reference/classes/Room', name: 'Room', description: null };
  const facts = pageFacts({ data: { apiClass }, pageContext: { card: '/social/card.png' } });
  expect(facts).toMatchObject({ title: 'Room', image: '/social/card.png', breadcrumbs: [] });
});

it('has no breadcrumbs where a landing page shows none', () => {
  const docPage = { path: '/a', title: 'A' };
  const facts = pageFacts({ data: { docPage }, pageContext: { place, layout: 'landing' } });
  expect(facts?.breadcrumbs).toEqual([]);
});

it('knows lists of pages by their address', () => {
  const index = { href: '/category/rooms', title: 'Rooms', place };
  expect(pageFacts({ pageContext: index })).toMatchObject({ title: 'Rooms', isArticle: false });
  const reference = pageFacts({
    data: { referenceIndex: {} },
    pageContext: { href: '/reference' },
  });
  expect(reference).toMatchObject({ path: '/reference', title: 'API reference' });
});

it('has none of pages that search engines do not list', () => {
  const docPage = { path: '/a', title: 'A' };
  expect(pageFacts({ data: { docPage }, pageContext: { unlisted: true } })).toBeUndefined();
  expect(pageFacts({})).toBeUndefined();
});
