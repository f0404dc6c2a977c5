import settings from '$site/settings';
import { withBase } from '../../base-path';
import type { MenuItem } from '../../config/settings/navbar-items';
import { Icon } from '../Icon/Icon';
import { Brand } from '../Logo/Logo';
import { isExternal } from '../Navbar/NavbarItem';
import { StaticHtml } from '../StaticHtml/StaticHtml';
import * as styles from './Sidebar.module.css';

export interface SidebarProps {
  name: string;
  /** Its HTML; absent in the browser, where the document already contains it. */
  html: string | undefined;
  /** The ids of its branches that lead to the page, for `client/on-demand/branches.ts`. */
  branches?: readonly string[] | undefined;
}

/**
 * The pages of the documentation. On narrow screens the same element is the slide-in menu, with the
 * navbar's links in a second panel; `client/early/menu.ts` moves it. Not an `aside`, which could
 * not have the role of a dialog while it is open.
 */
export function Sidebar({ name, html, branches }: SidebarProps) {
  return (
    <div
      id="site-sidebar"
      className={styles.sidebar}
      data-menu=""
      data-panel="docs"
      data-branches={branches?.join(' ')}
    >
      <div className={styles.head}>
        <span className={styles.brand}>
          <Brand />
        </span>
        <button
          type="button"
          className={styles.close}
          data-menu-close=""
          aria-label={MESSAGES.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.main} data-menu-panel="main">
        <button type="button" className={styles.panelSwitch} data-menu-show="docs">
          {MESSAGES.documentation}
          <Icon name="arrowRight" />
        </button>
        <nav aria-label={MESSAGES.mainMenu}>
          <ul>{mainLinks()}</ul>
        </nav>
      </div>
      <div className={styles.docs} data-menu-panel="docs">
        <button type="button" className={styles.panelSwitch} data-menu-show="main">
          <Icon name="arrowLeft" />
          {MESSAGES.backToMainMenu}
        </button>
        <nav aria-label={MESSAGES.documentation}>
          <StaticHtml id={`sidebar-${name}`} html={html} className={styles.tree} />
        </nav>
      </div>
    </div>
  );
}

/** What the entries of a list are, by its type. */
const LISTS: Readonly<Record<Exclude<MenuItem['type'], 'link'>, string>> = {
  languageDropdown: MESSAGES.language,
  docsVersionDropdown: MESSAGES.version,
};

/** The navbar's items that a phone's bar leaves out: its links, and those of its lists. */
function mainLinks() {
  return settings.navbar.flatMap((item) => {
    if (item.onPhones) return [];
    if (item.type === 'link') return [<MainLink key={item.label} {...item} />];
    const kind = LISTS[item.type];
    return item.items.map(({ label, href }) => (
      <MainLink
        key={`${kind}${label}`}
        label={`${kind}: ${label}`}
        href={href}
        root={href}
        version={item.type === 'docsVersionDropdown' ? label : undefined}
      />
    ));
  });
}

interface MainLinkProps {
  label: string;
  href: string;
  /** The home page, if this is a link to another language or version. */
  root?: string;
  version?: string | undefined;
}

function MainLink({ label, href, root, version }: MainLinkProps) {
  return (
    <li>
      <a
        href={withBase(href)}
        rel={isExternal(href) ? 'noopener' : undefined}
        data-root={root && withBase(root)}
        data-docs-version={version}
      >
        {label}
      </a>
    </li>
  );
}
