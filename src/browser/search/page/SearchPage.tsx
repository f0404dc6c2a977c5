import { countText, ERROR_TEXT } from '../texts';
import type { SiteSearch } from '../client';
import type { SearchConfig } from '../config';
import { Filters } from './Filters';
import { Hits } from './Hits';
import { MissingResults } from './MissingResults';
import { SearchBox } from './SearchBox';
import { useAddress } from './use-address';
import { useSearch } from './use-search';

export interface SearchPageProps {
  readonly client: SiteSearch;
  readonly config: Pick<
    SearchConfig,
    'placeholder' | 'filters' | 'siteTitle' | 'missingResultsUrl'
  >;
  /** Follows a link of this site. */
  readonly follow: (url: string) => void;
}

/** The page of results below its heading. */
export function SearchPage({ client, config, follow }: SearchPageProps) {
  const { state, type, commit, keepPages } = useAddress(config.siteTitle);
  const { query, sections } = state;
  const { status, found, more, retry } = useSearch(client, config.filters, state);
  const isCurrent = found !== undefined && found.query === query.trim();
  const showMore = async () => {
    if (!found) return;
    await more();
    keepPages(found.pages + 1);
  };
  const hasNone = status === 'idle' && isCurrent && found.result.nbHits === 0;
  return (
    <>
      <SearchBox
        query={query}
        placeholder={config.placeholder}
        found={status === 'error' ? undefined : found}
        onType={type}
        onSubmit={() => commit({ query, sections })}
        follow={follow}
      />
      <p role="status" className="search-status">
        {statusText(status, isCurrent ? found.result : undefined, found?.hits.length ?? 0)}
      </p>
      {status === 'error' && (
        <div className="search-error">
          <p className="search-error-title">Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="search-button" onClick={retry}>
            Try again
          </button>
        </div>
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
              isLimited={sections.length > 0}
              onQuery={(next) => commit({ query: next, sections })}
              onAllSections={() => commit({ query, sections: [] })}
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
        <p className="search-hint">Type what you are looking for: a word, a type, a member.</p>
      )}
    </>
  );
}

type Result = NonNullable<ReturnType<typeof useSearch>['found']>['result'];

/** What screen readers are told, and others see above the list. */
function statusText(
  status: ReturnType<typeof useSearch>['status'],
  result: Result | undefined,
  shown: number,
): string {
  if (status === 'error') return ERROR_TEXT;
  if (status === 'stalled') return 'Still searching …';
  if (!result) return '';
  const count = countText(result.nbHits, result.query, result.index);
  return shown < result.nbHits ? `${count}, ${shown} shown` : count;
}
