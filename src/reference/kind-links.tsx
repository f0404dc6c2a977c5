import type { MemberSection } from './members';
import type { NestedType } from './nested';
import { NESTED } from './nested-types';
import { type Section, sectionTitle } from './sections';

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
