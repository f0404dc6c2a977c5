import type { NavbarItem, Settings } from './schema';

interface NavbarItemTraits {
  /** Whether the navbar shows it on phones too; other items are in the menu there. */
  readonly onPhones: boolean;
  /** Whether the feature that it belongs to is on. */
  readonly isOn: (settings: Settings) => boolean;
}

const always = () => true;

/**
 * The traits of each type of navbar item. Its fields are in `schema.ts` and its component in
 * `components/Navbar/NavbarItem.tsx`; the compiler reports a type missing from any of the three.
 */
const NAVBAR_ITEMS: Readonly<Record<NavbarItem['type'], NavbarItemTraits>> = {
  search: { onPhones: true, isOn: ({ search }) => search !== false },
  link: { onPhones: false, isOn: always },
  languageDropdown: { onPhones: false, isOn: always },
  docsVersionDropdown: { onPhones: false, isOn: always },
  colorModeToggle: { onPhones: true, isOn: always },
};

export type ShownNavbarItem = NavbarItem & { readonly onPhones?: true };

/** The items that the site shows, in order. */
export function shownNavbarItems(settings: Settings): ShownNavbarItem[] {
  return settings.navbar.items
    .filter(({ type }) => NAVBAR_ITEMS[type].isOn(settings))
    .map((item) => (NAVBAR_ITEMS[item.type].onPhones ? { ...item, onPhones: true } : item));
}

/** The documented versions; the first one is the version of this build. */
export function docsVersions({ navbar }: Pick<Settings, 'navbar'>): readonly string[] {
  return navbar.items.flatMap((item) =>
    item.type === 'docsVersionDropdown' ? item.items.map(({ label }) => label) : [],
  );
}
