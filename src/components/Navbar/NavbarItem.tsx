import { withBase } from '../../base-path';
import type { NavbarItem as Item } from '../../config/settings/schema';
import { useColorMode } from '../ColorMode/ThemeProvider';
import { Dropdown } from '../Dropdown/Dropdown';
import { Icon } from '../Icon/Icon';
import { SearchButton } from './SearchButton';
import * as styles from './Navbar.module.css';

export function NavbarItem({ item }: { item: Item }) {
  switch (item.type) {
    case 'link':
      return (
        <a
          href={withBase(item.href)}
          className={styles.link}
          rel={isExternal(item.href) ? 'noopener' : undefined}
        >
          {item.label}
          {isExternal(item.href) && <Icon name="external" />}
        </a>
      );
    case 'languageDropdown':
      return <Dropdown label={MESSAGES.language} items={item.items} />;
    case 'docsVersionDropdown':
      return <Dropdown label={MESSAGES.version} items={item.items} isVersion />;
    case 'colorModeToggle':
      return <ColorModeToggle />;
    case 'search':
      return <SearchButton />;
    default:
      throw new Error(unknownItem(item));
  }
}

/** `client/early/color-mode.ts` changes the mode, before and without React too. */
function ColorModeToggle() {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-color-mode-toggle=""
      aria-pressed={useColorMode() === 'dark'}
      aria-label={MESSAGES.darkMode}
    >
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}

export function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href);
}

/** The schema rejects such items; this names one whose type was added there but not here. */
function unknownItem(item: never): string {
  return `The navbar item ${JSON.stringify(item)} has a type that no component renders.`;
}
