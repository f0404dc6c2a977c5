import { PageHead } from '../components/PageHead/PageHead';
import * as styles from './404.module.css';

/** What a reader gets at a path that no page has. */
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
