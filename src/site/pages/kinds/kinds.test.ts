import { apiClass, docPage, finishedPage, siteIn } from '../../../test/content-pages';
import type { NavCategory } from '../../../page-model/nav-entry';
import { placesOf } from '../../sidebars/navigation';
import type { PageNode } from '../../nodes/nodes';
import type { FinishedContent } from '../content';
import { PAGE_KINDS } from '.';

jest.mock('../../nodes/page-dates', () => ({
  ...jest.requireActual<object>('../../nodes/page-dates'),
  lastUpdatedOf: ({ path }: PageNode) => (path === '/a' ? '2024-05-06T07:08:09Z' : undefined),
  editUrlOf: ({ path }: PageNode) => (path === '/a' ? 'https://edit.example/a' : undefined),
}));

const site = siteIn('/site');

function contentOf(nodes: readonly PageNode[], category?: NavCategory): FinishedContent {
  const items = [
    ...nodes.map(({ title, path }) => ({ label: title, href: path })),
    ...(category ? [category] : []),
  ];
  const sidebars = [{ name: 'docs', items }];
  return {
    site,
    nodes,
    unreadable: { pathByFile: new Map(), problems: [], absent: new Map(), hidesClasses: false },
    navigation: {
      sidebars,
      divided: { sidebars, branches: new Map() },
      indexes: category ? [category] : [],
      categories: [],
      problems: [],
    },
    redirects: [],
    samples: { projects: [], problems: [] },
    places: placesOf(sidebars),
    search: { synonyms: [], internals: [], ignoredHeadings: [], popular: [], problems: [] },
    pages: nodes.map((node) => ({ node, finished: finishedPage() })),
    sections: {},
    referenceIndex: { html: '<ul></ul>', toc: '' },
  };
}

const pagesOf = (content: FinishedContent) => PAGE_KINDS.flatMap(({ pages }) => pages(content));
const pageAt = (path: string, content: FinishedContent) =>
  pagesOf(content).find((page) => page.path === path);
const pathsOf = (content: FinishedContent) => PAGE_KINDS.flatMap(({ paths }) => paths(content));

it('creates a page per file, and the site’s other pages', () => {
  const category = {
    label: 'Rooms',
    href: '/category/rooms',
    generatedIndex: { description: 'All of them.' },
    collapsible: true,
    collapsed: true,
    items: [{ label: 'A', href: '/a' }],
  };
  const content = contentOf([docPage(site, 'a'), apiClass(site, 'Room')], category);
  expect(pagesOf(content).map(({ path, template }) => [path, template])).toEqual([
    ['/a', 'doc'],
    ['/reference/classes/Room', 'api-class'],
    ['/category/rooms', 'category-index'],
    ['/reference', 'reference-index'],
    ['/search', 'search'],
    ['/', 'doc'],
  ]);
  expect(pathsOf(content)).toEqual(['/category/rooms', '/reference', '/search', '/']);
  expect(pageAt('/category/rooms', content)?.context).toMatchObject({
    href: '/category/rooms',
    title: 'Rooms',
    description: 'All of them.',
    items: [{ label: 'A', href: '/a' }],
    place: { sidebar: 'docs' },
  });
  expect(pageAt('/search', content)?.context).toMatchObject({ unlisted: true, hasReference: true });
});

it('has no list of types if there are none, or if a document takes the path', () => {
  const without = contentOf([docPage(site, 'a')]);
  expect(pageAt('/reference', without)).toBeUndefined();
  expect(pageAt('/search', without)?.context).toMatchObject({ hasReference: false });
  const own = contentOf([docPage(site, 'reference'), apiClass(site, 'Room')]);
  expect(pagesOf(own).filter(({ path }) => path === '/reference')).toMatchObject([
    { template: 'doc' },
  ]);
});

it('has no search page if the site has no search', () => {
  const content = contentOf([docPage(site, 'a')]);
  const silent = {
    ...content,
    site: { ...site, settings: { ...site.settings, search: false as const } },
  };
  expect(pageAt('/search', silent)).toBeUndefined();
  expect(pathsOf(silent)).toEqual(['/']);
});

it('opens with the page at "/", otherwise with the first page in the sidebar', () => {
  const home = contentOf([docPage(site, 'a'), docPage(site, 'home', { path: '/' })]);
  expect(pagesOf(home).filter(({ path }) => path === '/')).toMatchObject([
    { context: { id: '/home' } },
  ]);
  const none = contentOf([docPage(site, 'b'), docPage(site, 'a')]);
  expect(pageAt('/', none)?.context).toMatchObject({ id: '/b' });
  expect(pageAt('/', contentOf([]))).toBeUndefined();
});

it('publishes the first of two pages with one path', () => {
  const second = docPage(site, 'other', { path: '/a', id: 'other' });
  const content = contentOf([docPage(site, 'a'), second]);
  expect(pagesOf(content).filter(({ path }) => path === '/a')).toMatchObject([
    { context: { id: '/a' } },
  ]);
});

it('passes a template what it shows beside the text', () => {
  const page = docPage(site, 'a', { unlisted: true, frontMatter: { hide_title: true } });
  expect(pageAt('/a', contentOf([page]))?.context).toMatchObject({
    id: '/a',
    lastUpdated: '2024-05-06',
    lastUpdatedText: 'May 6, 2024',
    editUrl: 'https://edit.example/a',
    hideTitle: true,
    unlisted: true,
    version: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
  });
});

it('tells a template the layout, and whether the body has a title of its own', () => {
  const page = docPage(site, 'a', { frontMatter: { layout: 'landing' } });
  const content = contentOf([page]);
  expect(pageAt('/a', content)?.context).toMatchObject({ layout: 'landing' });
  expect(pageAt('/a', content)?.context).not.toHaveProperty('bodyHasTitle');
  const finished = finishedPage({ hasTitle: true });
  const titled = { ...content, pages: [{ node: page, finished }] };
  expect(pageAt('/a', titled)?.context).toMatchObject({ bodyHasTitle: true });
  const named = { node: page, finished: finishedPage({ heading: 'Own' }) };
  expect(pageAt('/a', { ...content, pages: [named] })?.context).toMatchObject({ heading: 'Own' });
});

it('leaves out the neighbours that a page hides', () => {
  const neighbours = { pagination_next: null, pagination_prev: null };
  const [first, last] = [docPage(site, 'a'), docPage(site, 'c')];
  const placeOf = (frontMatter: object) =>
    pageAt('/b', contentOf([first, docPage(site, 'b', { frontMatter }), last]))?.context.place;
  expect(placeOf({})).toMatchObject({ previous: { href: '/a' }, next: { href: '/c' } });
  expect(placeOf(neighbours)).toEqual({ sidebar: 'docs', label: 'b', breadcrumbs: [] });
});

it('names on a social card what stands above the page', () => {
  const nested = { sidebar: 'docs', breadcrumbs: [{ label: 'Guides' }, { label: 'Recipes' }] };
  const room = apiClass(site, 'Room', { kind: 'struct' });
  const content = { ...contentOf([docPage(site, 'a'), room]), places: new Map([['/a', nested]]) };
  const card = (path: string) => pageAt(path, content)?.card;
  expect(card('/a')).toEqual({ title: 'a', section: 'Guides / Recipes' });
  expect(card('/reference/classes/Room')).toEqual({ title: 'Room', section: 'Struct in Duet' });
  expect(card('/reference')).toEqual({ title: 'API reference', section: '' });
  expect(card('/search')).toEqual({ title: 'Search', section: '' });
});

it('changes the version of a page with its HTML', () => {
  const content = contentOf([docPage(site, 'a')]);
  const finished = finishedPage({ html: '<p>New</p>' });
  const edited = content.pages.map(({ node }) => ({ node, finished }));
  expect(pageAt('/a', { ...content, pages: edited })?.context.version).not.toBe(
    pageAt('/a', content)?.context.version,
  );
});

it('lets pages link to feeds, which are no pages', () => {
  const news = docPage(site, 'news', { frontMatter: { feed: { id: 'tag:a.example,2024:news' } } });
  const content = contentOf([news, docPage(site, 'other')]);
  expect(pathsOf(content)).toContain('/news.xml');
  expect(pageAt('/news.xml', content)).toBeUndefined();
  expect(pageAt('/news', content)?.context).toMatchObject({ feed: '/news.xml' });
  expect(pageAt('/other', content)?.context).not.toHaveProperty('feed');
});
