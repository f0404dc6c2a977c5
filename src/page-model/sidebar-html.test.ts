import type { NavCategory, NavEntry } from './nav-entry';
import { sidebarHtml } from './sidebar-html';

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
