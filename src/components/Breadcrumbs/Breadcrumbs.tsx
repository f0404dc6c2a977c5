import { withBase } from '../../base-path';
import type { Crumb } from '../../page-model/place';
import { HOME_PATH } from '../../routes';
import * as styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** The categories above the page, outermost first. */
  items: readonly Crumb[];
  /** The page itself, by the name that it has in the sidebar. */
  current: string;
}

/**
 * The page's place in the hierarchy (WAI-ARIA APG, breadcrumb pattern). From a page at the top, the
 * way up leads home.
 */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const above = items.length > 0 ? items : [{ label: MESSAGES.home, href: HOME_PATH }];
  return (
    <nav aria-label={MESSAGES.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {above.map(({ label, href }, index) => (
          <li key={index}>{href ? <a href={withBase(href)}>{label}</a> : <span>{label}</span>}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
