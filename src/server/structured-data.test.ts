import settings from '$site/settings';
import { scriptJson } from '../page-model/script-json';
import { pageFacts, type PageFacts, structuredData } from './structured-data';

const URL_OF_SITE = 'https://docs.tandem.example';

const page = (change: Partial<PageFacts> = {}): PageFacts => ({
  path: '/room/collections',
  title: 'Collections',
  description: 'Share lists.',
  isArticle: true,
  breadcrumbs: [{ label: 'Room', href: '/room' }],
  lastUpdated: '2025-03-09',
  image: '/social/card-1.png',
  ...change,
});

interface Thing {
  readonly '@type': string;
  readonly itemListElement?: readonly object[];
}

const graphOf = (facts: PageFacts, hasSearch = true) =>
  (structuredData(facts, settings, hasSearch)?.['@graph'] ?? []) as readonly Thing[];
const thing = (type: string, facts: PageFacts, hasSearch?: boolean) =>
  graphOf(facts, hasSearch).find((found) => found['@type'] === type);

it('describes a page as an article of the site', () => {
  expect(structuredData(page(), settings, true)?.['@context']).toBe('https://schema.org');
  expect(thing('TechArticle', page())).toEqual({
    '@type': 'TechArticle',
    headline: 'Collections',
    description: 'Share lists.',
    image: `${URL_OF_SITE}/social/card-1.png`,
    dateModified: '2025-03-09',
    inLanguage: 'en',
    mainEntityOfPage: `${URL_OF_SITE}/room/collections`,
    author: { '@type': 'Organization', name: 'Tandem', url: 'https://tandem.example' },
    isPartOf: { '@type': 'WebSite', name: 'Tandem documentation', url: URL_OF_SITE },
  });
});

it('says nothing that the page does not have', () => {
  const bare = page({ description: null, lastUpdated: undefined, image: null, breadcrumbs: [] });
  const keys = Object.keys(thing('TechArticle', bare) ?? {});
  for (const key of ['description', 'dateModified', 'image']) expect(keys).not.toContain(key);
  expect(graphOf(bare)).toHaveLength(1);
});

it('shortens headlines to what search engines show', () => {
  const article = thing('TechArticle', page({ title: 'x'.repeat(200) }));
  expect(article).toMatchObject({ headline: `${'x'.repeat(109)}…` });
});

it('keeps pictures of other hosts, and addresses that need escapes valid', () => {
  const image = (address: string) => thing('TechArticle', page({ image: address }));
  expect(image('https://cdn.example/a.png')).toMatchObject({ image: 'https://cdn.example/a.png' });
  expect(image('/a b.png')).toMatchObject({ image: `${URL_OF_SITE}/a%20b.png` });
});

it('lists the breadcrumbs and the page, numbered from 1, each with its address', () => {
  expect(thing('BreadcrumbList', page())?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Room', item: `${URL_OF_SITE}/room` },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Collections',
      item: `${URL_OF_SITE}/room/collections`,
    },
  ]);
});

it('names the page in its breadcrumbs as they do', () => {
  const data = { docPage: { path: '/room', title: 'Rooms overview' } };
  const place = { sidebar: 'docs', label: 'Overview', breadcrumbs: [{ label: 'A', href: '/a' }] };
  const facts = pageFacts({ data, pageContext: { place } });
  expect(thing('BreadcrumbList', facts ?? page())?.itemListElement).toMatchObject([
    { name: 'A' },
    { name: 'Overview' },
  ]);
});

it('leaves out categories without a page', () => {
  const breadcrumbs = [{ label: 'Guides' }, { label: 'Recipes', href: '/recipes' }];
  expect(thing('BreadcrumbList', page({ breadcrumbs }))?.itemListElement).toMatchObject([
    { position: 1, name: 'Recipes' },
    { position: 2, name: 'Collections' },
  ]);
});

it('describes the site and its search on the home page', () => {
  const home = page({ path: '/', breadcrumbs: [] });
  expect(thing('WebSite', home)).toEqual({
    '@type': 'WebSite',
    name: 'Tandem documentation',
    alternateName: 'Tandem',
    description: 'Multiplayer for Unity.',
    url: URL_OF_SITE,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${URL_OF_SITE}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(thing('WebSite', home, false)).not.toHaveProperty('potentialAction');
  expect(thing('WebSite', page())).toBeUndefined();
});

it('says nothing of a list outside the categories', () => {
  expect(
    structuredData(page({ isArticle: false, breadcrumbs: [] }), settings, true),
  ).toBeUndefined();
  expect(graphOf(page({ isArticle: false }))).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

it('cannot end its script element', () => {
  const json = scriptJson({ title: '</script><!-- <script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ title: '</script><!-- <script>' });
});

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
