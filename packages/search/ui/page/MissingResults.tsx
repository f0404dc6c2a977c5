export interface MissingResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  /** `{query}` in it is replaced with the query. */
  readonly missingResultsUrl: string | null;
  /** Whether only some sections were searched. */
  readonly isLimited: boolean;
  readonly onQuery: (query: string) => void;
  readonly onAllSections: () => void;
}

/** What to try when nothing is found: up to three other queries, and where to report it. */
export function MissingResults(props: MissingResultsProps) {
  const { query, suggestions, missingResultsUrl, isLimited, onQuery, onAllSections } = props;
  return (
    <div className="search-missing">
      <p className="search-missing-title">
        {MESSAGES.searchNoneFor} "<strong>{query}</strong>"
      </p>
      {isLimited && (
        <button type="button" className="search-button" onClick={onAllSections}>
          {MESSAGES.searchAllSections}
        </button>
      )}
      {suggestions.length > 0 && (
        <>
          <p>{MESSAGES.searchSuggestions}:</p>
          <ul>
            {suggestions.slice(0, 3).map((text) => (
              <li key={text}>
                <button type="button" className="search-suggestion" onClick={() => onQuery(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl && (
        <p>
          {MESSAGES.searchMissing}{' '}
          <a href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
            {MESSAGES.searchReport}
          </a>
        </p>
      )}
    </div>
  );
}
