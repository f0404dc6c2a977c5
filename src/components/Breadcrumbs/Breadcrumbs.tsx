import { withBase } from '../../base-path';
import type { Crumb } from '../../page-model/place';
import * as styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** The categories above the page, outermost first. */
  items: readonly Crumb[];
  /** The page itself. */
  current: string;
}

/**
 * The page's place in the hierarchy (WAI-ARIA APG, breadcrumb pattern); an empty row for top-level pages.
 */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  if (items.length === 0) return <div className={styles.breadcrumbs} />;
  return (
    <nav aria-label={MESSAGES.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={index}>{href ? <a href={withBase(href)}>{label}</a> : <span>{label}</span>}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
