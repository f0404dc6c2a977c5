import type { PopularTask } from '../../../../src/page-model/popular-tasks';

export interface MissingResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  /** `{query}` in it is replaced with the query. */
  readonly missingResultsUrl: string | null;
  readonly popular: readonly PopularTask[];
  /** Whether only some sections were searched. */
  readonly isLimited: boolean;
  readonly onQuery: (query: string) => void;
  readonly onAllSections: () => void;
}

/** What many readers come for. */
export function PopularTasks({ of: tasks }: { readonly of: readonly PopularTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <div className="search-popular">
      <p>{MESSAGES.searchPopular}</p>
      <ul>
        {tasks.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to try when nothing is found: up to three other queries, common tasks, and a report. */
export function MissingResults(props: MissingResultsProps) {
  const { query, suggestions, popular, missingResultsUrl, isLimited } = props;
  const { onQuery, onAllSections } = props;
  return (
    <div className="search-missing">
      <p className="search-missing-title">
        {MESSAGES.searchNoneFor} "<strong key={query}>{query}</strong>"
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
      <PopularTasks of={popular} />
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
