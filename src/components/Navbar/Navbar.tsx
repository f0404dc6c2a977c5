import settings from '$site/settings';
import { HOME_PATH } from '../../routes';
import { withBase } from '../../base-path';
import { Icon } from '../Icon/Icon';
import { Brand } from '../Logo/Logo';
import { NavbarItem } from './NavbarItem';
import * as styles from './Navbar.module.css';

/**
 * The fixed bar at the top. Its behaviour is in `client/early/`, so that it works before React
 * does.
 */
export function Navbar() {
  return (
    <header className={styles.navbar} data-navbar="">
      <button
        type="button"
        className={styles.menuButton}
        data-menu-open=""
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-controls="site-sidebar"
        aria-label={MESSAGES.menu}
      >
        <Icon name="menu" />
      </button>
      <a href="#site-sidebar" className={styles.menuLink} aria-label={MESSAGES.menu}>
        <Icon name="menu" />
      </a>
      <a href={withBase(HOME_PATH)} className={styles.brand}>
        <Brand />
      </a>
      <nav aria-label={MESSAGES.mainNavigation} className={styles.items}>
        <ul className={styles.side}>{itemsOn('left')}</ul>
        <ul className={styles.side}>{itemsOn('right')}</ul>
      </nav>
    </header>
  );
}

function itemsOn(position: 'left' | 'right') {
  return settings.navbar
    .filter((item) => item.position === position)
    .map((item, index) => (
      <li key={index} className={item.onPhones ? styles.always : undefined}>
        <NavbarItem item={item} />
      </li>
    ));
}
