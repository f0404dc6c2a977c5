import { shownNavbarItems } from './navbar-items';
import { settingsSchema } from './schema';

const items = [
  { type: 'search' },
  { type: 'link', label: 'Blog', href: '/blog' },
  { type: 'colorModeToggle' },
];

it('shows the search box only if search is on, and marks what phones show too', () => {
  const navbar = settingsSchema.shape.navbar.parse({ items });
  const settings = (search: object | false) =>
    ({ navbar, search }) as unknown as Parameters<typeof shownNavbarItems>[0];
  const shown = (search: object | false) =>
    shownNavbarItems(settings(search)).map(({ type, onPhones }) => [type, onPhones]);
  expect(shown({})).toEqual([
    ['search', true],
    ['link', undefined],
    ['colorModeToggle', true],
  ]);
  expect(shown(false)).toEqual([
    ['link', undefined],
    ['colorModeToggle', true],
  ]);
});
