import { withBase } from '../../base-path';
import type { NavLink } from '../../page-model/nav-entry';
import { Icon } from '../Icon/Icon';
import * as styles from './PageFooter.module.css';

export interface PageFooterProps {
  editUrl?: string | undefined;
  /** An ISO 8601 date without a time. */
  lastUpdated?: string | undefined;
  /** The same date for readers. */
  lastUpdatedText?: string | undefined;
  previous?: NavLink | undefined;
  next?: NavLink | undefined;
}

/** The foot of a page: where to edit it, when it was updated, and its neighbours. */
export function PageFooter(props: PageFooterProps) {
  const { editUrl, lastUpdated, lastUpdatedText, previous, next } = props;
  return (
    <footer className={styles.footer}>
      {(editUrl ?? lastUpdated) !== undefined && (
        <div className={styles.meta}>
          {editUrl && (
            <a href={editUrl} className={styles.edit} rel="noopener">
              <Icon name="edit" />
              {MESSAGES.editThisPage}
            </a>
          )}
          {lastUpdated && (
            <span>
              {`${MESSAGES.lastUpdated} `}
              <time dateTime={lastUpdated}>{lastUpdatedText}</time>
            </span>
          )}
        </div>
      )}
      {(previous ?? next) && (
        <nav aria-label={MESSAGES.pagination} className={styles.pagination}>
          {previous && <PageLink link={previous} direction="previous" />}
          {next && <PageLink link={next} direction="next" />}
        </nav>
      )}
    </footer>
  );
}

function PageLink({ link, direction }: { link: NavLink; direction: 'previous' | 'next' }) {
  const isNext = direction === 'next';
  return (
    <a
      href={withBase(link.href)}
      className={isNext ? styles.next : styles.previous}
      rel={isNext ? 'next' : 'prev'}
    >
      <span className={styles.direction}>
        {!isNext && <Icon name="arrowLeft" />}
        {isNext ? MESSAGES.next : MESSAGES.previous}
        {isNext && <Icon name="arrowRight" />}
      </span>
      {link.code ? <code translate={UNTRANSLATED}>{link.label}</code> : link.label}
    </a>
  );
}
