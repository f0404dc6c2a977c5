import type { NavbarItem, Settings } from './schema';

/**
 * Whether the navbar shows a type of item on phones too. Other items are in the menu there, and the
 * compiler requires `components/Sidebar/Sidebar.tsx` to have their links. The fields of a type are
 * in `navbar-schema.ts` and its component in `components/Navbar/NavbarItem.tsx`; the compiler
 * reports a type missing from any of the three.
 */
const ON_PHONES = {
  search: true,
  link: false,
  languageDropdown: false,
  docsVersionDropdown: false,
  colorModeToggle: true,
} as const satisfies Readonly<Record<NavbarItem['type'], boolean>>;

type OnPhones = typeof ON_PHONES;
type PhoneType = {
  [Type in keyof OnPhones]: OnPhones[Type] extends true ? Type : never;
}[keyof OnPhones];

type PhoneItem = Extract<NavbarItem, { type: PhoneType }> & { readonly onPhones: true };
/** An item that phones show in the menu. */
export type MenuItem = Exclude<NavbarItem, { type: PhoneType }> & { readonly onPhones?: undefined };
export type ShownNavbarItem = PhoneItem | MenuItem;

/** The items that the site shows, in order: the search box only if search is on. */
export function shownNavbarItems(settings: Settings): ShownNavbarItem[] {
  return settings.navbar.items
    .filter(({ type }) => type !== 'search' || settings.search !== false)
    .map((item) => (isForPhones(item) ? { ...item, onPhones: true } : item));
}

function isForPhones(item: NavbarItem): item is Extract<NavbarItem, { type: PhoneType }> {
  return ON_PHONES[item.type];
}

/** The documented versions; the first one is the version of this build. */
export function docsVersions({ navbar }: Pick<Settings, 'navbar'>): readonly string[] {
  return navbar.items.flatMap((item) =>
    item.type === 'docsVersionDropdown' ? item.items.map(({ label }) => label) : [],
  );
}
