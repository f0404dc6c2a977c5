import { FilterInput } from '../markdown/elements/filter-box';
import { Glyph, type GlyphKind } from './kinds';
import type { MemberSection } from './members';
import type { NestedType } from './nested';
import { NESTED } from './nested-types';
import { type Section, sectionTitle, Slot } from './sections';

interface FilterProps {
  sections: readonly MemberSection[];
  nested: readonly NestedType[];
}

/**
 * The bar above the members: a filter, a switch for each kind of member with their number, and one
 * that opens all rows. The label has no count, because the filter covers inherited members too.
 */
export function Filter({ sections, nested }: FilterProps) {
  return (
    <div className="filter api-filter" data-filter="">
      <FilterInput label={MESSAGES.apiFilterMembers} />
      <p role="status" data-filter-status="member" />
      <button type="button" className="filter-chip" aria-pressed="false" data-open-all="">
        {MESSAGES.apiOpenAll}
      </button>
      <ul className="filter-kinds edge-fade">
        {sections.map((section) => (
          <Kind
            key={section.id}
            section={section}
            glyph={section.groups[0]?.overloads[0]?.kind ?? 'type'}
            count={section.groups.length}
          />
        ))}
        {nested.length > 0 && <Kind section={NESTED} glyph="type" count={nested.length} />}
        <Slot name="kinds" />
      </ul>
    </div>
  );
}

interface KindProps {
  section: Section;
  glyph: GlyphKind;
  count: number;
}

/** A switch that leaves the members of a kind. */
export function Kind({ section, glyph, count }: KindProps) {
  return (
    <li>
      <button
        type="button"
        className="filter-chip"
        aria-pressed="false"
        data-filter-kind={section.id}
      >
        <span aria-hidden="true">
          <Glyph kind={glyph} />
        </span>{' '}
        {sectionTitle(section)} <span className="api-count">{count}</span>
      </button>
    </li>
  );
}
