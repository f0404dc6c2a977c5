import type { NavbarItem, Settings } from './schema';

interface NavbarItemTraits {
  /**
   * Whether the navbar shows it on phones too. Other items are in the menu there, and the compiler
   * requires `components/Sidebar/Sidebar.tsx` to have their links.
   */
  readonly onPhones: boolean;
  /** Whether the feature that it belongs to is on. */
  readonly isOn: (settings: Settings) => boolean;
}

const always = () => true;

/**
 * The traits of each type of navbar item. Its fields are in `navbar-schema.ts` and its component in
 * `components/Navbar/NavbarItem.tsx`; the compiler reports a type missing from any of the three.
 */
const NAVBAR_ITEMS = {
  search: { onPhones: true, isOn: ({ search }) => search !== false },
  link: { onPhones: false, isOn: always },
  languageDropdown: { onPhones: false, isOn: always },
  docsVersionDropdown: { onPhones: false, isOn: always },
  colorModeToggle: { onPhones: true, isOn: always },
} as const satisfies Readonly<Record<NavbarItem['type'], NavbarItemTraits>>;

type Traits = typeof NAVBAR_ITEMS;
type PhoneType = {
  [Type in keyof Traits]: Traits[Type]['onPhones'] extends true ? Type : never;
}[keyof Traits];

type PhoneItem = Extract<NavbarItem, { type: PhoneType }> & { readonly onPhones: true };
/** An item that phones show in the menu. */
export type MenuItem = Exclude<NavbarItem, { type: PhoneType }> & { readonly onPhones?: undefined };
export type ShownNavbarItem = PhoneItem | MenuItem;

/** The items that the site shows, in order. */
export function shownNavbarItems(settings: Settings): ShownNavbarItem[] {
  return settings.navbar.items
    .filter(({ type }) => NAVBAR_ITEMS[type].isOn(settings))
    .map((item) => (isForPhones(item) ? { ...item, onPhones: true } : item));
}

function isForPhones(item: NavbarItem): item is Extract<NavbarItem, { type: PhoneType }> {
  return NAVBAR_ITEMS[item.type].onPhones;
}

/** The documented versions; the first one is the version of this build. */
export function docsVersions({ navbar }: Pick<Settings, 'navbar'>): readonly string[] {
  return navbar.items.flatMap((item) =>
    item.type === 'docsVersionDropdown' ? item.items.map(({ label }) => label) : [],
  );
}
