import * as React from 'react';
import { countText, errorHelp, errorText, fill, meantBy, noteOf } from '../texts';
import type { SiteSearch } from '../site-search';
import type { SearchConfig } from '../config';
import type { PageAddress } from '../../../../src/page-model/search-address';
import { Filters } from './Filters';
import { Hits } from './Hits';
import { MissingResults, PopularTasks } from './MissingResults';
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
  const search = useSearch(client, config.filters, state);
  const { status, error, found } = search;
  const answer = React.useRef<HTMLElement>(null);
  const isFailed = status === 'error';
  const isCurrent = found !== undefined && found.query === query.trim();
  const hasNone = status === 'idle' && isCurrent && found.result.nbHits === 0;
  const text = isFailed ? errorText(error) : statusText(status, found);
  const ask = (change: Partial<PageAddress>) => commit({ query, sections, ...change });
  // The pressed button disappears, so the focus moves to what replaces it.
  const press = (act: () => void) => {
    act();
    answer.current?.focus();
  };
  const onMore = async () => {
    await search.more();
    if (found) keepPages(found.pages + 1);
  };
  return (
    <>
      <SearchBox
        query={query}
        placeholder={config.placeholder}
        found={isFailed ? undefined : found}
        onType={type}
        onSubmit={() => ask({})}
        onOpen={(hit) => client.insights?.opened(hit)}
        follow={follow}
      />
      {!isFailed && (
        <StatusLine
          // Without results, the text below already says this in large letters.
          text={hasNone ? noteOf(found.result) : text}
          meant={isCurrent ? meantBy(found.result) : undefined}
          onQuery={(next) => press(() => ask({ query: next }))}
        />
      )}
      <Said text={isCurrent || isFailed || status === 'stalled' ? text : ''} />
      <section
        ref={answer}
        tabIndex={-1}
        aria-label={MESSAGES.searchResults}
        // A way back waits for the place of the last hit.
        aria-busy={status === 'loading' || status === 'stalled' || found?.result.index === 'first'}
        className="search-answer"
      >
        {isFailed && <Failure error={error} onRetry={() => press(search.retry)} />}
        {!isFailed && found && (
          <Answer
            {...{ found, hasNone, sections, config, ask, press, onMore }}
            insights={client.insights}
          />
        )}
        {query.trim() === '' && <Start popular={config.popular} />}
      </section>
    </>
  );
}

interface StatusLineProps {
  readonly text: string | undefined;
  /** What the reader probably meant. */
  readonly meant: string | undefined;
  readonly onQuery: (query: string) => void;
}

function StatusLine({ text, meant, onQuery }: StatusLineProps) {
  if (text === undefined) return null;
  return (
    <p className="search-status">
      <span key={text} aria-hidden="true">
        {text}
      </span>
      {meant !== undefined && (
        <span>
          {' – '}
          {MESSAGES.searchMeant}{' '}
          <button type="button" className="search-suggestion" onClick={() => onQuery(meant)}>
            {meant}
          </button>
          ?
        </span>
      )}
    </p>
  );
}

/** Before anything is typed. */
function Start({ popular }: Pick<SearchConfig, 'popular'>) {
  return (
    <>
      <p className="search-hint">
        {MESSAGES.searchHint} {HAS_REFERENCE && fill(MESSAGES.searchShapeHint, { arrow: '->' })}
      </p>
      <PopularTasks of={popular} />
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <>
      <p className="search-error-title">{MESSAGES.searchFailed}</p>
      <p>{errorHelp(error)}</p>
      <button type="button" className="search-button" onClick={onRetry}>
        {MESSAGES.searchRetry}
      </button>
    </>
  );
}

interface AnswerProps {
  readonly found: Found;
  readonly hasNone: boolean;
  readonly sections: readonly string[];
  readonly config: SearchPageProps['config'];
  readonly insights: SiteSearch['insights'];
  readonly ask: (change: Partial<PageAddress>) => void;
  /** Does what a button is for that disappears with the answer. */
  readonly press: (act: () => void) => void;
  readonly onMore: () => Promise<void>;
}

/** The filters, and the hits or what to try instead. */
function Answer(props: AnswerProps) {
  const { found, hasNone, sections, config, insights, ask, press, onMore } = props;
  return (
    <>
      <Filters
        counts={found.result.facets.lvl0}
        chosen={sections}
        onChange={(next) => ask({ sections: next })}
      />
      {hasNone ? (
        <MissingResults
          query={found.query}
          suggestions={found.result.suggestions}
          missingResultsUrl={config.missingResultsUrl}
          popular={config.popular}
          isLimited={sections.length > 0}
          onQuery={(next) => press(() => ask({ query: next }))}
          onAllSections={() => press(() => ask({ sections: [] }))}
        />
      ) : (
        <Hits
          hits={found.hits}
          total={found.result.nbHits}
          hasMore={found.pages < found.result.nbPages}
          onMore={onMore}
          insights={insights}
        />
      )}
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
      <span key={announcement}>{announcement}</span>
    </p>
  );
}

/** The last answer's numbers stay while the next one is on its way. */
function statusText(status: Exclude<Status, 'error'>, found: Found | undefined): string {
  if (status === 'stalled') return MESSAGES.searchStalled;
  if (!found) return status === 'loading' ? MESSAGES.searchSearching : '';
  return countText(found.result, found.hits.length);
}
