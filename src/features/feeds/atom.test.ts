/** @jest-environment jsdom */
import { atomFeed, type Feed } from './atom';

const FEED: Feed = {
  id: 'tag:docs.example,2024:releases',
  title: 'Releases | Docs & more',
  author: 'Duet',
  lang: 'en',
  address: 'https://docs.example/releases.xml',
  page: 'https://docs.example/releases',
  entries: [
    { section: '2-0', title: 'Two', date: '2024-10-15', html: '<p>First &amp; "new".</p>' },
    { section: '2-1', title: 'Two <one>', date: '2025-01-28', html: '<p>Then.</p>' },
  ],
};

const parse = (feed: Feed) => new DOMParser().parseFromString(atomFeed(feed), 'application/xml');
const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('is well-formed XML in Atom’s namespace', () => {
  const { documentElement } = parse(FEED);
  expect(documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(documentElement.localName).toBe('feed');
});

it('says what it is, whose, and when it last changed', () => {
  const feed = parse(FEED);
  expect(texts(feed, 'feed > id')).toEqual([FEED.id]);
  expect(texts(feed, 'feed > title')).toEqual([FEED.title]);
  expect(texts(feed, 'author > name')).toEqual(['Duet']);
  expect(texts(feed, 'feed > updated')).toEqual(['2025-01-28T00:00:00Z']);
  const links = [...feed.querySelectorAll('feed > link')];
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['self', FEED.address],
    ['alternate', FEED.page],
  ]);
});

it('has an id for each entry that does not depend on any address', () => {
  const moved = { ...FEED, page: 'https://other.example/news', address: 'https://other.example/a' };
  expect(texts(parse(FEED), 'entry > id')).toEqual([`${FEED.id}/2-0`, `${FEED.id}/2-1`]);
  expect(texts(parse(moved), 'entry > id')).toEqual(texts(parse(FEED), 'entry > id'));
});

it('holds the entries whole, and escaped once', () => {
  const entries = [...parse(FEED).querySelectorAll('entry')];
  const [first, second] = entries;
  expect(entries).toHaveLength(2);
  expect(first?.querySelector('content')?.textContent).toBe(FEED.entries[0]?.html);
  expect(first?.querySelector('content')?.getAttribute('type')).toBe('html');
  expect(second?.querySelector('title')?.textContent).toBe('Two <one>');
  expect(second?.querySelector('published')?.textContent).toBe('2025-01-28T00:00:00Z');
  expect(second?.querySelector('link')?.getAttribute('href')).toBe(`${FEED.page}#2-1`);
});
