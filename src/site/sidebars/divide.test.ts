import { isCategory, type NavCategory, type NavEntry } from '../../page-model/nav-entry';
import { sidebarHtml } from '../../page-model/sidebar-html';
import { divideSidebars } from './divide';

const link = (name: string): NavEntry => ({ label: name.toUpperCase(), href: `/${name}` });
const category = (label: string, items: NavEntry[], over: Partial<NavCategory> = {}) => {
  return { label, collapsible: true, collapsed: true, items, ...over };
};
const links = (count: number, from = 0): NavEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `Generated${from + index}`,
    href: `/reference/classes/Generated${from + index}`,
    code: true,
  }));
const sidebar = (items: readonly NavEntry[], name = 's') => ({ name, items });

const DIVIDE = { wholeUpTo: 0, levelUpTo: 40 };
const divided = (items: readonly NavEntry[], settings = DIVIDE) =>
  divideSidebars([sidebar(items)], settings);
const branchOf = (entry: NavEntry | undefined) =>
  entry && isCategory(entry) ? entry.branch : undefined;
/** The sidebar in the document of a page. */
function documentHtml(items: readonly NavEntry[], path: string, settings = DIVIDE): string {
  const { sidebars, branches } = divided(items, settings);
  return sidebarHtml(sidebars[0]?.items ?? [], path, branches.get(path));
}

it('leaves a sidebar whole up to a number of entries, categories included', () => {
  const items = [category('A', [link('a')], { collapsed: false }), link('b')];
  const whole = divided(items, { wholeUpTo: 3, levelUpTo: 2 });
  expect(whole.sidebars).toEqual([sidebar(items)]);
  expect(whole.branches.get('/a')).toEqual([]);
  const { sidebars } = divided(items, { wholeUpTo: 2, levelUpTo: 2 });
  expect(branchOf(sidebars[0]?.items[0])?.page).toBe('/a');
  expect(sidebars[0]?.items[0]).toMatchObject({ collapsed: true });
});

it('leads to each page, and to the page of a category', () => {
  const items = [link('a'), category('B', [category('C', [link('d')])], { href: '/b' })];
  const { sidebars, branches } = divided(items);
  const b = sidebars[0]?.items[1];
  const ids = [branchOf(b)?.id, branchOf((b as NavCategory).items[0])?.id];
  expect(branches.get('/a')).toEqual([]);
  expect(branches.get('/b')).toEqual(ids.slice(0, 1));
  expect(branches.get('/d')).toEqual(ids);
});

it('gives categories of the same labels ids of their own, the same in every build', () => {
  const items = [category('A', [link('a')]), category('A', [link('b')])];
  const ids = () => divided(items).sidebars[0]?.items.map((entry) => branchOf(entry)?.id);
  expect(new Set(ids()).size).toBe(2);
  expect(ids()).toEqual(ids());
  const after = divided([link('new'), ...items]).sidebars[0]?.items.slice(1);
  expect(after?.map((entry) => branchOf(entry)?.id)).toEqual(ids());
});

describe('the page of a branch', () => {
  it('is one whose document shows the branch: not one that another category lists first', () => {
    const items = [category('A', [link('a')]), category('B', [link('a'), link('b')])];
    const { sidebars, branches } = divided(items);
    const pages = sidebars[0]?.items.map((entry) => branchOf(entry)?.page);
    expect(pages).toEqual(['/a', '/b']);
    expect(branches.get('/a')).toEqual([branchOf(sidebars[0]?.items[0])?.id]);
  });

  it.each([
    ['has only links to elsewhere', [{ label: 'Out', href: 'https://a.example' }]],
    ['has only pages of other categories', [link('a')]],
    ['is empty', []],
  ])('is missing if the category %s, so documents have its list', (_, inside) => {
    const items = [link('a'), category('B', inside)];
    expect(branchOf(divided(items).sidebars[0]?.items[1])).not.toHaveProperty('page');
    expect(documentHtml(items, '/a').match(/<ul/g)).toHaveLength(2);
  });

  it('is not that of the category if another category lists that one first', () => {
    const items = [link('a'), category('B', [link('b')], { href: '/a' })];
    expect(branchOf(divided(items).sidebars[0]?.items[1])).not.toHaveProperty('page');
  });

  it('is not one that an earlier sidebar shows', () => {
    const both = [sidebar([link('a')]), sidebar([category('B', [link('a'), link('b')])], 't')];
    const { sidebars } = divideSidebars(both, DIVIDE);
    expect(branchOf(sidebars[1]?.items[0])?.page).toBe('/b');
  });
});

describe('a document', () => {
  const MANY = [
    category('Room', links(2), { href: '/room' }),
    category('Types', [category('First', links(3, 2)), category('Second', links(3, 5))]),
  ];
  const shown = (html: string) => [...html.matchAll(/>([\w ]+)<\/(?:a|code)>/g)].map(([, t]) => t);

  it('holds the top level, and the branches that lead to its page', () => {
    expect(shown(documentHtml(MANY, '/'))).toEqual(['Room', 'Types']);
    expect(shown(documentHtml(MANY, '/room'))).toEqual(
      'Room Generated0 Generated1 Types'.split(' '),
    );
    expect(shown(documentHtml(MANY, '/reference/classes/Generated4'))).toEqual(
      'Room Types First Generated2 Generated3 Generated4 Second'.split(' '),
    );
  });

  it('marks its page, and not the categories that only lead to it', () => {
    const html = documentHtml(MANY, '/reference/classes/Generated2');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('<a href="/reference/classes/Generated2" data-first>Types</a>');
    expect(html).toContain('<a href="/reference/classes/Generated2" data-first>First</a>');
  });

  /** Twenty categories, as `packages/bench/generated-site.ts` makes them. */
  const inCategories = (count: number) =>
    Array.from({ length: 20 }, (_, index) =>
      category(`Category ${index}`, links(count / 20, (index * count) / 20)),
    );
  const inOneCategory = (count: number) => [category('Types', links(count))];
  const rest = [category('Guides', links(30, 10_000))];

  it('costs the same wherever else the site grows: 200 entries, 2,000 entries', () => {
    const bytes = (count: number) =>
      documentHtml([...rest, ...inCategories(count)], '/reference/classes/Generated10000').length;
    expect(Math.abs(bytes(2000) / bytes(200) - 1)).toBeLessThan(0.1);
  });

  it.each([
    ['twenty categories', inCategories],
    ['one category', inOneCategory],
  ])('with its page in %s never costs what a whole sidebar of 200 entries does', (_, grow) => {
    const whole = { wholeUpTo: 1000, levelUpTo: 40 };
    const page = '/reference/classes/Generated150';
    const small = documentHtml(grow(200), page, whole);
    for (const count of [200, 2000]) {
      expect(documentHtml(grow(count), page).length).toBeLessThan(small.length);
    }
    expect(documentHtml(grow(20_000), page).match(/<li/g)?.length).toBeLessThan(120);
  });
});
