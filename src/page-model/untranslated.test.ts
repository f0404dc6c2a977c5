import { sidebarHtml } from './sidebar-html';
import { installUntranslatedCode, untranslated } from './untranslated';

afterEach(() => installUntranslatedCode(true));

const HTML =
  '<img alt="<code>"><p>Use <code>Room</code>.</p><pre><code class="a">int</code></pre><codes>';
const SIDEBAR = [
  { label: 'Guide', href: '/guide' },
  {
    label: 'Classes',
    collapsible: true,
    collapsed: true,
    items: [
      { label: 'Room', href: '/room', code: true },
      { label: 'Realtime', href: '/realtime', code: true },
    ],
  },
];

it('keeps code and lists of names from translators', () => {
  expect(untranslated(HTML)).toBe(
    '<img alt="<code>"><p>Use <code translate="no">Room</code>.</p><pre><code translate="no" class="a">int</code></pre><codes>',
  );
  const lists = sidebarHtml(SIDEBAR, '/').match(/<ul[^>]*>/g);
  expect(lists).toEqual(['<ul>', '<ul id="nav-1" translate="no">']);
});

it('leaves no byte where it is off', () => {
  installUntranslatedCode(false);
  expect(untranslated(HTML)).toBe(HTML);
  expect(sidebarHtml(SIDEBAR, '/')).not.toContain('translate');
});
