import { installBasePath } from '../base-path';
import type { NavCategory, NavEntry } from './nav-entry';
import { branchHtml, sidebarHtml } from './sidebar-html';

const category = (
  label: string,
  items: NavEntry[],
  over: Partial<NavCategory> = {},
): NavCategory => {
  return { label, collapsible: true, collapsed: true, items, ...over };
};
const A: NavEntry = { label: 'A', href: '/a' };

it('marks the current page, but no page that shares its prefix', () => {
  const html = sidebarHtml([A, { label: 'AB', href: '/a/b' }], '/a');
  expect(html).toBe(
    '<ul><li><a href="/a" aria-current="page">A</a></li><li><a href="/a/b">AB</a></li></ul>',
  );
});

it('collapses a category unless it contains the current page, at any depth', () => {
  const items = [category('B', [category('C', [A])])];
  expect(sidebarHtml(items, '/x').match(/data-collapsed/g)).toHaveLength(2);
  const open = sidebarHtml(items, '/a');
  expect(open).not.toContain('data-collapsed');
  expect(open.match(/aria-expanded="true"/g)).toHaveLength(2);
});

it('opens a category on its own page', () => {
  const html = sidebarHtml([category('B', [A], { href: '/b' })], '/b');
  expect(html).toContain('<a href="/b" aria-current="page">B</a><button');
  expect(html).toContain('aria-expanded="true"');
  expect(html).toContain('aria-label="Pages of B"');
});

it('links each button to the list that it collapses', () => {
  const html = sidebarHtml([category('B', [category('C', [A])]), category('D', [])], '/');
  const controls = [...html.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/<ul id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  expect(controls.sort()).toEqual(ids.sort());
});

it('renders no button for a category that is not collapsible', () => {
  const fixed = { collapsible: false, collapsed: false };
  expect(sidebarHtml([category('B', [A], fixed)], '/')).toContain(
    '<span class="nav-label">B</span>',
  );
  expect(sidebarHtml([category('B', [A], { ...fixed, href: '/b' })], '/')).not.toContain('<button');
});

it('escapes labels and addresses', () => {
  const html = sidebarHtml(
    [{ label: 'Set<T> & "x"', href: '/a?b="&c' }, category('<B>', [], { href: '/b' })],
    '/',
  );
  expect(html).toContain('<a href="/a?b=&quot;&amp;c">Set&lt;T> &amp; &quot;x&quot;</a>');
  expect(html).toContain('aria-label="Pages of &lt;B>"');
  expect(html).not.toContain('<B>');
});

it('shows classes as code, and lets long names break', () => {
  const html = sidebarHtml(
    [
      { label: 'Room', href: '/r', code: true },
      { label: 'RealtimeAvatarVoiceManager', href: '/l', code: true },
    ],
    '/',
  );
  expect(html).toContain('<code>Room</code>');
  expect(html).toContain('<code>Realtime<wbr>Avatar<wbr>Voice<wbr>Manager</code>');
});

it('marks links that leave the site', () => {
  expect(sidebarHtml([{ label: 'Out', href: 'https://a.example' }], '/')).toContain(
    'rel="noopener"',
  );
});

describe('a divided sidebar', () => {
  const room = category('Room', [A], { href: '/room', branch: { id: 'r', page: '/room' } });
  const guides = category('Guides', [room], { branch: { id: 'g', page: '/room' } });

  it('leaves out the list of a branch that does not lead to the page', () => {
    const html = sidebarHtml([guides], '/x');
    expect(html).toContain('data-collapsed><div class="nav-head"><a href="/room" data-first>');
    expect(html).toContain('aria-expanded="false" aria-controls="nav-g"');
    expect(html).not.toContain('id="nav-g"');
  });

  it('has the lists of the branches that lead to the page, and marks the page once', () => {
    const html = sidebarHtml([guides], '/room', ['g', 'r']);
    expect(html).not.toContain('data-collapsed');
    expect(html.match(/<ul id="nav-[gr]"/g)).toHaveLength(2);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('<a href="/room" aria-current="page">Room</a><button');
  });

  it('leads to pages below the path of the host', () => {
    installBasePath('/docs');
    const html = sidebarHtml([guides, category('Room', [A], { href: '/room' })], '/a');
    installBasePath('');
    expect(html).toContain('<a href="/docs/room" data-first>Guides</a>');
    expect(html).toContain('<a href="/docs/room">Room</a>');
    expect(html).toContain('<a href="/docs/a" aria-current="page">A</a>');
  });

  it('has the list of a branch without a page of its own, folded', () => {
    const html = sidebarHtml([category('Out', [A], { branch: { id: 'o' } })], '/x');
    expect(html).toContain('aria-expanded="false" aria-controls="nav-o">Out</button>');
    expect(html).toContain('<ul id="nav-o"><li><a href="/a">A</a></li></ul>');
  });

  it('unfolds to the list that its button controls, with the next branches folded', () => {
    const html = branchHtml(guides, { id: 'g' });
    expect(html).toMatch(/^<ul id="nav-g"><li class="nav-category" data-collapsed>/);
    expect(html).not.toContain('href="/a"');
  });
});
