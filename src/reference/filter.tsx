import { KindLinks } from './kind-links';
import type { MemberSection } from './members';
import type { NestedType } from './nested';
import { Slot } from './slots';

interface FilterProps {
  sections: readonly MemberSection[];
  nested: readonly NestedType[];
}

/**
 * The bar above the members: a filter, the way to each kind, and a switch that leaves only the
 * sentence of each member. The label has no count, because the filter covers inherited members too.
 */
export function Filter({ sections, nested }: FilterProps) {
  return (
    <div className="filter api-filter" data-filter="">
      <label htmlFor="member-filter">{MESSAGES.apiFilterMembers}</label>
      <input
        id="member-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        data-filter-input=""
      />
      <ul className="filter-kinds">
        <KindLinks {...{ sections, nested }} />
      </ul>
      <button type="button" className="filter-brief" aria-pressed="false" data-brief-toggle="">
        {MESSAGES.apiSummariesOnly}
      </button>
      <p role="status" data-filter-status="member" />
      <Slot name="filter" />
    </div>
  );
}
