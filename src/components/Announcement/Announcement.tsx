import settings from '$site/settings';
import { withBase } from '../../base-path';
import { Icon } from '../Icon/Icon';
import { isExternal } from '../Navbar/NavbarItem';
import * as styles from './Announcement.module.css';

/** The bar above the navbar. Once closed, it stays hidden from that reader until its id changes. */
export function Announcement() {
  const { announcement } = settings;
  if (announcement === false) return null;
  const { id, text, link, dismissible } = announcement;
  // A text that has the label as a part of it is not to say it twice.
  const at = link ? text.indexOf(link.label) : -1;
  return (
    <aside className={styles.bar} aria-label={MESSAGES.announcement} data-announcement={id}>
      <p>
        {at < 0 ? `${text} ` : text.slice(0, at)}
        {link && (
          <a href={withBase(link.href)} rel={isExternal(link.href) ? 'noopener' : undefined}>
            {link.label}
          </a>
        )}
        {link && at >= 0 && text.slice(at + link.label.length)}
      </p>
      {dismissible && (
        <button
          type="button"
          className={styles.close}
          data-announcement-close=""
          aria-label={MESSAGES.closeAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
