import { StaticHtml } from '../StaticHtml/StaticHtml';
import { Icon } from '../Icon/Icon';
import * as styles from './TableOfContents.module.css';

export interface TableOfContentsProps {
  id: string;
  /**
   * Nested lists; empty if the page has no headings to show, absent on first load in the browser.
   */
  html: string | undefined;
}

/**
 * The headings of the page. It is collapsible on narrow screens: `client/early/toc.ts` opens it,
 * and marks the section being read.
 */
export function TableOfContents({ id, html }: TableOfContentsProps) {
  return (
    <nav aria-label={MESSAGES.onThisPage} className={styles.toc} data-toc="">
      <p className={styles.title}>{MESSAGES.onThisPage}</p>
      <button type="button" className={styles.toggle} data-toc-toggle="" aria-expanded="false">
        {MESSAGES.onThisPage}
        <Icon name="chevron" />
      </button>
      <StaticHtml id={`toc-${id}`} html={html} className={styles.list} />
    </nav>
  );
}
