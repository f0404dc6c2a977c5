import type { MemberSection } from './members';
import type { NestedType } from './nested';
import { NESTED } from './nested-types';
import { type Section, sectionTitle, Slot } from './sections';

interface KindLinksProps {
  sections: readonly MemberSection[];
  nested: readonly NestedType[];
}

/** A link to each kind of member, with their number. */
export function KindLinks({ sections, nested }: KindLinksProps) {
  return (
    <>
      {sections.map((section) => (
        <KindLink
          key={section.id}
          section={section}
          count={section.groups.reduce((sum, { overloads }) => sum + overloads.length, 0)}
        />
      ))}
      {nested.length > 0 && <KindLink section={NESTED} count={nested.length} />}
    </>
  );
}

export function KindLink({ section, count }: { section: Section; count: number }) {
  return (
    <li>
      <a href={`#${section.id}`}>
        {sectionTitle(section)} <span className="api-count">{count}</span>
      </a>
    </li>
  );
}

/**
 * The bar above the members: a filter, the way to each kind, and a switch that leaves only the
 * sentence of each member. The label has no count, because the filter covers inherited members too.
 */
export function Filter({ sections, nested }: KindLinksProps) {
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
