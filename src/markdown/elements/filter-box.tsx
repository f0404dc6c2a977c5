import { Icon } from '../../components/Icon/Icon';

interface FilterBoxProps {
  readonly label: string;
  /** What an entry is called in the count of matches. */
  readonly noun: string;
}

/** A box that filters the list below it; see `client/on-demand/filter.ts`. */
export function FilterBox({ label, noun }: FilterBoxProps) {
  return (
    <div className="filter" data-filter="">
      <FilterInput label={label} />
      <button type="button" className="filter-chip" data-filter-clear="" hidden>
        {MESSAGES.filterClear}
      </button>
      <p role="status" data-filter-status={noun} />
    </div>
  );
}

export function FilterInput({ label }: Pick<FilterBoxProps, 'label'>) {
  return (
    <>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-filter-input=""
      />
    </>
  );
}
