interface FilterBoxProps {
  /** Of the field; unique in the page. */
  readonly id: string;
  readonly label: string;
  /** What an entry is called in the count of matches. */
  readonly noun: string;
}

/** A box that filters the list below it; see `client/on-demand/filter.ts`. */
export function FilterBox({ id, label, noun }: FilterBoxProps) {
  return (
    <div className="filter" data-filter="">
      <label htmlFor={id}>
        <SearchIcon /> {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={MESSAGES.filterHint}
        autoComplete="off"
        spellCheck={false}
        data-filter-input=""
      />
      <button type="button" className="filter-chip" data-filter-clear="" hidden>
        {MESSAGES.filterClear}
      </button>
      <p role="status" data-filter-status={noun} />
    </div>
  );
}

export function SearchIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
    </svg>
  );
}
