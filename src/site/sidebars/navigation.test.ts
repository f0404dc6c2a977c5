import type { NavCategory, NavEntry } from '../../page-model/nav-entry';
import { docPage, siteIn } from '../../test/content-pages';
import { chosenPlaces, listsOf, placesOf } from './navigation';

const link = (name: string): NavEntry => ({ label: name.toUpperCase(), href: `/${name}` });
const category = (label: string, items: NavEntry[], href?: string): NavCategory => {
  return { label, collapsible: true, collapsed: true, items, ...(href !== undefined && { href }) };
};

it('goes from page to page across categories, with the categories above', () => {
  const places = placesOf([
    {
      name: 's',
      items: [
        link('a'),
        category('B', [category('C', [link('d')]), link('e')], '/b'),
        { label: 'Out', href: 'https://a.example' },
        { label: 'Added', href: '/added', added: true },
        link('f'),
      ],
    },
  ]);
  expect([...places.keys()]).toEqual(['/a', '/b', '/d', '/e', '/f']);
  expect(places.get('/a')).toEqual({
    sidebar: 's',
    label: 'A',
    breadcrumbs: [],
    next: { label: 'B', href: '/b' },
  });
  expect(places.get('/d')).toEqual({
    sidebar: 's',
    label: 'D',
    breadcrumbs: [{ label: 'B', href: '/b' }, { label: 'C' }],
    previous: { label: 'B', href: '/b' },
    next: { label: 'E', href: '/e' },
  });
  expect(places.get('/b')?.breadcrumbs).toEqual([]);
  expect(places.get('/f')).toMatchObject({ previous: { href: '/e' } });
  expect(places.get('/f')).not.toHaveProperty('next');
});

it('uses the first place of a page that is listed twice', () => {
  const places = placesOf([
    { name: 'one', items: [category('A', [link('x')]), link('x'), link('y')] },
    { name: 'two', items: [link('y'), link('z')] },
  ]);
  expect(places.get('/x')).toMatchObject({ breadcrumbs: [{ label: 'A' }], next: { href: '/y' } });
  expect(places.get('/y')).toMatchObject({ sidebar: 'one', previous: { href: '/x' } });
  expect(places.get('/z')).toMatchObject({ sidebar: 'two', previous: { href: '/y' } });
});

it('has pages that no sidebar lists beside the one that they name', () => {
  const sidebars = ['one', 'docs-two'].map((name) => ({ name, items: [link('x')] }));
  const page = (name: string, wanted: string | null) =>
    docPage(siteIn('/site'), name, { frontMatter: { displayed_sidebar: wanted } });
  const pages = [page('x', 'two'), page('a', 'one'), page('b', 'two'), page('c', 'no')];
  expect(chosenPlaces([...pages, page('d', null)], sidebars, placesOf(sidebars))).toEqual([
    ['/a', { sidebar: 'one', breadcrumbs: [] }],
    ['/b', { sidebar: 'docs-two', breadcrumbs: [] }],
  ]);
});

it('keeps the code type of classes', () => {
  const places = placesOf([
    { name: 's', items: [{ label: 'A', href: '/a', code: true }, link('b')] },
  ]);
  expect(places.get('/b')?.previous).toEqual({ label: 'A', href: '/a', code: true });
});

it('names the branches that lead to a page, where the sidebar has some', () => {
  const branches = new Map([
    ['/a', []],
    ['/b', ['one', 'two']],
  ]);
  const places = placesOf([{ name: 's', items: [link('a'), link('b')] }], branches);
  expect(places.get('/a')).not.toHaveProperty('branches');
  expect(places.get('/b')?.branches).toEqual(['one', 'two']);
});

it('lists the pages of each category that has a page, and the categories with one', () => {
  const inner = category('inner', [link('c')], '/inner');
  const items = [category('outer', [link('a'), inner, category('none', [link('d')])], '/outer')];
  expect(Object.entries(listsOf([{ name: 's', items }]))).toEqual([
    ['/outer', [link('a'), { label: 'inner', href: '/inner' }]],
    ['/inner', [link('c')]],
  ]);
});
