import { Icon } from '../../components/Icon/Icon';

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
        <Icon name="search" /> {label}
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
