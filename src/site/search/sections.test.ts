import type { NavCategory, NavEntry } from '../../page-model/nav-entry';
import { NO_SECTION, sectionsOf } from './sections';

const link = (href: string): NavEntry => ({ label: href, href });
const category = (label: string, items: readonly NavEntry[], href?: string): NavCategory => ({
  label,
  collapsible: true,
  collapsed: false,
  items,
  ...(href !== undefined && { href }),
});
const sections = (...items: NavEntry[]) => [...sectionsOf([{ name: 'docs', items }])];

it('names the outermost category of each page, in the order of the sidebar', () => {
  const xr = category('XR', [link('/realtime/xr/avatars')], '/realtime/xr');
  expect(
    sections(category('Realtime', [link('/realtime/realtime'), xr], '/realtime'), link('/pricing')),
  ).toEqual([
    ['/realtime', 'Realtime'],
    ['/realtime/realtime', 'Realtime'],
    ['/realtime/xr', 'Realtime'],
    ['/realtime/xr/avatars', 'Realtime'],
    ['/pricing', NO_SECTION],
  ]);
});

it('has no links to other sites', () => {
  expect(sections(category('A', [link('https://a.example')]))).toEqual([]);
});

it('uses the first place of a page that is in several', () => {
  const twice = [
    { name: 'docs', items: [category('A', [link('/a')])] },
    { name: 'more', items: [category('B', [link('/a'), link('/b')])] },
  ];
  expect([...sectionsOf(twice)]).toEqual([
    ['/a', 'A'],
    ['/b', 'B'],
  ]);
});
