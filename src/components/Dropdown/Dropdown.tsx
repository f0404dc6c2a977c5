import { withBase } from '../../base-path';
import { Icon } from '../Icon/Icon';
import * as styles from './Dropdown.module.css';

export interface DropdownItem {
  readonly label: string;
  readonly href: string;
  /** BCP 47 tag, if the item is a language. */
  readonly lang?: string;
}

export interface DropdownProps {
  /** Names the list, and is announced before the chosen item. */
  label: string;
  /** The first one is the chosen one. */
  items: readonly DropdownItem[];
  /** Whether the choice is saved as the preferred version. */
  isVersion?: boolean;
}

/**
 * A list that opens below its button: a native disclosure, which works without JavaScript. Its links
 * lead to the roots; `client/runtime/same-page.ts` makes them lead to the page that is open.
 */
export function Dropdown({ label, items, isVersion }: DropdownProps) {
  const [chosen] = items;
  return (
    <details className={styles.dropdown} data-dropdown="">
      <summary className={styles.button}>
        <span className="visually-hidden">{`${label}: `}</span>
        {chosen?.label}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.menu}>
        {items.map((item) => (
          <li key={item.label}>
            <a
              href={withBase(item.href)}
              lang={item.lang}
              hrefLang={item.lang}
              data-root={withBase(item.href)}
              aria-current={item === chosen ? 'true' : undefined}
              data-docs-version={isVersion ? item.label : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
