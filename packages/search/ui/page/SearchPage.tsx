import * as React from 'react';
import { countText, errorHelp, errorText, fill, meantBy, noteOf } from '../texts';
import type { SiteSearch } from '../site-search';
import type { SearchConfig } from '../config';
import { Filters } from './Filters';
import { Hits } from './Hits';
import { MissingResults } from './MissingResults';
import { SearchBox } from './SearchBox';
import { useAddress } from './use-address';
import { type Found, type Status, useSearch } from './use-search';

/** How long the reader must pause before screen readers are told, in milliseconds. */
const SAY_AFTER_MS = 400;

export interface SearchPageProps {
  readonly client: SiteSearch;
  readonly config: Pick<
    SearchConfig,
    'placeholder' | 'filters' | 'siteTitle' | 'missingResultsUrl' | 'popular'
  >;
  /** Follows a link within the site. */
  readonly follow: (url: string) => void;
}

/** The search page, below its heading. */
export function SearchPage({ client, config, follow }: SearchPageProps) {
  const { state, type, commit, keepPages } = useAddress(config.siteTitle);
  const { query, sections } = state;
  const { status, error, found, more, retry } = useSearch(client, config.filters, state);
  const answer = React.useRef<HTMLElement>(null);
  const isBusy = status === 'loading' || status === 'stalled' || found?.result.index === 'first';
  const isCurrent = found !== undefined && found.query === query.trim();
  const showMore = async () => {
    if (!found) return;
    await more();
    keepPages(found.pages + 1);
  };
  // The pressed button disappears, so the focus moves to what replaces it.
  const toAnswer =
    <T extends unknown[]>(act: (...given: T) => void) =>
    (...given: T) => {
      act(...given);
      answer.current?.focus();
    };
  const hasNone = status === 'idle' && isCurrent && found.result.nbHits === 0;
  const text = status === 'error' ? errorText(error) : statusText(status, found);
  // Without results or after an error, the text below already says this in large letters.
  const meant = status === 'error' || !isCurrent ? undefined : meantBy(found.result);
  const seen = status === 'error' ? undefined : hasNone ? noteOf(found.result) : text;
  return (
    <>
      <SearchBox
        query={query}
        placeholder={config.placeholder}
        found={status === 'error' ? undefined : found}
        onType={type}
        onSubmit={() => commit({ query, sections })}
        onOpen={(hit) => client.insights?.opened(hit)}
        follow={follow}
      />
      {seen !== undefined && (
        <p className="search-status">
          <span aria-hidden="true">{seen}</span>
          {meant !== undefined && (
            <span>
              {' – '}
              {MESSAGES.searchMeant}{' '}
              <button
                type="button"
                className="search-suggestion"
                onClick={toAnswer(() => commit({ query: meant, sections }))}
              >
                {meant}
              </button>
              ?
            </span>
          )}
        </p>
      )}
      <Said text={isCurrent || status === 'error' || status === 'stalled' ? text : ''} />
      <section
        ref={answer}
        tabIndex={-1}
        aria-label={MESSAGES.searchResults}
        // A way back waits for the place of the last hit.
        aria-busy={isBusy}
        className="search-answer"
      >
        {status === 'error' && (
          <>
            <p className="search-error-title">{MESSAGES.searchFailed}</p>
            <p>{errorHelp(error)}</p>
            <button type="button" className="search-button" onClick={toAnswer(retry)}>
              {MESSAGES.searchRetry}
            </button>
          </>
        )}
        {status !== 'error' && found && (
          <>
            <Filters
              counts={found.result.facets.lvl0}
              chosen={sections}
              onChange={(next) => commit({ query, sections: next })}
            />
            {hasNone ? (
              <MissingResults
                query={found.query}
                suggestions={found.result.suggestions}
                missingResultsUrl={config.missingResultsUrl}
                popular={config.popular}
                isLimited={sections.length > 0}
                onQuery={toAnswer((next) => commit({ query: next, sections }))}
                onAllSections={toAnswer(() => commit({ query, sections: [] }))}
              />
            ) : (
              <Hits
                hits={found.hits}
                total={found.result.nbHits}
                hasMore={found.pages < found.result.nbPages}
                onMore={showMore}
                insights={client.insights}
              />
            )}
          </>
        )}
        {query.trim() === '' && (
          <p className="search-hint">
            {MESSAGES.searchHint} {HAS_REFERENCE && fill(MESSAGES.searchShapeHint, { arrow: '->' })}
          </p>
        )}
      </section>
    </>
  );
}

/** Announces the text to screen readers once the reader has stopped typing. */
function Said({ text }: { text: string }) {
  const [announcement, announce] = React.useState('');
  React.useEffect(() => {
    const timer = setTimeout(() => announce(text), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}

/** The last answer's numbers stay while the next one is on its way. */
function statusText(status: Exclude<Status, 'error'>, found: Found | undefined): string {
  if (status === 'stalled') return MESSAGES.searchStalled;
  if (!found) return status === 'loading' ? MESSAGES.searchSearching : '';
  return countText(found.result, found.hits.length);
}
