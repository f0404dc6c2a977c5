import type { NavEntry } from '../../page-model/nav-entry';
import { listsOf } from './lists';

const link = (name: string) => ({ label: name, href: `/${name}` });
const category = (label: string, items: NavEntry[], href?: string): NavEntry => {
  return { label, collapsible: true, collapsed: true, items, ...(href !== undefined && { href }) };
};

it('lists the pages of each category that has a page, and the categories with one', () => {
  const inner = category('inner', [link('c')], '/inner');
  const items = [category('outer', [link('a'), inner, category('none', [link('d')])], '/outer')];
  expect([...listsOf([{ name: 's', items }])]).toEqual([
    ['/outer', [link('a'), link('inner')]],
    ['/inner', [link('c')]],
  ]);
});
