import settings from '$site/settings';
import type { PublicSettings } from '../config/settings/public-settings';
import { checkNavbar } from './check-navbar';

type Items = PublicSettings['navbar'];

it('accepts the items of the settings', () => {
  expect(() => checkNavbar(settings.navbar)).not.toThrow();
});

it.each([
  ['whose rendering fails', { type: 'languageDropdown', position: 'left' }],
  ['of an unknown type', { type: 'clock', position: 'left', label: 'Now' }],
])('names an item %s', (_, item) => {
  const items = [...settings.navbar, item] as Items;
  expect(() => checkNavbar(items)).toThrow(
    `site.config.ts: the item ${JSON.stringify(item)} of navbar.items cannot be rendered: `,
  );
});
