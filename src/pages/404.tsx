import { PageHead } from '../components/PageHead/PageHead';
import * as styles from './404.module.css';

/** Shown at a path that has no page. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead title={MESSAGES.notFound} unlisted />
      <h1>{MESSAGES.notFound}</h1>
      <p>{MESSAGES.notFoundReason}</p>
      <p>
        {`${MESSAGES.notFoundBeforeHome} `}
        <a href="/">{MESSAGES.notFoundHome}</a>
        {MESSAGES.notFoundAfterHome}
      </p>
    </div>
  );
}
