import { PageHead } from '../components/PageHead/PageHead';
import * as styles from './404.module.css';

/** What a reader gets at a path that no page has. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Page not found" unlisted />
      <h1>Page not found</h1>
      <p>
        No page has this address. It may have moved, or the link that brought you here is wrong.
      </p>
      <p>
        Look for it in the menu, or start from the <a href="/">home page</a>.
      </p>
    </div>
  );
}
