import * as React from 'react';
import documentData from '$site/document';
import popular from '$site/popular';
import { withBase, withoutBase } from '../base-path';
import { PageHead } from '../components/PageHead/PageHead';
import { addressWords } from '../page-model/address-words';
import { HOME_PATH, SEARCH_PATH } from '../routes';
import * as styles from './404.module.css';

/** Shown at a path that has no page: a search for the words of the address, and popular tasks. */
export default function NotFoundPage() {
  const input = React.useRef<HTMLInputElement>(null);
  // One document is served for every such path, so only the browser knows the address.
  React.useEffect(() => {
    if (input.current) input.current.value ||= addressWords(withoutBase(location.pathname));
  }, []);
  return (
    <div className={styles.page}>
      <PageHead title={MESSAGES.notFound} unlisted />
      <div className="rings-apart" aria-hidden="true" />
      <h1>{MESSAGES.notFound}</h1>
      <p>{MESSAGES.notFoundReason}</p>
      {documentData.hasSearch && (
        <form role="search" action={withBase(SEARCH_PATH)} className={styles.search}>
          <label htmlFor="not-found-search">{MESSAGES.notFoundSearch}</label>
          <input ref={input} id="not-found-search" type="search" name="q" autoComplete="off" />
          <button>{MESSAGES.search}</button>
        </form>
      )}
      {popular.length > 0 && (
        <>
          <h2>{MESSAGES.searchPopular}</h2>
          <ul className={styles.tasks}>
            {popular.map(({ label, href }) => (
              <li key={href}>
                <a href={withBase(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {`${MESSAGES.notFoundBeforeHome} `}
        <a href={withBase(HOME_PATH)}>{MESSAGES.notFoundHome}</a>
        {MESSAGES.notFoundAfterHome}
      </p>
    </div>
  );
}
