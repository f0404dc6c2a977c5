import type { PageProps } from 'gatsby';
import { withBase } from '../base-path';
import { parseSearchUrl, searchTitle } from '../page-model/search-address';
import { PageHead } from '../components/PageHead/PageHead';
import type { SearchContext } from '../page-model/page-context';
import { escapeHtml } from '../../packages/search/engine/highlight';
import * as styles from './search.module.css';
import { REFERENCE_PATH, SEARCH_PATH } from '../routes';

/** Not managed by React: `packages/search/ui/page/` replaces it, and React must not change it back. */
const shell = ({
  hasReference,
  placeholder,
}: SearchContext) => `<form role="search" action="${withBase(SEARCH_PATH)}" class="search-form">
<label for="search-input" class="visually-hidden">${MESSAGES.search}</label>
<input id="search-input" type="search" name="q" maxlength="64" autocomplete="off" placeholder="${escapeHtml(placeholder)}">
</form>
<p class="search-failed">${MESSAGES.searchFailedHtml}</p>
<p class="search-no-script">${MESSAGES.searchNoScript} ${hasReference ? MESSAGES.searchNoScriptReferenceHtml.replace('{reference}', withBase(REFERENCE_PATH)) : MESSAGES.searchNoScriptMenuHtml}</p>`;

/** `/search?q=…`: the page of results. */
export default function SearchTemplate({ pageContext }: PageProps<object, SearchContext>) {
  const query = typeof window === 'undefined' ? '' : parseSearchUrl(window.location.search).query;
  return (
    <div className={styles.page}>
      <PageHead title={searchTitle(query)} path={SEARCH_PATH} card={pageContext.card} />
      <h1>{MESSAGES.search}</h1>
      <div
        data-search-page=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: shell(pageContext) }}
      />
    </div>
  );
}
